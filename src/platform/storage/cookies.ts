export interface Cookies {
  read(name: string): string | null
  /** `value` must not need escaping. */
  write(name: string, value: string, days: number): void
}

export const browserCookies: Cookies = {
  read: (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null,
  write: (name, value, days) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox 121
    document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax`
  },
}
