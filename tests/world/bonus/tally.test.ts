import { describe, expect, it } from 'vitest'
import {
  count,
  countsOf,
  depositRun,
  firstDepositsOf,
  noteDeposit,
  noteLogin,
} from '../../../mocks/world/bonus/tasksCounters'
import { earnLiveness, livenessOf } from '../../../mocks/world/bonus/tasksLiveness'
import { post } from '../../../mocks/world/core/ledger'
import { appEventLogClient } from '../../../mocks/world/log/log'
import { TURNOVER } from '../../../mocks/world/wallet/deposit/depositRule'
import { addOrder, countIn, moveOrder, noOrders, orderPage, ordersIn } from '../../../mocks/world/wallet/walletOrders'
import { addWagering, countWagering, wageringLeft } from '../../../mocks/world/wallet/walletWagering'
import { visit } from '../core/support'

const at = (day: string, time = '12:00:00'): number => Date.parse(`2026-01-${day}T${time}Z`)

describe('counts', () => {
  it('[BONUS-01] add up in each running period, and restart in the next', () => {
    const { player } = visit('newcomer')
    const before = countsOf(player, 'ever', at('15')).logins
    count(player, { bet: 100, rounds: 1 }, at('15'))
    count(player, { bet: 50, wins: 2 }, at('15'))
    expect(countsOf(player, 'day', at('15'))).toMatchObject({ bet: 150, rounds: 1, wins: 2 })
    expect(countsOf(player, 'day', at('16')).bet).toBe(0)
    count(player, { bet: 7 }, at('16'))
    expect(['day', 'week', 'month', 'ever'].map((one) => countsOf(player, one as 'day', at('16')).bet)).toEqual([
      7, 157, 157, 157,
    ])
    expect(countsOf(player, 'weekend', at('16')).bet).toBe(0)
    expect(countsOf(player, 'ever', at('16')).logins).toBe(before)
  })

  it('[BONUS-01] of a season start with it', () => {
    const { player } = visit('newcomer')
    count(player, { bet: 5 }, at('16'))
    count(player, { bet: 9 }, at('17'))
    count(player, { bet: 20 }, at('18'))
    expect(countsOf(player, 'weekend', at('18')).bet).toBe(29)
    expect(countsOf(player, 'weekend', at('19')).bet).toBe(0)
  })
})

describe('deposits in a row', () => {
  it('[WALL-05] grow once a day, and last until the day after', () => {
    const { player } = visit('newcomer')
    expect(depositRun(player, at('10'))).toEqual({ key: '', days: 0 })
    for (const day of ['10', '10', '11', '11', '12']) noteDeposit(player, 1_000, at(day))
    expect(depositRun(player, at('12'))).toEqual({ key: '2026-01-10', days: 3 })
    expect(depositRun(player, at('13', '23:59:59'))).toEqual({ key: '2026-01-10', days: 3 })
    expect(depositRun(player, at('14', '00:00:00'))).toEqual({ key: '', days: 0 })
    noteDeposit(player, 1_000, at('14'))
    expect(depositRun(player, at('14'))).toEqual({ key: '2026-01-14', days: 1 })
  })

  it('[WALL-05] the first three are recorded', () => {
    const { player } = visit('newcomer')
    expect(firstDepositsOf(player)).toEqual([])
    for (const amount of [10, 20, 30, 40]) noteDeposit(player, amount, at('10'))
    expect(firstDepositsOf(player)).toEqual([10, 20, 30])
  })
})

it('[BONUS-01] a sign-in counts once a day', () => {
  const { player } = visit('newcomer')
  expect([at('20'), at('20', '23:59:59'), at('21', '00:00:00')].map((time) => noteLogin(player, time))).toEqual([
    ...[true, false, true],
  ])
})

it('[BONUS-01] liveness is earned for its day; another day starts from zero, an earlier one adds nothing', () => {
  const { player } = visit('newcomer')
  earnLiveness(player, 20, at('20'))
  earnLiveness(player, 15, at('20', '23:59:59'))
  expect(livenessOf(player, at('20'))).toBe(35)
  expect(livenessOf(player, at('21'))).toBe(0)
  earnLiveness(player, 10, at('21'))
  earnLiveness(player, 99, at('20'))
  expect(livenessOf(player, at('21'))).toBe(10)
  expect(livenessOf(player, at('20'))).toBe(0)
})

