import { describe, expect, it } from 'vitest'
import { openSession } from '../../../mocks/world/auth/session'
import { give } from '../../../mocks/world/tester/tester'
import { playBreak, playCare } from '../../../src/contract/care'
import { online } from '../../../src/contract/config'
import { exitGame, startGame } from '../../../src/contract/game/game'
import { NOON, type Visit, visit } from '../core/support'
import { settleBet } from '../game/support'

const enter = (guest: Visit, tryIt: 0 | 1 = 0) => guest.call(startGame, { gameId: 1, tryIt }).sessionId

const round = (guest: Visit, sessionId: string) =>
  settleBet(guest.world, guest.player, { gameId: 1, bet: 100, win: 40, sessionId })

const ping = (guest: Visit, gameId = 1) => guest.call(online, { gameId })

const figures = (guest: Visit) => {
  const { today, sessionSeconds, sessionStart, sessionRounds } = guest.call(playCare, {})
  return { today, sessionSeconds, sessionStart, sessionRounds }
}
const played = (guest: Visit) => {
  const { today, sessionSeconds } = figures(guest)
  return [today?.seconds, sessionSeconds]
}

describe('time played', () => {
  it('[MEMB-01] is the time between start, rounds, pings and exit', () => {
    const guest = visit('newcomer')
    guest.player.balances.coin = 1_000
    expect(played(guest)).toEqual([0, 0])
    const sessionId = enter(guest)
    guest.wait('40s')
    round(guest, sessionId)
    guest.wait('60s')
    ping(guest)
    guest.wait('30s')
    guest.call(exitGame, { gameId: 1 })
    guest.wait('40s')
    ping(guest, 0)
    expect(figures(guest)).toEqual({
      today: { bet: 100, win: 40, rounds: 1, seconds: 130 },
      sessionSeconds: 130,
      sessionStart: NOON,
      sessionRounds: 1,
    })
  })

  it('[MEMB-01] leaves out gaps of more than 90 s', () => {
    const guest = visit('newcomer')
    enter(guest)
    guest.wait('90s')
    ping(guest)
    guest.wait('91s')
    ping(guest)
    expect(played(guest)).toEqual([90, 90])
  })

  it('[MEMB-01] is not counted in a demo, in the lobby, or after a break has closed the game', () => {
    const guest = visit('newcomer')
    enter(guest, 1)
    guest.wait('60s')
    ping(guest)
    guest.wait('60s')
    guest.call(exitGame, {})
    expect(played(guest)).toEqual([0, 0])
    enter(guest)
    guest.wait('20s')
    guest.call(playBreak, { length: '24h' })
    guest.wait('60s')
    ping(guest)
    expect(played(guest)).toEqual([20, 20])
  })

  it('[MEMB-01] belongs to its day in UTC, while the session goes on', () => {
    const guest = visit('newcomer', { clock: { mode: 'frozen', at: Date.parse('2026-01-15T23:59:20Z') } })
    const sessionId = enter(guest)
    guest.player.balances.coin = 1_000
    round(guest, sessionId)
    guest.wait('60s')
    ping(guest)
    expect(figures(guest)).toMatchObject({
      today: { bet: 0, win: 0, rounds: 0, seconds: 20 },
      sessionSeconds: 60,
      sessionRounds: 1,
    })
  })
})

describe('a session', () => {
  it('[MEMB-01] goes on after less than half an hour without play, and then begins with the next play', () => {
    const guest = visit('newcomer')
    enter(guest)
    guest.wait('29m')
    ping(guest)
    expect(figures(guest).sessionStart).toBe(NOON)
    guest.wait('30m')
    expect(figures(guest).sessionStart).toBe(NOON)
    ping(guest)
    expect(figures(guest)).toMatchObject({ sessionStart: guest.world.now, sessionSeconds: 0 })
  })

  it('[MEMB-01] begins with a sign-in, on whatever device; the day goes on', () => {
    const guest = visit('newcomer')
    enter(guest)
    guest.wait('60s')
    ping(guest)
    openSession(guest.world, guest.player)
    expect(figures(guest)).toMatchObject({ sessionStart: guest.world.now, sessionSeconds: 0 })
    guest.wait('30s')
    ping(guest)
    expect(played(guest)).toEqual([90, 30])
  })

  it('[MOCK-04] is given minutes of play by a tester, like the day', () => {
    const guest = visit('newcomer')
    give(guest.world, guest.player, { grants: ['played:60'] })
    expect(played(guest)).toEqual([3_600, 3_600])
    enter(guest)
    guest.wait('30s')
    ping(guest)
    expect(played(guest)).toEqual([3_630, 3_630])
  })
})
