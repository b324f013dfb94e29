import type { LedgerEntry } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'
import type { World } from '../../../../mocks/world/core/state'

/** A player whose numbers are audited. */
export interface Account {
  world: World
  player: Player
  /** The player's movements, oldest first. */
  entries: readonly LedgerEntry[]
  /** Coin movements only. */
  coin: readonly LedgerEntry[]
  /** The bets and wins of rounds that have ended, each at the end of its round. */
  rounds: readonly LedgerEntry[]
}

/** A bet counts when its round has ended; one that is still open, or was given back, does not. */
export const endedRounds = ({ state }: Player, coin: readonly LedgerEntry[]): LedgerEntry[] => {
  const ends = new Map(state.rounds?.rows.map(({ id, at }) => [id, at]))
  const unplayed = new Set(coin.filter(({ kind }) => kind === 'bet.returned').map(({ ref }) => ref))
  for (const { id, over } of Object.values(state.games?.rounds ?? {})) if (!over) unplayed.add(id)
  return coin
    .filter(({ kind, ref }) => (kind === 'bet' || kind === 'win') && !unplayed.has(ref))
    .map((entry) => ({ ...entry, at: ends.get(entry.ref) ?? entry.at }))
    .toSorted((a, b) => a.at - b.at)
}

/** Notes one checked fact; `wrong` says what is the matter if it does not hold. */
export type Expect = (holds: boolean, wrong: () => string) => void

/** A rule: its name says what holds. */
export interface Rule {
  name: string
  check: (account: Account, expect: Expect) => void
}

export const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0)

const sumOf = (entries: readonly LedgerEntry[], wanted: string): number =>
  sum(entries, ({ kind, amount }) => (kind === wanted ? amount : 0))

/** Sum of the coin movements of a kind, cents. */
export const moved = ({ coin }: Account, kind: string): number => sumOf(coin, kind)

/** Sum of the bets or wins of ended rounds, cents. */
export const played = ({ rounds }: Account, kind: 'bet' | 'win'): number => sumOf(rounds, kind)

/** Expects two figures to be the same. */
export const same = (expect: Expect, what: string, is: unknown, should: unknown): void =>
  expect(is === should, () => `${what} is ${is}, should be ${should}`)
