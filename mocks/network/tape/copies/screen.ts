/** What only an open page knows of a session. */
export interface Screen {
  /** Path with query. */
  route: string
  /** The balance on screen; null when there is none. */
  balance: string | null
  width: number
  height: number
  language: string
  /** The chosen theme; undefined = the player's own. */
  theme?: number
}

/** A value as source text. */
export const quoted = (value: unknown): string => JSON.stringify(value)
