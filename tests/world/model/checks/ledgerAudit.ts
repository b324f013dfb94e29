import type { LedgerEntry } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'
import type { World } from '../../../../mocks/world/core/state'
import { assertInvariant } from './invariants'
import { createPaymentLog, type PaymentLog } from './payOnce'

/** What has been audited of one player. */
interface Account {
  entries: readonly LedgerEntry[]
  seen: number
  last: LedgerEntry | undefined
  sums: Record<string, number>
  payments: PaymentLog
}

/** Recomputes all balances from the ledger alone and checks the world against them. */
export interface LedgerAudit {
  /** Audits the added entries. Returns the ids of the players whose assets moved. */
  take(world: World): string[]
  /** The balance by the ledger. */
  owned(playerId: string, asset: string): number
}

const formatEntry = ({ id, playerId, asset, kind, amount, ref }: LedgerEntry): string =>
  `${id} of ${playerId}: ${kind} ${ref} ${amount} ${asset}`

const auditEntry = (account: Account, entry: LedgerEntry, player: Player): void => {
  const { asset, amount, balanceAfter, kind } = entry
  const before = account.sums[asset]
  assertInvariant(
    (before === undefined) === (kind === 'opening'),
    'I1',
    () => `${formatEntry(entry)} is ${before === undefined ? 'before' : 'after'} the opening of its asset`,
  )
  const sum = (before ?? 0) + amount
  assertInvariant(
    Number.isSafeInteger(amount) && sum === balanceAfter,
    'I1',
    () => `${formatEntry(entry)} leads to ${sum}, but says ${balanceAfter}`,
  )
  assertInvariant(sum >= 0, 'I3', () => `${formatEntry(entry)} leads to ${sum}`)
  assertInvariant(entry.playerId === player.id, 'I13', () => `${formatEntry(entry)} is in the ledger of ${player.id}`)
  assertInvariant(
    entry.at >= (account.last?.at ?? 0),
    'I10',
    () => `${formatEntry(entry)} is earlier than the one before it`,
  )
  account.sums[asset] = sum
  account.last = entry
}

/** Starts an audit. Payments of the existing history are recorded without being checked. */
export const createLedgerAudit = (world: World): LedgerAudit => {
  const accounts = new Map<string, Account>()
  const ids = new Set<string>()

  const read = (player: Player, entries: readonly LedgerEntry[]): boolean => {
    const known = accounts.get(player.id)
    // A player without entries so far was dormant: the history that has just been written is not checked.
    const checked = known !== undefined && known.seen > 0
    const account = checked ? known : { entries, seen: 0, last: undefined, sums: {}, payments: createPaymentLog() }
    assertInvariant(account.entries === entries, 'I1', () => `the ledger of ${player.id} was replaced`)
    assertInvariant(
      entries[account.seen - 1] === account.last,
      'I1',
      () => `the last entry of ${player.id} was replaced`,
    )
    const grown = entries.length > account.seen
    for (; account.seen < entries.length; account.seen++) {
      const entry = entries[account.seen]
      if (!entry) break
      assertInvariant(!ids.has(entry.id), 'I10', () => `${formatEntry(entry)} reuses an id`)
      ids.add(entry.id)
      auditEntry(account, entry, player)
      const problem = account.payments.record(entry, player)
      assertInvariant(!checked || problem === null, 'I4', () => `${problem} (${formatEntry(entry)})`)
    }
    accounts.set(player.id, account)
    return grown
  }

  const compare = (player: Player): void => {
    const sums = accounts.get(player.id)?.sums ?? {}
    for (const [asset, balance = Number.NaN] of Object.entries(player.balances)) {
      assertInvariant(
        balance === sums[asset],
        'I1',
        () => `${player.id} owns ${balance} ${asset}, the ledger says ${sums[asset]}`,
      )
      assertInvariant(balance >= 0, 'I3', () => `${player.id} owns ${balance} ${asset}`)
    }
    assertInvariant(
      Object.keys(sums).length === Object.keys(player.balances).length,
      'I1',
      () => `${player.id} has ledger entries of an asset without a balance`,
    )
  }

  const take = (present: World): string[] => {
    const moved: string[] = []
    for (const player of Object.values(present.players)) {
      if (read(player, present.ledger[player.id] ?? [])) moved.push(player.id)
      compare(player)
    }
    return moved
  }

  take(world)
  return { take, owned: (id, asset) => accounts.get(id)?.sums[asset] ?? 0 }
}
