import type { ReplyOf } from '../../contract/core/call'
import { WITHDRAW_STATUS } from '../../contract/core/enums'
import type { getExchange, Withdrawal } from '../../contract/wallet/withdraw'
import { portion } from '../arithmetic'
import { type Cents, cents } from '../money'

export type ExchangeInfo = ReplyOf<typeof getExchange>
export type WithdrawMethod = ExchangeInfo['methods'][number]

/** The world rounds the fee down, too. */
export const feeOf = (amount: Cents, { feePermille }: WithdrawMethod): Cents => portion(amount, feePermille, 1000)

/** The most that a method can carry now. */
export const mostBy = ({ withdrawable }: ExchangeInfo, { maxAmount }: WithdrawMethod): Cents =>
  cents(Math.min(withdrawable, maxAmount))

/** Why a method cannot carry an amount. */
export const methodProblem = (amount: Cents, { minAmount, maxAmount }: WithdrawMethod): 'below' | 'above' | null =>
  amount < minAmount ? 'below' : amount > maxAmount ? 'above' : null

const quick = [5_000, 10_000, 50_000, 100_000, 500_000].map(cents)

/** Two amounts between two limits, and the most. */
export const quickAmounts = (least: Cents, most: Cents): readonly Cents[] => [
  ...quick.filter((amount) => amount >= least && amount < most).slice(-2),
  most,
]

/** The coin that open turnover holds; a server that names no part holds all of it. */
export const heldOf = ({ coin, held, turnoverLeft }: ExchangeInfo): Cents =>
  turnoverLeft > 0 ? (held ?? coin) : cents(0)

/** The amount to start with. */
export const startAmount = (most: Cents): Cents => cents(Math.min(most, 50_000))

/** What stands in the way of any withdrawal; null = nothing. */
export const blockOf = (info: ExchangeInfo): 'turnover' | 'count' | 'day' | 'little' | null => {
  if (info.countLeftToday === 0) return 'count'
  const least = Math.min(...info.methods.map(({ minAmount }) => minAmount))
  if (info.withdrawable >= least) return null
  if (info.leftToday < least) return 'day'
  return info.turnoverLeft > 0 ? 'turnover' : 'little'
}

export type StageName = keyof typeof WITHDRAW_STATUS

const names = new Map(Object.entries(WITHDRAW_STATUS).map(([name, status]) => [status as number, name as StageName]))

/** For texts; a status that is not known yet counts as being looked at. */
export const stageName = (status: number): StageName => names.get(status) ?? 'reviewing'

const { requested, reviewing, approved, paid, rejected, failed } = WITHDRAW_STATUS
const path: readonly number[] = [requested, reviewing, approved, paid]

export const isOpen = ({ status }: Withdrawal): boolean => status !== paid && !isReturned({ status })

/** Whether the held amount is back in the balance. */
export const isReturned = ({ status }: Pick<Withdrawal, 'status'>): boolean => status === rejected || status === failed

export interface WithdrawStage {
  status: number
  state: 'done' | 'current' | 'next' | 'bad'
  /** When it was reached, or is expected; absent where neither is known. */
  time?: number
}

/** The steps of a withdrawal, oldest first, with those to come. */
export const stagesOf = (order: Withdrawal): readonly WithdrawStage[] => {
  const past = order.timeline.map(({ status, time }, at): WithdrawStage => {
    if (at < order.timeline.length - 1 || status === paid) return { status, time, state: 'done' }
    return { status, time, state: isReturned({ status }) ? 'bad' : 'current' }
  })
  if (!isOpen(order)) return past
  const next = path.slice(path.indexOf(order.status) + 1)
  return [
    ...past,
    ...next.map(
      (status): WithdrawStage => ({ status, state: 'next', ...(status === paid && { time: order.expectTime }) }),
    ),
  ]
}
