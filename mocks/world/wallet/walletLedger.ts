import type { ReplyInput } from '../../../src/contract/core/call'
import type { appUserCoinDetail as call, LedgerRow } from '../../../src/contract/wallet/ledger'
import type { LedgerEntry } from '../core/ledger'
import { indexesWithin, newestPage, type Period } from '../core/paging'
import type { Player } from '../core/player'
import { totalsBetween } from '../core/runningTotals'
import type { World } from '../core/state'
import { gameOfRound } from '../game/playRecord'

/** Positions of ledger entries by search key. */
type Index = Map<string, number[]>

/**
 * Indexes by ledger array. Derived data outside the world, extended as entries are added; a ledger whose entries were
 * replaced is indexed again.
 */
const indexes = new WeakMap<readonly LedgerEntry[], { index: Index; read: number; last: LedgerEntry | undefined }>()

/** The search keys of an entry: its asset or asset family, with its kind, the kind's noun, or none. */
const searchKeys = ({ asset, kind }: LedgerEntry): string[] => {
  const assets = asset.includes(':') ? [asset, asset.slice(0, asset.indexOf(':'))] : [asset]
  const kinds = kind.includes('.') ? ['', kind, kind.slice(0, kind.indexOf('.'))] : ['', kind]
  return assets.flatMap((key) => kinds.map((one) => `${key} ${one}`))
}

const indexOf = (entries: readonly LedgerEntry[]): Index => {
  const stored = indexes.get(entries)
  const fits = stored && stored.read <= entries.length && entries[stored.read - 1] === stored.last
  const known = fits ? stored : { index: new Map<string, number[]>(), read: 0, last: undefined }
  for (; known.read < entries.length; known.read++) {
    const entry = entries[known.read]
    if (!entry) continue
    known.last = entry
    // An opening of zero is not a movement.
    if (entry.amount === 0) continue
    for (const key of searchKeys(entry)) {
      const indexes = known.index.get(key)
      if (indexes) indexes.push(known.read)
      else known.index.set(key, [known.read])
    }
  }
  if (!fits) indexes.set(entries, known)
  return known.index
}

/** Entries of one round each. */
const ROUND_KINDS: readonly string[] = ['bet', 'win']

const view = (world: World, player: Player, entry: LedgerEntry): LedgerRow => ({
  id: entry.id,
  asset: entry.asset,
  kind: entry.kind,
  amount: entry.amount,
  balanceAfter: entry.balanceAfter,
  createTime: entry.at,
  ref: entry.ref,
  ...(ROUND_KINDS.includes(entry.kind) && { gameName: gameOfRound(world, player, entry.ref) }),
})

interface LedgerRequest extends Period {
  pageNum: number
  pageSize: number
  /** Default `coin`; `coupon` and `item` select the whole family. */
  asset?: string | undefined
  /** A kind (`deposit.bonus`) or a noun (`deposit`). */
  kind?: string | undefined
}

/** Newest first. */
export const appUserCoinDetail = (
  world: World,
  player: Player,
  { pageNum, pageSize, asset = 'coin', kind = '', ...period }: LedgerRequest,
): ReplyInput<typeof call> => {
  const entries = world.ledger[player.id] ?? []
  const indexes = indexOf(entries).get(`${asset} ${kind}`) ?? []
  const within = indexesWithin(indexes, period, (index) => entries[index]?.at ?? 0)
  const { list, pages } = newestPage(indexes, pageNum, pageSize, (index) => entries[index], within)
  const total = totalsBetween(indexes, within, ['gained', 'spent'], (at) => {
    const { amount } = entries[indexes[at] ?? -1] ?? { amount: 0 }
    return { gained: Math.max(0, amount), spent: Math.max(0, -amount) }
  })
  return { list: list.flatMap((entry) => (entry ? [view(world, player, entry)] : [])), pages, total }
}
