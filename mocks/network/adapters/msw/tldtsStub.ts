/** Stands in for the public-suffix list that the cookie jar of the mocks brings along: here one host is one site. */
export const getDomain = (host: string): string => host
