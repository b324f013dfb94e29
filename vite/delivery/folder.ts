/** The folder beside a build with what its hosts need to know and do not serve: headers, and the graph of its files. */
export const deliveryOf = (outDir: string): string => `${outDir}-delivery`
