import type { ReplyInput } from '../../../src/contract/core/call'
import type { appUserCoinDetail as call, LedgerRow } from '../../../src/contract/wallet'
import type { LedgerEntry } from '../core/ledger'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import type { World } from '../core/state'

/** Where the movements of an asset stand in a player's ledger: all of them, and those of each kind. */
type Index = Map<string, number[]>

/**
 * Indexes by ledger: not part of the world, since they are only read off it; brought up to date by what was added. A ledger
 * that was put in order anew has another first or last entry where the index ended, and is read again.
 */
const indexes = new WeakMap<readonly LedgerEntry[], { index: Index; read: number; last: LedgerEntry | undefined }>()

/** The words under which a movement is found: its asset, the family of assets, and its kind or the kind's noun. */
const wordsOf = ({ asset, kind }: LedgerEntry): string[] => {
  const assets = asset.includes(':') ? [asset, asset.slice(0, asset.indexOf(':'))] : [asset]
  const kinds = kind.includes('.') ? ['', kind, kind.slice(0, kind.indexOf('.'))] : ['', kind]
  return assets.flatMap((word) => kinds.map((one) => `${word} ${one}`))
}

const indexOf = (entries: readonly LedgerEntry[]): Index => {
  const kept = indexes.get(entries)
  const fits = kept && kept.read <= entries.length && entries[kept.read - 1] === kept.last
  const known = fits ? kept : { index: new Map<string, number[]>(), read: 0, last: undefined }
  for (; known.read < entries.length; known.read++) {
    const entry = entries[known.read]
    if (!entry) continue
    known.last = entry
    // An asset that began with nothing did not move.
    if (entry.amount === 0) continue
    for (const word of wordsOf(entry)) {
      const places = known.index.get(word)
      if (places) places.push(known.read)
      else known.index.set(word, [known.read])
    }
  }
  if (!fits) indexes.set(entries, known)
  return known.index
}

const view = (entry: LedgerEntry): LedgerRow => ({
  id: entry.id,
  asset: entry.asset,
  kind: entry.kind,
  amount: entry.amount,
  balanceAfter: entry.balanceAfter,
  createTime: entry.at,
  ref: entry.ref,
})

interface Wish {
  pageNum: number
  pageSize: number
  /** `coin` unless told otherwise; `coupon` and `item` take all of their family. */
  asset?: string | undefined
  /** A kind (`deposit.bonus`) or all of a noun (`deposit`). */
  kind?: string | undefined
}

/** Movements of one asset, newest first: pages of the ledger itself. */
export const appUserCoinDetail = (
  world: World,
  player: Player,
  { pageNum, pageSize, asset = 'coin', kind = '' }: Wish,
): ReplyInput<typeof call> => {
  const entries = world.ledger[player.id] ?? []
  const places = indexOf(entries).get(`${asset} ${kind}`) ?? []
  const { list, pages } = newestPage(places, pageNum, pageSize, (place) => entries[place])
  return { list: list.flatMap((entry) => (entry ? [view(entry)] : [])), pages }
}
