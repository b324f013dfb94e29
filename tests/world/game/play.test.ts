import { describe, expect, it } from 'vitest'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { games } from '../../../mocks/world/game/catalogue'
import { crashBet, crashTakeBack, gameHello, slotSpin } from '../../../mocks/world/game/playCalls'
import { DEMO_PURSE } from '../../../mocks/world/game/playerState'
import { poolAt } from '../../../mocks/world/jackpot/pools'
import { wageringLeft } from '../../../mocks/world/wallet/walletWagering'
import { getTaskUser } from '../../../src/contract/bonus'
import { playCare } from '../../../src/contract/care'
import { betRecord, betRecordReport, exitGame, startGame } from '../../../src/contract/game/game'
import { refreshData } from '../../../src/contract/member'
import { type Visit, visit } from '../core/support'
import { settleBet } from './support'

const enter = (guest: Visit, tryIt: 0 | 1 = 0, gameId = 1) => guest.call(startGame, { gameId, tryIt }).sessionId

describe('playing for money', () => {
  it('[GAME-03] moves the balance by bet and win, and every spin is in the record', () => {
    const guest = visit('regular')
    const sessionId = enter(guest)
    const before = guest.call(refreshData, {})
    let coin = before.coin as number
    const spins = Array.from({ length: 40 }, () => {
      const spin = guest.call(slotSpin, { sessionId, gameId: 1, bet: 200 })
      coin += spin.win - 200
      expect(spin.coin).toBe(coin)
      return spin
    })
    const after = guest.call(refreshData, {})
    expect(after.coin).toBe(coin)
    expect([after.bet - before.bet, after.vipExp - before.vipExp]).toEqual([8_000, 8_000])
    const { list } = guest.call(betRecord, { pageNum: 1, pageSize: 40 })
    expect(list.map(({ bet, win, gameName }) => [bet, win, gameName])).toEqual(
      spins.map(({ bet, win }) => [bet, win, 'Lantern Dragon']).reverse(),
    )
    expect(guest.call(playCare, {})).toMatchObject({
      sessionBet: 8_000,
      sessionWin: spins.reduce((s, { win }) => s + win, 0),
    })
  })

  it('[JACK-08] grows the jackpots when a round ends, by no bet that was given back', () => {
    const guest = visit('regular')
    const game = games(guest.world).find(({ isJackpot, kind, status }) => isJackpot && kind === 'crash' && status === 1)
    const gameId = game?.id ?? 0
    const sessionId = enter(guest, 0, gameId)
    const pools = () => guest.world.shared.jackpot?.bets
    const before = JSON.stringify(pools())
    const stake = { sessionId, gameId, bet: 10_000, auto: 101 }
    for (let turn = 0; turn < 3; turn++) {
      guest.call(crashBet, stake)
      guest.call(crashTakeBack, stake)
    }
    expect(JSON.stringify(pools())).toBe(before)
    guest.call(crashBet, stake)
    expect(JSON.stringify(pools())).toBe(before)
    guest.wait('1m')
    expect(pools()?.mega?.at).toBeGreaterThan(guest.world.now - 60_000)
  })

  it('[JACK-08] grows the jackpots only in a game that says so', () => {
    const guest = visit('regular')
    const plain = games(guest.world).find(
      ({ isJackpot, kind, status }) => !isJackpot && kind === 'slot' && status === 1,
    )
    const growth = (gameId = 0) => {
      const before = poolAt(guest.world, 'mega', guest.world.now)
      const sessionId = enter(guest, 0, gameId)
      for (let turn = 0; turn < 10; turn++) guest.call(slotSpin, { sessionId, gameId, bet: 2_000 })
      return poolAt(guest.world, 'mega', guest.world.now) - before
    }
    expect([growth(plain?.id), growth(1)]).toEqual([0, 16])
  })

  it('[GAME-03] counts for tasks, turnover and jackpots', () => {
    const guest = visit('regular')
    const { player, world } = guest
    player.state.wagering = { needed: 100_000, done: 0, held: 0, bonus: 0 }
    const pool = poolAt(world, 'mega', world.now)
    const progress = () => guest.call(getTaskUser, {}).list.reduce((sum, task) => sum + task.progress, 0)
    const done = progress()
    settleBet(world, player, { gameId: 1, bet: 10_000, win: 0, sessionId: enter(guest) })
    expect(wageringLeft(player)).toBe(90_000)
    expect(progress()).toBeGreaterThan(done)
    expect(poolAt(world, 'mega', world.now)).toBeGreaterThan(pool)
  })

  it('[GAME-03] refuses invalid bets, and changes nothing', () => {
    const guest = visit('regular')
    const sessionId = enter(guest)
    const spin = { sessionId, gameId: 1, bet: 200 }
    guest.refused(slotSpin, { ...spin, bet: 10 }, 'belowMinimum')
    guest.refused(slotSpin, { ...spin, bet: 20_000 }, 'aboveMaximum')
    guest.refused(slotSpin, { ...spin, bet: 201 }, 'badRequest')
    guest.refused(slotSpin, { ...spin, bet: -200 }, 'badRequest')
    guest.refused(slotSpin, { ...spin, gameId: 2 }, 'notFound')
    guest.refused(slotSpin, { ...spin, sessionId: 'g-none' }, 'notFound')
    guest.call(exitGame, {})
    guest.refused(slotSpin, spin, 'notFound')
    const broke = visit('broke')
    broke.refused(slotSpin, { gameId: 1, bet: 20, sessionId: enter(broke) }, 'notEnoughCoin')
  })

  it('[GAME-03] does not let one player spin in the game of another', () => {
    const guest = visit('regular')
    const sessionId = enter(guest)
    guest.token = guest.send('accountLogin', { account: 'lucky', password: 'demo1234' })['token'] as string
    guest.refused(slotSpin, { sessionId, gameId: 1, bet: 200 }, 'notFound')
    guest.refused(gameHello, { sessionId }, 'notFound')
  })

  it('[GAME-03] shows the last spin again after an interruption', () => {
    const guest = visit('regular')
    const sessionId = enter(guest)
    expect(guest.call(gameHello, { sessionId }).slot?.last).toBeUndefined()
    const spin = guest.call(slotSpin, { sessionId, gameId: 1, bet: 100 })
    expect(guest.call(gameHello, { sessionId })).toMatchObject({ slot: { last: spin }, coin: spin.coin, mode: 'real' })
  })

  it('[MOCK-03] gives the same spins in the same world', () => {
    const play = () => {
      const guest = visit('vip2')
      const sessionId = enter(guest)
      for (let i = 0; i < 30; i++) guest.call(slotSpin, { sessionId, gameId: 1, bet: 100 })
      return JSON.stringify(guest.world)
    }
    expect(play()).toBe(play())
  })

  it('[MOCK-03] gives the same spins no matter what else is called in between', () => {
    const reels = (disturb: boolean) => {
      const guest = visit('vip2')
      if (disturb) guest.call(startGame, { gameId: 5 })
      const sessionId = enter(guest)
      return Array.from({ length: 10 }, () => {
        if (disturb) guest.call(startGame, { gameId: 5, tryIt: 1 })
        if (disturb) guest.call(exitGame, { gameId: 5 })
        return guest.call(slotSpin, { sessionId, gameId: 1, bet: 100 }).reels
      })
    }
    expect(reels(true)).toEqual(reels(false))
  })
})

