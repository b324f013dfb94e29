/** Reads a cookie that was written here; null without it. */
export const readCookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}

/** Writes a cookie of our own site for so many days; the value is a plain word. */
export const writeCookie = (name: string, value: string, days: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox 121
  document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax`
}
