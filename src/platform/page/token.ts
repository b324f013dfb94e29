/** Key of the session's token (spec §4). */
export const TOKEN = 'token'

/** The token of the last visit, read before any store exists. */
export const storedToken = (): string | null => {
  try {
    return localStorage.getItem(TOKEN)
  } catch {
    return null
  }
}
