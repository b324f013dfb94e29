import { ensurePlayerState, type Player } from '../core/player'

declare module '../core/player' {
  interface PlayerState {
    /** What was claimed or done, by book. A book starts empty in each run, for example each day. */
    claims?: Record<string, { run: string; done: Record<string, number> }>
  }
}

/** The last run of a book; empty if it was never used. */
export const runOf = (player: Player, book: string): string => player.state.claims?.[book]?.run ?? ''

/** When an item was marked done in this run, epoch ms; 0 if it was not. */
export const doneAt = (player: Player, book: string, run: string, id: string): number => {
  const stored = player.state.claims?.[book]
  return stored?.run === run && Object.hasOwn(stored.done, id) ? (stored.done[id] ?? 0) : 0
}

/** Marks an item done in this run of a book. */
export const markDone = (player: Player, book: string, run: string, id: string, at: number): void => {
  const books = ensurePlayerState(player, 'claims', () => ({}))
  const stored = books[book]
  if (stored?.run === run) stored.done[id] = at
  else books[book] = { run, done: { [id]: at } }
}
