import type { LedgerEntry } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'
import type { World } from '../../../../mocks/world/core/state'
import { must } from './invariants'
import { createPayBook, type PayBook } from './payOnce'

/** What was seen of one player's movements. */
interface Account {
  entries: readonly LedgerEntry[]
  seen: number
  last: LedgerEntry | undefined
  sums: Record<string, number>
  book: PayBook
}

/** Keeps its own accounts from the movements alone, and holds the world to them. */
export interface Watch {
  /** Takes in what was added; gives the ids of the players whose assets moved. */
  take(world: World): string[]
  /** What a player owns by his movements. */
  owned(playerId: string, asset: string): number
}

const said = ({ id, playerId, asset, kind, amount, ref }: LedgerEntry): string =>
  `${id} of ${playerId}: ${kind} ${ref} ${amount} ${asset}`

const count = (account: Account, entry: LedgerEntry, player: Player): void => {
  const { asset, amount, balanceAfter, kind } = entry
  const before = account.sums[asset]
  must(
    (before === undefined) === (kind === 'opening'),
    'I1',
    () => `${said(entry)} comes ${before === undefined ? 'before' : 'after'} its opening`,
  )
  const sum = (before ?? 0) + amount
  must(
    Number.isSafeInteger(amount) && sum === balanceAfter,
    'I1',
    () => `${said(entry)} leads to ${sum}, and it says ${balanceAfter}`,
  )
  must(sum >= 0, 'I3', () => `${said(entry)} leads to ${sum}`)
  must(entry.playerId === player.id, 'I13', () => `${said(entry)} stands in the ledger of ${player.id}`)
  must(entry.at >= (account.last?.at ?? 0), 'I10', () => `${said(entry)} is earlier than the one before it`)
  account.sums[asset] = sum
  account.last = entry
}

/** Opens the accounts of a world. What its history paid is known, and not judged. */
export const createWatch = (world: World): Watch => {
  const accounts = new Map<string, Account>()
  const ids = new Set<string>()

  const read = (player: Player, entries: readonly LedgerEntry[]): boolean => {
    const known = accounts.get(player.id)
    // Who was never seen to own anything has a history of his own when somebody meets him: known, and not judged.
    const judged = known !== undefined && known.seen > 0
    const account = judged ? known : { entries, seen: 0, last: undefined, sums: {}, book: createPayBook() }
    must(account.entries === entries, 'I1', () => `the movements of ${player.id} were exchanged for others`)
    must(entries[account.seen - 1] === account.last, 'I1', () => `the last movement of ${player.id} was exchanged`)
    const grown = entries.length > account.seen
    for (; account.seen < entries.length; account.seen++) {
      const entry = entries[account.seen]
      if (!entry) break
      must(!ids.has(entry.id), 'I10', () => `${said(entry)} has an id that was given before`)
      ids.add(entry.id)
      count(account, entry, player)
      const fault = account.book.note(entry, player)
      must(!judged || fault === null, 'I4', () => `${fault} (${said(entry)})`)
    }
    accounts.set(player.id, account)
    return grown
  }

  const compare = (player: Player): void => {
    const sums = accounts.get(player.id)?.sums ?? {}
    for (const [asset, balance = Number.NaN] of Object.entries(player.balances)) {
      must(
        balance === sums[asset],
        'I1',
        () => `${player.id} owns ${balance} ${asset}, his movements say ${sums[asset]}`,
      )
      must(balance >= 0, 'I3', () => `${player.id} owns ${balance} ${asset}`)
    }
    must(
      Object.keys(sums).length === Object.keys(player.balances).length,
      'I1',
      () => `${player.id} has movements of something that he has no balance of`,
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
