import { describe, expect, it } from 'vitest'
import { balanceOf, post } from '../../../mocks/world/core/ledger'
import { translatorFor } from '../../../mocks/world/core/texts'
import { crashBet } from '../../../mocks/world/game/playCalls'
import { providerAnswer } from '../../../mocks/world/tester/calls'
import { addCoupon } from '../../../mocks/world/wallet/coupon/coupons'
import { orderById } from '../../../mocks/world/wallet/walletOrders'
import * as care from '../../../src/contract/care'
import { DEPOSIT_STATUS } from '../../../src/contract/core/enums'
import { gameBalances, startGame } from '../../../src/contract/game/game'
import { actInviteUserSpin } from '../../../src/contract/invite'
import { draw, getJackpotDrawInfo } from '../../../src/contract/jackpot'
import { depositCreate, depositPaid, depositStatus } from '../../../src/contract/wallet/deposit'
import { getExchange } from '../../../src/contract/wallet/withdraw'
import { LIMIT_PRESETS } from '../../../src/domain/care/limits'
import { visit } from '../core/support'
import { moves } from '../wallet/walletSupport'

describe('responsible play', () => {
  it('shows limits, break and the figures of this visit', () => {
    const guest = visit('regular')
    const reply = guest.call(care.playCare, {})
    expect(reply.limits.map(({ period, amount }) => [period, amount])).toEqual([
      ['day', null],
      ['week', null],
      ['month', null],
    ])
    expect(reply).toMatchObject({ breakUntil: null, sessionStart: guest.world.now, sessionBet: 0, sessionWin: 0 })
    expect(reply.netDeposits).toBe(guest.player.totalRecharge - guest.player.totalExchange)
  })

  it('starts each limit again at midnight, on Monday and on the first of the month, UTC', () => {
    const guest = visit('regular')
    const resets = () =>
      guest.call(care.playCare, {}).limits.map(({ resetTime = 0 }) => new Date(resetTime).toISOString())
    expect(resets()).toEqual(['2026-01-16T00:00:00.000Z', '2026-01-19T00:00:00.000Z', '2026-02-01T00:00:00.000Z'])
    guest.wait('12h')
    expect(resets()[0]).toBe('2026-01-17T00:00:00.000Z')
  })

  it('lowers a limit at once and raises it after a day', () => {
    const guest = visit('regular')
    const day = () => guest.call(care.playCare, {}).limits[0]
    guest.call(care.playLimit, { period: 'day', amount: 10_000 })
    guest.call(care.playLimit, { period: 'day', amount: 5_000 })
    expect(day()?.amount).toBe(5_000)
    const { limits } = guest.call(care.playLimit, { period: 'day', amount: null })
    expect(limits[0]).toMatchObject({ amount: 5_000, pending: { amount: null } })
    guest.wait('23h')
    expect(day()?.amount).toBe(5_000)
    guest.wait('1h')
    expect(day()?.amount).toBe(null)
  })

  it('asks for a reality check every hour; a shorter interval counts at once, a longer one after a day', () => {
    const guest = visit('regular')
    const reminder = () => guest.call(care.playCare, {}).reminder
    expect(reminder()).toEqual({ minutes: 60 })
    expect(guest.call(care.playReminder, { minutes: 15 }).reminder).toEqual({ minutes: 15 })
    const from = guest.world.now + 86_400_000
    guest.call(care.playReminder, { minutes: 120 })
    expect(reminder()).toEqual({ minutes: 15, pending: { minutes: 120, from } })
    guest.wait('24h')
    expect(reminder()).toEqual({ minutes: 120 })
    guest.call(care.playReminder, { minutes: 30 })
    expect(reminder()).toEqual({ minutes: 30 })
  })

  it('calls a break a self-exclusion from half a year on, also while a shorter one is added', () => {
    const guest = visit('regular')
    const excluded = () => guest.call(care.playCare, {}).excluded
    guest.call(care.playBreak, { length: '42d' })
    expect(excluded()).toBe(false)
    guest.call(care.playBreak, { length: '180d' })
    guest.call(care.playBreak, { length: '24h' })
    expect(excluded()).toBe(true)
    guest.wait('180d')
    expect(excluded()).toBe(false)
    guest.call(care.playBreak, { length: '24h' })
    expect(excluded()).toBe(false)
  })

  it('frees the own money of who is excluded and forfeits what is left of bonuses, as was said before', () => {
    const guest = visit('newcomer')
    const { order } = guest.call(depositCreate, { channelId: 'instant', itemId: 'i100000', requestId: 'paid' })
    guest.wait('10s')
    post(guest.world, guest.player, 'coin', -40_000, 'safebox.in', 'x')
    post(guest.world, guest.player, 'safebox', 40_000, 'safebox.in', 'x')
    const { sessionId } = guest.call(startGame, { gameId: 2 })
    guest.call(crashBet, { sessionId, gameId: 2, bet: 10_000, auto: 200 })
    const { exclusion } = guest.call(care.playCare, {})
    expect(exclusion).toEqual({ own: 100_000, bonus: 100_000 })
    guest.call(care.playBreak, { length: '180d' })
    expect(guest.call(getExchange, {})).toMatchObject({ coin: 60_000, turnoverLeft: 0, held: 0 })
    expect(balanceOf(guest.player, 'safebox')).toBe(40_000)
    expect(moves(guest, 'bonus.forfeited').map(({ amount }) => amount)).toEqual([-100_000])
    expect(guest.call(depositStatus, { orderId: order.orderId }).order).toMatchObject({ bonus: 100_000, turnover: 0 })
    expect(guest.call(care.playCare, {}).exclusion).toEqual({ own: 100_000, bonus: 0 })
  })

  it('takes what is forfeited from the safe-box if it was put there, and no more than is left', () => {
    const guest = visit('newcomer')
    guest.call(depositCreate, { channelId: 'instant', itemId: 'i10000', requestId: 'paid' })
    guest.wait('10s')
    post(guest.world, guest.player, 'coin', -13_000, 'bet', 'lost')
    post(guest.world, guest.player, 'coin', -5_000, 'safebox.in', 'x')
    post(guest.world, guest.player, 'safebox', 5_000, 'safebox.in', 'x')
    guest.call(care.playBreak, { length: '365d' })
    expect(guest.player.balances).toMatchObject({ coin: 0, safebox: 0 })
  })

  it('pays a deposit that arrives during an exclusion without a bonus, and gives its coupon back', () => {
    const guest = visit('newcomer')
    const { id: couponId } = addCoupon(guest.world, guest.player, 1010, 'test')
    const body = { channelId: 'qr', itemId: 'i10000', couponId, requestId: 'late' }
    const { orderId } = guest.call(depositCreate, body).order
    guest.call(depositPaid, { orderId })
    guest.call(care.playBreak, { length: '180d' })
    guest.wait('10m')
    const { order } = guest.call(depositStatus, { orderId })
    expect(order).toMatchObject({ status: DEPOSIT_STATUS.paid, bonus: 0, turnover: 0 })
    expect(order?.couponId).toBe(undefined)
    expect(guest.call(getExchange, {})).toMatchObject({ coin: 10_000, turnoverLeft: 0 })
    expect(balanceOf(guest.player, 'coupon:1010')).toBe(1)
    expect(guest.call(depositCreate, body).order).toMatchObject({ couponId, bonus: 11_000 })
  })

  it('says how much of a limit came late, which no limit could stop', () => {
    const guest = visit('newcomer')
    guest.call(care.playLimit, { period: 'day', amount: 20_000 })
    const order = (requestId: string) =>
      guest.call(depositCreate, { channelId: 'instant', itemId: 'i20000', returnTo: '/', requestId }).order.orderId
    const answer = (orderId: string, how: 'late' | 'pay') => guest.call(providerAnswer, { orderId, answer: how })
    answer(order('a'), 'late')
    guest.wait('61m')
    answer(order('b'), 'pay')
    guest.wait('1m')
    expect(guest.call(care.playCare, {}).limits[0]).toMatchObject({ used: 20_000 })
    guest.wait('1h')
    expect(guest.call(care.playCare, {}).limits[0]).toMatchObject({ amount: 20_000, used: 40_000, late: 20_000 })
    guest.refused(depositCreate, { channelId: 'instant', itemId: 'i10000', requestId: 'c' }, 'depositLimit')
    guest.wait('24h')
    expect(guest.call(care.playCare, {}).limits[0]).toMatchObject({ used: 0 })
    expect(guest.call(care.playCare, {}).limits[0]?.late).toBe(undefined)
  })

  it('lets who is excluded withdraw everything: turnover ends, games and open orders close', () => {
    const guest = visit('regular')
    const { order } = guest.call(depositCreate, { channelId: 'instant', itemId: 'i10000', requestId: 'open' })
    expect(guest.call(gameBalances, {}).total).toBeGreaterThan(0)
    guest.call(care.playBreak, { length: '42d' })
    expect(guest.call(gameBalances, {}).total).toBeGreaterThan(0)
    guest.player.state.wagering = { needed: 50_000, done: 10_000, held: 20_000, bonus: 5_000 }
    expect(guest.call(getExchange, {})).toMatchObject({ turnoverLeft: 40_000, held: 20_000 })
    guest.call(care.playBreak, { length: '365d' })
    expect(guest.call(getExchange, {})).toMatchObject({ turnoverLeft: 0, held: 0 })
    expect(guest.call(gameBalances, {}).total).toBe(0)
    expect(orderById(guest.player.state.deposits, order.orderId)?.status).toBe(DEPOSIT_STATUS.cancelled)
  })

  it('says by mail what a change of a limit does', () => {
    const guest = visit('newcomer')
    const change = (amount: number | null) => {
      guest.call(care.playLimit, { period: 'day', amount })
      const { title, body } = Object.values(guest.player.state.mail?.mails ?? {}).at(-1) ?? {}
      return [title, body].map((line) => line && translatorFor('en-US')(line))
    }
    expect(change(2_000)).toEqual(['Your deposit limit has changed', 'Your limit is now 20.00 per day.'])
    expect(change(5_000)).toEqual([
      'Your request for a new deposit limit',
      expect.stringMatching(/^You asked for a limit of 50\.00 per day\. It starts on .*Jan 16.* UTC\. Until then/),
    ])
    expect(change(2_000)[1]).toBe('You canceled the change. Your limit stays at 20.00 per day.')
    expect(change(null)[1]).toMatch(/^You asked to remove your limit per day\. It ends on .*Jan 16/)
  })

  it('takes every amount that a limit is offered with', () => {
    const guest = visit('regular')
    for (const period of ['day', 'week', 'month'] as const)
      for (const amount of LIMIT_PRESETS[period].toReversed())
        expect(guest.call(care.playLimit, { period, amount }).limits).toContainEqual(
          expect.objectContaining({ period, amount }),
        )
  })

  it('refuses invalid limits', () => {
    const guest = visit('regular')
    guest.refused(care.playLimit, { period: 'day', amount: 99 }, 'belowMinimum')
    guest.refused(care.playLimit, { period: 'day', amount: -1 }, 'belowMinimum')
    guest.refused(care.playLimit, { period: 'day', amount: 10_000_000_001 }, 'aboveMaximum')
    guest.refused(care.playLimit, { period: 'day', amount: 10.5 }, 'badRequest')
    guest.refused(care.playLimit, { period: 'day', amount: 2 ** 60 }, 'badRequest')
  })

  it('stops play during a break, which cannot be shortened', () => {
    const guest = visit('regular')
    const { breakUntil } = guest.call(care.playBreak, { length: '7d' })
    expect(breakUntil).toBe(guest.world.now + 7 * 86_400_000)
    expect(guest.call(care.playBreak, { length: '24h' }).breakUntil).toBe(breakUntil)
    guest.refused(startGame, { gameId: 1 }, 'playPaused')
    guest.refused(actInviteUserSpin, {}, 'playPaused')
    guest.wait('7d')
    expect(guest.call(care.playCare, {}).breakUntil).toBe(null)
    guest.call(startGame, { gameId: 1 })
    guest.call(actInviteUserSpin, {})
  })

  it('refuses who is excluded with a code of its own, while withdrawals stay open', () => {
    const guest = visit('lucky')
    guest.call(care.playBreak, { length: '24h' })
    guest.call(care.playBreak, { length: '180d' })
    guest.refused(startGame, { gameId: 1 }, 'selfExcluded')
    guest.refused(startGame, { gameId: 1, tryIt: 1 }, 'selfExcluded')
    guest.refused(draw, {}, 'selfExcluded')
    guest.refused(actInviteUserSpin, {}, 'selfExcluded')
    guest.refused(depositCreate, { channelId: 'instant', itemId: 'i10000', requestId: 'r' }, 'selfExcluded')
    guest.call(getExchange, {})
  })

  it('stops draws during a break, whose chance is kept', () => {
    const guest = visit('lucky')
    guest.call(care.playBreak, { length: '24h' })
    guest.refused(draw, {}, 'playPaused')
    expect(guest.call(getJackpotDrawInfo, {}).canReceiveDrawChance).toBe(false)
    guest.wait('24h')
    expect(guest.call(getJackpotDrawInfo, {}).canReceiveDrawChance).toBe(true)
    guest.call(draw, {})
  })
})
