import type { LedgerEntry } from '../../../../mocks/world/core/ledger'
import type { Player } from '../../../../mocks/world/core/player'

const DAY = 86_400_000
const dayAt = (at: number): number => Math.floor(at / DAY)
/** Weeks begin on Mondays; 1 January 1970 was a Thursday. */
const weekAt = (at: number): number => Math.floor((dayAt(at) + 3) / 7)

/**
 * The period in which a claim is paid once. Deliberately written again here, so that a wrong rule cannot agree with
 * itself.
 */
const spans = {
  ever: () => 'ever',
  day: (at: number) => `day ${dayAt(at)}`,
  week: (at: number) => `week ${weekAt(at)}`,
  month: (at: number) => `month ${new Date(at).toISOString().slice(0, 7)}`,
  year: (at: number) => `year ${new Date(at).toISOString().slice(0, 4)}`,
} as const
type Span = keyof typeof spans

/** Activities by type id that pay once per period; the others pay once ever. */
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
/** Activities whose runs start with the player: days between two payments of a step. Two missed days end a sign-in run. */
const activityDays: Readonly<Record<string, number>> = { 36: 3, 43: 3 }

/** Unlimited: players moving their own coin. */
const unlimited: readonly string[] = ['opening', 'safebox.in', 'safebox.out', 'game.retrieved', 'game.left']

const spanOf = (kind: string, ref: string): Span => {
  if (kind === 'task.award') return ref.startsWith('d-') ? 'day' : ref.startsWith('w-') ? 'week' : 'ever'
  if (kind === 'task.chest' || kind === 'login.bonus') return 'day'
  if (kind === 'vip.task') return ref.endsWith('-day') ? 'day' : 'week'
  if (kind === 'activity.step') return activitySpans[ref.slice(0, ref.indexOf('.'))] ?? 'ever'
  return 'ever'
}

/** The ledger entry names the coupon, and the coupon the reason it was given for. */
const causeOf = ({ asset, amount, ref }: LedgerEntry, player: Player): string => {
  if (!asset.startsWith('coupon:') || amount < 0) return ref
  const { open = [], done = [] } = player.state.coupons ?? {}
  return [...open.toReversed(), ...done.toReversed()].find(({ id }) => id === ref)?.ref ?? ref
}

/** A deposit pays its best bonus and a coupon's; everything else is paid once. */
const maxPayments = (kind: string): number => (kind === 'deposit.bonus' ? 2 : 1)

/** All payments of one player. */
export interface PaymentLog {
  /** Records an entry. Returns the problem if it was paid before. */
  record(entry: LedgerEntry, player: Player): string | null
}

export const createPaymentLog = (): PaymentLog => {
  const paid = new Map<string, { times: number; at: number }>()
  return {
    record: (entry, player) => {
      const { asset, kind, at } = entry
      if (unlimited.includes(kind) || (kind === 'coupon.expired' && entry.amount === 0)) return null
      const ref = causeOf(entry, player)
      const span = spanOf(kind, ref)
      const days = kind === 'activity.step' ? (activityDays[ref.slice(0, ref.indexOf('.'))] ?? 0) : 0
      // A coupon ends once, used or expired.
      const what = kind === 'coupon.expired' ? 'coupon.used' : kind
      const key = [what, asset, kind === 'login.bonus' ? '' : ref, days > 0 ? '' : spans[span](at)].join('|')
      const before = paid.get(key)
      const repeated = before && (days > 0 ? dayAt(at) - dayAt(before.at) < days : before.times >= maxPayments(kind))
      paid.set(key, { times: (before?.times ?? 0) + 1, at })
      return repeated ? `${kind} ${ref} paid ${asset} again` : null
    },
  }
}
