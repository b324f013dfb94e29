import { CLAIM } from '../../../../src/contract/core/enums'

/** Turnover needed and played, and what it holds until then, cents. */
interface Turnover {
  needed: number
  done: number
  held: number
  bonus: number
}

/** A deposit order from which money can still come; instants in epoch ms. */
export interface Order {
  id: string
  channel: string
  price: number
  until: number
  pending: boolean
  /** The player reported it, or paid on the provider's page: it can't be canceled any more. */
  sent: boolean
  /** When its money arrives, or its provider refuses it; null while nothing is on its way. */
  paysAt: number | null
  refusedAt: number | null
  /** It has a provider's page. */
  page: boolean
  /** Its money was sent without notice: it arrives whatever becomes of the order. */
  coming: boolean
  couponId: string | null
}

/** A withdrawal on its way, and how it ends. */
export interface Withdrawal {
  id: string
  amount: number
  day: string
  endsAt: number
  /** A `WITHDRAW_STATUS`: all but the paid ones come back. */
  status: number
}

/** An open round, whose bet was taken. */
export interface Stake {
  id: string
  kind: 'crash' | 'mines'
  gameType: number
  bet: number
  at: number
  mines: number
  opened: number
  auto: number
}

export interface Voucher {
  id: string
  propId: number
  value: number
  least: number
  until: number
  heldBy: string | null
  /** A `CLAIM` state. */
  state: number
}

export type Period = 'day' | 'week' | 'month'

/**
 * A player's money as the requests, the replies and the published rules have it. Nothing here is read from the world's
 * state; cents, and epoch ms.
 */
export interface Purse {
  now: number
  coin: number
  safebox: number
  points: number
  /** Money left in games. */
  left: number
  /** Valid bets of all time. */
  bets: number
  turnover: Turnover
  orders: Map<string, Order>
  /** Statuses of orders that closed. */
  closed: Map<string, number>
  withdrawals: Map<string, Withdrawal>
  stakes: Map<Stake['kind'], Stake>
  vouchers: Map<string, Voucher>
  /** Coupons granted that the list has not shown yet, by propId. */
  promised: Map<number, number>
  /** Claims that this batch has paid. */
  claimed: Set<string>
  /** Deposits that arrived. */
  arrived: { at: number; price: number }[]
  /** Requests for withdrawals by day. */
  asked: Map<string, { count: number; amount: number }>
  breakUntil: number
  excluded: boolean
  limits: Record<Period, { amount: number | null; next?: { amount: number | null; from: number } }>
  /** Wrong safe-box passwords, the last one's instant, and whether a lost reply hides one. */
  tries: { count: number; at: number; unsure: boolean }
}

/** Of a player who has just registered. */
export const emptyPurse = (now: number): Purse => ({
  ...{ now, coin: 0, safebox: 0, points: 0, left: 0, bets: 0, breakUntil: 0, excluded: false, arrived: [] },
  turnover: { needed: 0, done: 0, held: 0, bonus: 0 },
  orders: new Map(),
  closed: new Map(),
  withdrawals: new Map(),
  stakes: new Map(),
  vouchers: new Map(),
  promised: new Map(),
  claimed: new Set(),
  asked: new Map(),
  limits: { day: { amount: null }, week: { amount: null }, month: { amount: null } },
  tries: { count: 0, at: 0, unsure: false },
})

export const onBreak = ({ breakUntil, now }: Purse): boolean => breakUntil > now
export const isExcluded = (purse: Purse): boolean => purse.excluded && onBreak(purse)

/** Why play and deposits are refused; null when they are not. */
export const breakRefusal = (purse: Purse): 'playPaused' | 'selfExcluded' | null =>
  isExcluded(purse) ? 'selfExcluded' : onBreak(purse) ? 'playPaused' : null

export const turnoverLeft = ({ turnover }: Purse): number => turnover.needed - turnover.done

const staked = ({ stakes }: Purse): number => [...stakes.values()].reduce((sum, { bet }) => sum + bet, 0)

/** Everything that can still be played. */
export const fundsOf = (purse: Purse): number => purse.coin + purse.safebox + purse.left + staked(purse)

/** Coin that open turnover holds. */
export const heldOf = (purse: Purse): number =>
  turnoverLeft(purse) > 0 ? Math.min(purse.turnover.held, purse.coin) : 0

/** What is left of bonuses: own money is played first. */
export const bonusOf = (purse: Purse): number =>
  turnoverLeft(purse) > 0 ? Math.min(purse.turnover.bonus, fundsOf(purse)) : 0

/** Below this in all, old turnover ends with the next. */
const NOTHING_LEFT = 100
/** Times a bonus is wagered (decision 041). */
const BONUS_TIMES = 35

/** Credits a deposit and a bonus that have to be played, once and 35 times. */
export const creditHeld = (purse: Purse, deposit: number, bonus: number): void => {
  if (fundsOf(purse) < NOTHING_LEFT || turnoverLeft(purse) <= 0)
    purse.turnover = { needed: 0, done: 0, held: 0, bonus: 0 }
  const { needed, done, held, bonus: before } = purse.turnover
  purse.turnover = {
    needed: needed + deposit + BONUS_TIMES * bonus,
    done,
    held: held + deposit + bonus,
    bonus: before + bonus,
  }
  purse.coin += deposit + bonus
}

/** A round whose bet was taken is over. `percent` of its bet counts toward the turnover. */
export const settle = (purse: Purse, percent: number, bet: number, win: number): void => {
  const { turnover } = purse
  purse.coin += win
  purse.bets += bet
  turnover.done = Math.min(turnover.needed, turnover.done + Math.floor((bet * percent) / 100))
}

/** Frees the coupon of an order that ended without it; it is over if it is past its time. */
export const releaseVoucher = (purse: Purse, orderId: string): void => {
  for (const voucher of purse.vouchers.values()) {
    if (voucher.heldBy !== orderId || voucher.state !== CLAIM.available) continue
    voucher.heldBy = null
    if (voucher.until <= purse.now) voucher.state = CLAIM.expired
  }
}