describe('turnover before a withdrawal', () => {
  const fresh = () => {
    const { world, player } = visit('newcomer')
    post(world, player, 'coin', 1_000, 'test', '')
    return { world, player }
  }

  it.each([
    [1, 1_000],
    [2, 1_000],
    [3, 500],
    [4, 200],
    [5, 100],
    [6, 1_000],
    [7, 500],
    [99, 1_000],
  ])('[WALL-04] a bet of 10.00 on game type %i counts %i cents', (type, counted) => {
    const { world, player } = fresh()
    addWagering(world, player, { deposit: 5_000 })
    countWagering(player, type, 1_000)
    expect(wageringLeft(player)).toBe(5_000 - counted)
  })

  it('[WALL-04] is the deposit, a gift, and many times a bonus; a share of a bet is floored', () => {
    const { world, player } = fresh()
    const { bonus: times } = TURNOVER
    expect(wageringLeft(player)).toBe(0)
    addWagering(world, player, { deposit: 500, bonus: 100 })
    expect(wageringLeft(player)).toBe(500 + 100 * times)
    countWagering(player, 5, 119)
    expect(wageringLeft(player)).toBe(489 + 100 * times)
    addWagering(world, player, { bonus: 1, gift: 70 })
    expect(wageringLeft(player)).toBe(559 + 101 * times)
    countWagering(player, 1, 1_000_000)
    expect(wageringLeft(player)).toBe(0)
    countWagering(player, 1, 10)
    addWagering(world, player, { deposit: 200 })
    expect(wageringLeft(player)).toBe(200)
  })
})

it('[WALL-05] orders of a status stay in the order in which they were opened', () => {
  const orders = noOrders<{ id: string; status: number; at: number }>()
  const rows = ['a', 'b', 'c', 'd'].map((id, at) => ({ id, status: 0, at }))
  for (const row of rows) addOrder(orders, row)
  for (const index of [2, 0, 3]) if (rows[index]) moveOrder(orders, rows[index], 1)
  expect(ordersIn(orders, 1).map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  expect(ordersIn(orders, 0).map(({ id }) => id)).toEqual(['b'])
  expect([0, 1, 2].map((status) => countIn(orders, status))).toEqual([1, 3, 0])
  const page = (status?: number) => orderPage(orders, { pageNum: 1, pageSize: 2, status }, ({ id }) => id)
  expect(page()).toEqual({ list: ['d', 'c'], pages: 2 })
  expect(page(1)).toEqual({ list: ['d', 'c'], pages: 2 })
  expect(page(0)).toEqual({ list: ['b'], pages: 1 })
  expect(page(7)).toEqual({ list: [], pages: 0 })
  const from = (status?: number) =>
    orderPage(orders, { pageNum: 1, pageSize: 9, status, from: 1, to: 2 }, ({ id }) => id)
  expect(from().list).toEqual(['c', 'b'])
  expect(from(1).list).toEqual(['c'])
  expect(orderPage(undefined, { pageNum: 1, pageSize: 2 }, (row) => row)).toEqual({ list: [], pages: 0 })
})

it('[LOG-01] events are counted by name; invalid names, and those beyond two hundred, only in the sum', () => {
  const { world, player } = visit('newcomer')
  const send = (...names: string[]) =>
    appEventLogClient(world, player, { eventList: names.map((eventName) => ({ eventName })) as never })
  send('view', 'view', 'tap.now-1', '1view', 'a b', '', `x${'y'.repeat(64)}`, `x${'y'.repeat(63)}`, 'toString')
  expect(world.shared.log).toEqual({
    events: 9,
    byName: { view: 2, 'tap.now-1': 1, [`x${'y'.repeat(63)}`]: 1, toString: 1 },
  })
  send(...Array.from({ length: 250 }, (_, index) => `n${index}`), 'view', 'n0')
  expect(Object.keys(world.shared.log?.byName ?? {})).toHaveLength(200)
  expect(world.shared.log).toMatchObject({ events: 261, byName: { view: 3, n0: 2 } })
})