describe('playing a demo', () => {
  it('[GAME-02] changes only its own purse', () => {
    const guest = visit('broke')
    const sessionId = enter(guest, 1)
    const ledger = JSON.stringify(guest.world.ledger)
    const rounds = JSON.stringify(guest.player.state.rounds)
    let purse = DEMO_PURSE
    for (let i = 0; i < 60; i++) {
      const spin = guest.call(slotSpin, { sessionId, gameId: 1, bet: 500 })
      purse += spin.win - 500
      expect(spin.coin).toBe(purse)
    }
    expect(JSON.stringify(guest.world.ledger)).toBe(ledger)
    expect(JSON.stringify(guest.player.state.rounds)).toBe(rounds)
    expect(balanceOf(guest.player, 'coin')).toBe(0)
    expect(guest.call(gameHello, { sessionId })).toMatchObject({ mode: 'demo', coin: purse })
  })

  it('[GAME-02] ends when the purse is empty', () => {
    const guest = visit('broke')
    const sessionId = enter(guest, 1)
    const [session] = guest.player.state.games?.sessions ?? []
    if (session) session.purse = 19
    guest.refused(slotSpin, { sessionId, gameId: 1, bet: 20 }, 'notEnoughCoin')
  })
})

describe('the bet record', () => {
  const all = { pageNum: 1, pageSize: 100 }
  const noRounds = { list: [], pages: 0 }

  it('[MEMB-01] pages newest first, without a gap', () => {
    const guest = visit('lucky')
    const first = guest.call(betRecord, { pageNum: 1, pageSize: 30 }).list
    const second = guest.call(betRecord, { pageNum: 2, pageSize: 30 }).list
    const both = guest.call(betRecord, { pageNum: 1, pageSize: 60 }).list
    expect([...first, ...second]).toEqual(both)
    const times = both.map(({ createTime }) => createTime)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(guest.call(betRecord, { pageNum: 10_000, pageSize: 100 }).list).toEqual([])
  })

  it('[MEMB-01] filters by game type and period', () => {
    const guest = visit('collector')
    const { list } = guest.call(betRecord, all)
    const [newest, oldest] = [list[10]?.createTime ?? 0, list[40]?.createTime ?? 0]
    const part = guest.call(betRecord, { ...all, from: oldest, to: newest })
    const within = list.slice(10, 41)
    expect(part).toEqual({ list: within, pages: 1 })
    const types = [1, 2, 3, 4, 5, 6, 7].map(
      (gameType) => guest.call(betRecord, { ...all, gameType, from: oldest, to: newest }).list,
    )
    expect(
      types
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(part.list.map(({ id }) => id).sort())
    expect(guest.call(betRecord, { ...all, from: newest, to: oldest })).toEqual(noRounds)
    expect(guest.call(betRecord, { ...all, gameType: 99 })).toEqual(noRounds)
  })

  it('[MEMB-01] is empty for a newcomer', () => {
    const guest = visit('newcomer')
    expect(guest.call(betRecord, all)).toEqual(noRounds)
    expect(guest.call(betRecordReport, {})).toEqual({ bet: 0, win: 0, rounds: 0, days: [], types: [] })
  })

  it('[MEMB-01] reports by day and by type, both adding up to the total', () => {
    const guest = visit('collector')
    const report = guest.call(betRecordReport, {})
    expect(report.rounds).toBeGreaterThan(100)
    for (const rows of [report.days, report.types])
      for (const of of ['bet', 'win'] as const)
        expect(rows.reduce((sum: number, row) => sum + row[of], 0)).toBe(report[of])
    const [today] = guest.call(betRecordReport, { from: guest.world.now, to: guest.world.now }).days
    guest.wait('24h')
    enter(guest)
    settleBet(guest.world, guest.player, { gameId: 1, bet: 100, win: 30, sessionId: enter(guest) })
    const [next, before] = guest.call(betRecordReport, { from: guest.world.now - 86_400_000 }).days
    expect(next).toMatchObject({ day: '2026-01-16', bet: 100, win: 30, rounds: 1 })
    expect(before).toEqual(today)
  })
})
