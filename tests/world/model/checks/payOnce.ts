import type { LedgerEntry } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'

const DAY = 86_400_000
const dayAt = (at: number): number => Math.floor(at / DAY)
/** Weeks begin on Mondays; 1 January 1970 was a Thursday. */
const weekAt = (at: number): number => Math.floor((dayAt(at) + 3) / 7)

/** For how long a claim is paid once: told here once more, so that a wrong rule cannot agree with itself. */
const spans = {
  ever: () => 'ever',
  day: (at: number) => `day ${dayAt(at)}`,
  week: (at: number) => `week ${weekAt(at)}`,
  month: (at: number) => `month ${new Date(at).toISOString().slice(0, 7)}`,
  year: (at: number) => `year ${new Date(at).toISOString().slice(0, 4)}`,
} as const
type Span = keyof typeof spans

/** Activities by type id that pay anew after a span; the others pay once and for all. */
const activitySpans: Readonly<Record<string, Span>> = {
  17: 'day',
  22: 'day',
  28: 'month',
  30: 'day',
  33: 'week',
  35: 'month',
  37: 'year',
  38: 'year',
  40: 'week',
  51: 'day',
}
/** Activities whose runs begin with the player: so many days lie between two payments of one step. */
const activityDays: Readonly<Record<string, number>> = { 36: 7, 43: 3 }

/** What may come as often as somebody likes: a player's own coin on its way between his own purses. */
const free: readonly string[] = ['opening', 'safebox.in', 'safebox.out', 'game.retrieved', 'game.left']

const spanOf = (kind: string, ref: string): Span => {
  if (kind === 'task.award') return ref.startsWith('d-') ? 'day' : ref.startsWith('w-') ? 'week' : 'ever'
  if (kind === 'task.chest' || kind === 'login.bonus') return 'day'
  if (kind === 'vip.task') return ref.endsWith('-day') ? 'day' : 'week'
  if (kind === 'activity.step') return activitySpans[ref.slice(0, ref.indexOf('.'))] ?? 'ever'
  return 'ever'
}

/** A coupon's movement tells the coupon; the coupon tells what it was given for. */
const causeOf = ({ asset, amount, ref }: LedgerEntry, player: Player): string => {
  if (!asset.startsWith('coupon:') || amount < 0) return ref
  const { open = [], done = [] } = player.slices.coupons ?? {}
  return [...open.toReversed(), ...done.toReversed()].find(({ id }) => id === ref)?.ref ?? ref
}

/** A deposit may bring the best of its bonuses and a coupon's; everything else is paid once. */
const most = (kind: string): number => (kind === 'deposit.bonus' ? 2 : 1)

/** Every payment of one player so far. */
export interface PayBook {
  /** Writes a movement down; tells what is wrong when it was paid before. */
  note(entry: LedgerEntry, player: Player): string | null
}

/** A book without payments. */
export const createPayBook = (): PayBook => {
  const paid = new Map<string, { times: number; at: number }>()
  return {
    note: (entry, player) => {
      const { asset, kind, at } = entry
      if (free.includes(kind) || (kind === 'coupon.expired' && entry.amount === 0)) return null
      const ref = causeOf(entry, player)
      const span = spanOf(kind, ref)
      const days = kind === 'activity.step' ? (activityDays[ref.slice(0, ref.indexOf('.'))] ?? 0) : 0
      // A coupon is spent once, whether it was used or has expired.
      const what = kind === 'coupon.expired' ? 'coupon.used' : kind
      const key = [what, asset, kind === 'login.bonus' ? '' : ref, days > 0 ? '' : spans[span](at)].join('|')
      const before = paid.get(key)
      const again = before && (days > 0 ? dayAt(at) - dayAt(before.at) < days : before.times >= most(kind))
      paid.set(key, { times: (before?.times ?? 0) + 1, at })
      return again ? `${kind} ${ref} paid ${asset} again` : null
    },
  }
}
