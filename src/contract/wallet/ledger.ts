import * as v from 'valibot'
import { playerCall } from '../core/call'
import { count, id, instant, integer, pageOf, paging, period, text } from '../core/fields'

/** A ledger entry of coin, points or another asset. */
export const ledgerRow = v.object({
  id,
  asset: text,
  kind: text,
  amount: integer,
  balanceAfter: integer,
  createTime: instant,
  ref: text,
  /** The game of a settled round's bet or win (our world's addition). */
  gameName: v.optional(text),
})
export type LedgerRow = v.InferOutput<typeof ledgerRow>

/** Ledger entries, newest first; of coin unless another asset is named. */
export const appUserCoinDetail = playerCall('appUserCoinDetail', {
  effect: 'read',
  request: { ...paging, asset: v.optional(text), kind: v.optional(text), ...period },
  reply: {
    ...pageOf(ledgerRow).entries,
    /** Sums of all entries that the filter finds, on whatever page (our world's addition). */
    total: v.optional(v.object({ gained: count, spent: count })),
  },
})
