import type { Chance } from '../../../../mocks/world/core/chance'
import { WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import { safeboxMove, safeboxStatus } from '../../../../src/contract/wallet/safebox'
import { exchange, exchangeStatus } from '../../../../src/contract/wallet/withdraw'
import { type Expected, type Line, line } from './line'
import { periodOf } from './periods'
import { heldOf, type Purse } from './purse'
import { PASSWORD, type Terms } from './terms'

const MINUTE = 60_000
/** Wrong passwords until the safe-box locks, and for how long they count, ms. */
const [TRIES, TRY_LIFE] = [5, 15 * MINUTE]

/** What a password leads to; null when it is right. */
const passwordRefusal = ({ tries, now }: Purse, typed: string): Expected | null => {
  if (tries.unsure) return 'open'
  if (tries.count >= TRIES && now < tries.at + TRY_LIFE) return 'safeboxLocked'
  return typed === PASSWORD ? null : 'wrongSafeboxPassword'
}

const tried = (purse: Purse, right: boolean): void => {
  const { count, at } = purse.tries
  const known = purse.now < at + TRY_LIFE ? count : 0
  purse.tries = right ? { count: 0, at: 0, unsure: false } : { ...purse.tries, count: known + 1, at: purse.now }
}

/** After a refusal: a wrong password counts, and a lost one may have counted. */
const refusedWith =
  (typed: string, asked: (purse: Purse) => boolean) =>
  (purse: Purse, code: number | null): void => {
    if (!asked(purse)) return
    if (code === REFUSAL.wrongSafeboxPassword) tried(purse, false)
    // A right password that was refused for another reason has cleared the tries.
    else if (code !== null && code !== REFUSAL.safeboxLocked && typed === PASSWORD) tried(purse, true)
    else if (code === null) purse.tries = { ...purse.tries, at: purse.now, unsure: true }
  }

/** Forgets tries after their time. */
export const forgetTries = (purse: Purse): void => {
  if (purse.now >= purse.tries.at + TRY_LIFE) purse.tries = { count: 0, at: 0, unsure: false }
}

/** What is left of the day's limits of the VIP level. */
export const leftToday = (purse: Purse, { config }: Terms): { amount: number; count: number } => {
  const { amount, count } = purse.asked.get(periodOf('day', purse.now)) ?? { amount: 0, count: 0 }
  const levels = Object.values(config.appVipMap).filter(({ experience }) => experience <= purse.bets)
  const { level, withdrawPerDay = 0 } = levels.reduce((best, one) => (one.level > best.level ? one : best))
  // Two a day, and one more for every second level.
  return { amount: Math.max(0, withdrawPerDay - amount), count: Math.max(0, 2 + Math.floor(level / 2) - count) }
}

/** Returns an amount to the limits of its day. */
export const returnAsked = (purse: Purse, day: string, amount: number): void => {
  const asked = purse.asked.get(day)
  if (asked) purse.asked.set(day, { count: asked.count - 1, amount: asked.amount - amount })
}

/** How amounts with these last two digits end (docs/generated/magic-inputs.md); shares of the method's time. */
const endOf = (cents: number) => {
  if (cents === 13) return { share: 0.6, status: WITHDRAW_STATUS.rejected }
  return { share: cents === 19 ? 3 : 1, status: cents === 17 ? WITHDRAW_STATUS.failed : WITHDRAW_STATUS.paid }
}

export const withdrawLine = (chance: Chance, device: number, terms: Terms, purse: Purse, requestId: string): Line => {
  const method = chance.pick(terms.withdrawal.methods)
  const { minAmount, maxAmount } = method
  const free = purse.coin - heldOf(purse)
  const edges = [minAmount - 1, minAmount, maxAmount, maxAmount + 1, free, free + 1, purse.coin, purse.coin + 1]
  const usual = chance.int(30, 90) * 100 + chance.pick([0, 0, 13, 17, 19])
  const amount = chance.hit(0.6) ? usual : chance.pick([...edges, 0, -5_000, 3_000.5, Number.MAX_SAFE_INTEGER])
  const key = chance.hit(0.03) ? 'pigeon' : method.key
  const bankId = chance.hit(0.03) ? 'nobody' : terms.bankId
  const typed = chance.hit(0.06) ? '0000' : PASSWORD
  const early = (): Expected | null => {
    if (!Number.isSafeInteger(amount)) return 'badRequest'
    if (key !== method.key) return 'unknownChannel'
    if (bankId !== terms.bankId) return 'notFound'
    return amount < minAmount ? 'belowMinimum' : amount > maxAmount ? 'aboveMaximum' : null
  }
  return line(device, exchange, {
    kind: 'withdraw',
    body: { method: key, bankId, amount, safeboxPassword: typed, requestId },
    expects: (now) => {
      const refusal = early() ?? passwordRefusal(now, typed)
      if (refusal) return refusal
      const own = now.coin - heldOf(now)
      if (amount > own && amount <= now.coin) return 'turnoverOpen'
      const left = leftToday(now, terms)
      if (left.count === 0 || amount > left.amount) return 'dailyLimit'
      return amount > own ? 'notEnoughCoin' : 'done'
    },
    book: (now, { order }) => {
      if (order.amount !== amount) throw new Error(`a withdrawal of ${amount} says ${order.amount}`)
      tried(now, true)
      now.coin -= amount
      const day = periodOf('day', now.now)
      const asked = now.asked.get(day) ?? { count: 0, amount: 0 }
      now.asked.set(day, { count: asked.count + 1, amount: asked.amount + amount })
      const { share, status } = endOf(amount % 100)
      const endsAt = now.now + Math.round(method.etaMinutes * MINUTE * share)
      now.withdrawals.set(order.orderId, { id: order.orderId, amount, day, endsAt, status })
    },
    read: async (wire, token) => {
      const { order, coin } = await wire.ask(exchangeStatus, token, { requestId })
      return order && { order, coin }
    },
    refused: refusedWith(typed, () => early() === null),
  })
}

export const safeboxLine = (chance: Chance, device: number, purse: Purse, requestId: string): Line => {
  const { coin, safebox } = purse
  const sum = chance.hit(0.6) ? chance.int(1, 3_000) : chance.pick([0, coin, coin + 1, 1, 2 ** 53, 0.5])
  const back = chance.pick([safebox, safebox + 1, chance.int(1, 3_000), 1])
  const amount = chance.hit(0.5) ? sum : -back
  const typed = chance.hit(0.12) ? '0000' : PASSWORD
  return line(device, safeboxMove, {
    kind: amount < 0 ? 'safebox.out' : 'safebox.in',
    body: { amount, password: typed, requestId },
    expects: (now) => {
      if (!Number.isSafeInteger(amount) || amount === 0) return 'badRequest'
      const refusal = amount < 0 ? passwordRefusal(now, typed) : null
      return refusal ?? ((amount < 0 ? now.safebox + amount : now.coin - amount) < 0 ? 'notEnoughCoin' : 'done')
    },
    book: (now) => {
      if (amount < 0) tried(now, true)
      now.coin -= amount
      now.safebox += amount
    },
    read: async (wire, token) => {
      const { moved, ...figures } = await wire.ask(safeboxStatus, token, { requestId })
      return moved ? figures : null
    },
    refused: refusedWith(typed, () => amount < 0),
  })
}
