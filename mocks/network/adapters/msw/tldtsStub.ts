/** Replaces the public-suffix list of MSW's cookie jar, most of its weight: here every host is a site of its own. */
export const getDomain = (host: string): string => host
