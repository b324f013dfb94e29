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

/** Sum of the coin movements of a kind, cents. */
export const moved = ({ coin }: Account, kind: string): number =>
  sum(coin, (entry) => (entry.kind === kind ? entry.amount : 0))

/** Expects two figures to be the same. */
export const same = (expect: Expect, what: string, is: unknown, should: unknown): void =>
  expect(is === should, () => `${what} is ${is}, should be ${should}`)
