import { describe, expect, it } from 'vitest'
import * as care from '../../../src/contract/care'
import { startGame } from '../../../src/contract/game/game'
import { actInviteUserSpin } from '../../../src/contract/invite'
import { draw, getJackpotDrawInfo } from '../../../src/contract/jackpot'
import { visit } from '../core/support'

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
