/** The cookies of our own site that a script may see. */
export interface Cookies {
  /** The value of a cookie; null without it. */
  read(name: string): string | null
  /** Keeps a plain word for so many days. */
  write(name: string, value: string, days: number): void
}

/** The browser's cookies. */
export const browserCookies: Cookies = {
  read: (name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null,
  write: (name, value, days) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox 121
    document.cookie = `${name}=${value}; path=/; max-age=${days * 86_400}; samesite=lax`
  },
}
