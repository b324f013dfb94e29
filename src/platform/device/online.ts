/** False only when the browser is sure that there is no network. */
export const browserOnline = (): boolean => navigator.onLine
