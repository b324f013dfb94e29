import { type Player, slice } from '../core/player'

declare module '../core/player' {
  interface Slices {
    /** What was ticked off, book by book; a new run of a book starts it empty. */
    claims?: Record<string, { run: string; done: Record<string, number> }>
  }
}

/** The run that a book was last written in; empty for a fresh one. */
export const runOf = (player: Player, book: string): string => player.slices.claims?.[book]?.run ?? ''

/** When a thing was ticked off in a run of a book (epoch ms); 0 when it was not. */
export const doneAt = (player: Player, book: string, run: string, id: string): number => {
  const kept = player.slices.claims?.[book]
  return kept?.run === run && Object.hasOwn(kept.done, id) ? (kept.done[id] ?? 0) : 0
}

/** Ticks a thing off in a run of a book. */
export const tick = (player: Player, book: string, run: string, id: string, at: number): void => {
  const books = slice(player, 'claims', () => ({}))
  const kept = books[book]
  if (kept?.run === run) kept.done[id] = at
  else books[book] = { run, done: { [id]: at } }
}
