import type { Controls } from '../../../../mocks/network/controls/controls'
import type { Chance } from '../../../../mocks/world/core/chance'
import { betRecord } from '../../../../src/contract/game/game'
import type { DepositOrder } from '../../../../src/contract/wallet/deposit'
import { depositStatus } from '../../../../src/contract/wallet/deposit'
import { exchangeStatus } from '../../../../src/contract/wallet/withdraw'
import type { Scene } from './batch'
import type { Settled } from './breaks'
import { DAY } from './periods'
import { onBreak, type Purse } from './purse'
import { pass } from './time'

interface Timed extends Scene {
  chance: Chance
  mock: Controls
}

/** What the record says of open flights: whether they are over, when, and with what. */
export const readRounds = async ({ wire, terms, purse }: Pick<Scene, 'wire' | 'terms' | 'purse'>): Promise<Settled> => {
  if (!purse.stakes.has('crash')) return new Map()
  const { list } = await wire.ask(betRecord, terms.tokens[0], {
    pageNum: 1,
    pageSize: 20,
    gameType: terms.games.crash.type,
  })
  return new Map(list.map(({ id, win, createTime: at }) => [id, { win, at }]))
}

const readOrders = async ({ wire, terms, purse }: Timed, to: number): Promise<Map<string, DepositOrder>> => {
  const orders = new Map<string, DepositOrder>()
  for (const { id, paysAt } of purse.orders.values()) {
    if (paysAt === null || paysAt > to) continue
    const { order } = await wire.ask(depositStatus, terms.tokens[1], { orderId: id })
    if (order) orders.set(id, order)
  }
  return orders
}

const readWithdrawals = async ({ wire, terms, purse }: Timed, to: number): Promise<Map<string, number>> => {
  const withdrawals = new Map<string, number>()
  for (const { id, endsAt } of purse.withdrawals.values()) {
    if (endsAt > to) continue
    const { order } = await wire.ask(exchangeStatus, terms.tokens[0], { orderId: id })
    if (order) withdrawals.set(id, order.status)
  }
  return withdrawals
}

const untilMidnight = ({ now }: Purse): string => `${Math.max(1, Math.ceil((DAY - (now % DAY)) / 1000) - 1)}s`

const spanOf = ({ chance, purse }: Timed): string => {
  if (onBreak(purse) && chance.hit(0.15)) return `${Math.ceil((purse.breakUntil - purse.now) / 1000)}s`
  const short = ['1s', '2s', '4s', '10s', '15s', '1m', '5m', '11m']
  const long = ['1h', '61m', '2h', '6h', '24h', '25h', '2d', untilMidnight(purse)]
  return chance.pick(chance.hit(0.6) ? short : chance.hit(0.93) ? long : ['7d', '31d'])
}

/** Lets the clock jump, and learns what only the backend can tell. */
export const jump = async (walk: Timed): Promise<void> => {
  const { mock, purse, terms } = walk
  const span = spanOf(walk)
  // The clock takes at most six digits of a unit.
  if (/^\d{7,}s$/.test(span)) await mock.clock.advance(`${Math.ceil(Number.parseInt(span, 10) / 3600)}h`)
  else await mock.clock.advance(span)
  walk.trail.push(`clock ${span}`)
  const to = mock.clock.now()
  pass(purse, terms, to, {
    orders: await readOrders(walk, to),
    withdrawals: await readWithdrawals(walk, to),
    settled: await readRounds(walk),
  })
}
