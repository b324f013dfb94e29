/** Headers of every call (spec §7). */
export const headersOf = (language: string | undefined, token: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  ...(language !== undefined && { 'accept-language': language }),
  ...(token && { authorization: `Bearer ${token}` }),
})
