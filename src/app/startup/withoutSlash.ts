/** An origin as paths are appended to it. For the page's own script, too: without a library. */
export const withoutSlash = (origin: string): string => origin.replace(/\/$/, '')
