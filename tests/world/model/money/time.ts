import { CLAIM, DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import type { DepositOrder } from '../../../../src/contract/wallet/deposit'
import { bonusFor, couponBonus } from './bonus'
import { boardWorth, LAUNCH, type Settled } from './breaks'
import { closeOrder } from './orders'
import { DAY } from './periods'
import { creditHeld, isExcluded, type Order, type Purse, releaseVoucher, type Stake, settle } from './purse'
import type { Terms } from './terms'
import { forgetTries, returnAsked } from './withdrawals'

/** What only the backend can tell about the time that has passed. */
export interface Told {
  orders: ReadonlyMap<string, DepositOrder>
  /** Statuses of withdrawals that have ended. */
  withdrawals: ReadonlyMap<string, number>
  settled: Settled
}

interface Due {
  at: number
  happen: () => void
}

/** Credits an order's money: as a deposit with its bonus, or freely during an exclusion. */
const arrive = (purse: Purse, terms: Terms, order: Order, told: DepositOrder | undefined): void => {
  const { id, price, paysAt } = order
  const said = JSON.stringify(told)
  if (told?.status !== DEPOSIT_STATUS.paid || told.doneTime !== paysAt)
    throw new Error(`order ${id} of ${price}, due at ${paysAt}, is ${said}`)
  const voucher = order.pending ? purse.vouchers.get(order.couponId ?? '') : undefined
  const free = isExcluded(purse)
  const used = free ? undefined : voucher
  const added = used ? couponBonus(used.propId, used.value, price) : 0
  const bonus = free ? 0 : bonusFor(purse, terms, order.channel, price) + added
  const turnover = free ? 0 : price + 35 * bonus
  if (told.bonus !== bonus || told.turnover !== turnover || told.couponId !== used?.id)
    throw new Error(`order ${id} pays ${bonus}, to be played ${turnover}, with coupon ${used?.id}: ${said}`)
  if (used) Object.assign(used, { state: CLAIM.claimed, heldBy: null })
  else releaseVoucher(purse, id)
  if (free) purse.coin += price
  else creditHeld(purse, price, bonus)
  purse.arrived.push({ at: purse.now, price })
  purse.closed.set(id, DEPOSIT_STATUS.paid)
  purse.orders.delete(id)
}

const dueOfOrder = (purse: Purse, terms: Terms, order: Order, told: Told): Due[] => {
  const { pending, sent, until, paysAt, refusedAt } = order
  return [
    ...(paysAt === null ? [] : [{ at: paysAt, happen: () => arrive(purse, terms, order, told.orders.get(order.id)) }]),
    ...(refusedAt === null || !pending
      ? []
      : [{ at: refusedAt, happen: () => closeOrder(purse, order, DEPOSIT_STATUS.rejected) }]),
    ...(pending && !sent ? [{ at: until, happen: () => closeOrder(purse, order, DEPOSIT_STATUS.expired) }] : []),
  ]
}

const endStake = (purse: Purse, { counts }: Terms, stake: Stake, { settled }: Told): void => {
  const { kind, id, bet, gameType, opened, mines, auto } = stake
  purse.stakes.delete(kind)
  if (kind === 'mines' && opened === 0) {
    purse.coin += bet
    return
  }
  const win = kind === 'mines' ? boardWorth(bet, mines, opened) : (settled.get(id)?.win ?? Number.NaN)
  if (kind === 'crash' && win !== 0 && win !== Math.floor((bet * auto) / 100))
    throw new Error(`a flight of ${bet} with ${auto} paid ${win}`)
  settle(purse, counts[gameType] ?? 100, bet, win)
}

/** Boards end a day after their bet; when a flight is over, only the record tells. */
const dueOfStake = (purse: Purse, terms: Terms, stake: Stake, told: Told): Due[] => {
  const at = stake.kind === 'mines' ? stake.at + DAY : told.settled.get(stake.id)?.at
  if (at !== undefined && at < stake.at + (stake.kind === 'crash' ? LAUNCH : 0))
    throw new Error(`flight ${stake.id} of ${stake.at} ended at ${at}`)
  return at === undefined ? [] : [{ at, happen: () => endStake(purse, terms, stake, told) }]
}

/** What comes next, by the rules. */
const nextDue = (purse: Purse, terms: Terms, told: Told): Due | undefined => {
  const all = [
    ...[...purse.orders.values()].flatMap((order) => dueOfOrder(purse, terms, order, told)),
    ...[...purse.stakes.values()].flatMap((stake) => dueOfStake(purse, terms, stake, told)),
    ...[...purse.withdrawals.values()].map(({ id, endsAt, status, amount, day }) => ({
      at: endsAt,
      happen: () => {
        purse.withdrawals.delete(id)
        if (told.withdrawals.get(id) !== status)
          throw new Error(`withdrawal ${id} is ${told.withdrawals.get(id)}, not ${status}`)
        if (status === WITHDRAW_STATUS.paid) return
        purse.coin += amount
        returnAsked(purse, day, amount)
      },
    })),
    ...[...purse.vouchers.values()]
      .filter(({ state, heldBy }) => state === CLAIM.available && heldBy === null)
      .map((voucher) => ({
        at: voucher.until,
        happen: () => {
          voucher.state = CLAIM.expired
        },
      })),
  ]
  return all.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined)
}

/** Lets the time pass up to an instant, epoch ms: whatever is due by the rules happens, in its order. */
export const pass = (purse: Purse, terms: Terms, to: number, told: Told): void => {
  for (let due = nextDue(purse, terms, told); due && due.at <= to; due = nextDue(purse, terms, told)) {
    purse.now = Math.max(purse.now, due.at)
    due.happen()
  }
  purse.now = to
  forgetTries(purse)
}
