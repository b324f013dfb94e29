import type { PageAddress } from '../paths'

/** Longest code that a link is taken at its word for. */
const LONGEST = 32

/** Path of the page that a player's link leads to; without a code the page names no friend. */
export const sharePath = (code: string): string => (code ? `/share?pid=${encodeURIComponent(code)}` : '/share')

/** Path of the lobby that opens a game's sheet; with the code of a signed-in player. */
export const gameSharePath = (gameId: number, code: string): string =>
  `/?game=${gameId}${code && `&pid=${encodeURIComponent(code)}`}`

/** The friend's code in a link; '' if there is none. */
export const codeIn = (query: { get(name: string): string | null }): string =>
  (query.get('pid') ?? '').trim().slice(0, LONGEST)

/** The form of a new account that keeps the friend's code. */
export const registerPath = (code: string): PageAddress => `/auth/register?pid=${encodeURIComponent(code)}`
