import type { PageAddress } from '../../domain/paths'
import type { Storage } from '../../platform/storage/storage'

/** Session storage key: the page that led to a deposit; a provider's page may come in between. */
const KEY = 'wallet-from'

/** `state` is the navigation state: `from` is the address of the page that the player comes from. */
export const keepReturnPath = ({ session }: Storage, back: boolean, state: unknown): void => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null
  if (back && typeof from === 'string') session.set(KEY, from)
  else if (!back) session.remove(KEY)
}

/** Where a finished deposit leads: the page that led to it, else the lobby. */
export const returnPath = ({ session }: Storage): PageAddress =>
  // Only addresses of our own pages are kept.
  (session.get(KEY) as PageAddress | null) ?? '/'
