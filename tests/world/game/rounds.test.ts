import { describe, expect, it } from 'vitest'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { gameById } from '../../../mocks/world/game/catalogue'
import * as calls from '../../../mocks/world/game/playCalls'
import { flightUntil, LAUNCH, MOST_MULTIPLIER } from '../../../mocks/world/game/rules/crash'
import { minesLadder, minesMultiplier } from '../../../mocks/world/game/rules/mines'
import { returns } from '../../../mocks/world/game/rules/roulette'
import { wageringLeft } from '../../../mocks/world/wallet/walletWagering'
import { getTaskUser } from '../../../src/contract/bonus'
import { playBreak, playCare } from '../../../src/contract/care'
import { betRecord, betRecordReport, exitGame, startGame } from '../../../src/contract/game/game'
import { refreshData } from '../../../src/contract/member'
import { type Visit, visit } from '../core/support'

const [CRASH, MINES, ROULETTE] = [2, 3, 4]
const enter = (guest: Visit, gameId: number, tryIt: 0 | 1 = 0) => guest.call(startGame, { gameId, tryIt }).sessionId
const coinOf = (guest: Visit) => balanceOf(guest.player, 'coin')
const lastBet = (guest: Visit) => guest.call(betRecord, { pageNum: 1, pageSize: 1 }).list[0]
const lastMove = (guest: Visit, wanted: string) =>
  guest.world.ledger[guest.player.id]?.findLast(({ asset, kind }) => asset === 'coin' && kind === wanted)

/** What bets count for. */
const figures = (guest: Visit) => {
  const { player } = guest
  const { coin, bet, vipExp } = guest.call(refreshData, {})
  const { sessionBet, sessionWin } = guest.call(playCare, {})
  const tasks = guest.call(getTaskUser, {}).list.reduce((sum, task) => sum + task.progress, 0)
  const report = guest.call(betRecordReport, {})
  return {
    coin,
    bet,
    vipExp,
    sessionBet,
    sessionWin,
    tasks,
    report,
    wagering: wageringLeft(player),
    last: lastBet(guest),
  }
}

const ms = (span: number) => `${Math.ceil(span / 1000)}s`

/** A flight that goes beyond 3.00, with where it crashes; earlier ones are lost. */
const longFlight = (guest: Visit, sessionId: string, auto = MOST_MULTIPLIER) => {
  for (let turn = 0; turn < 60; turn++) {
    guest.call(calls.crashBet, { sessionId, gameId: CRASH, bet: 100, auto })
    const round = guest.player.state.games?.rounds[`real-${CRASH}`]
    if (round?.kind !== 'crash') throw new Error('no flight')
    if (round.crash > 300) return round
    guest.wait(ms(LAUNCH + flightUntil(round.crash)))
  }
  throw new Error('no long flight')
}

describe('a repeated call of a frame', () => {
  it('[GAME-03] gets the first reply, and counts once', () => {
    const guest = visit('regular')
    const spin = { sessionId: enter(guest, 1), gameId: 1, bet: 200, requestId: 'a' }
    const first = guest.call(calls.slotSpin, spin)
    expect(guest.call(calls.slotSpin, spin)).toEqual(first)
    expect(coinOf(guest)).toBe(first.coin)
    guest.call(calls.slotSpin, { ...spin, requestId: 'b' })
    expect(
      guest.call(betRecord, { pageNum: 1, pageSize: 20, gameType: 1 }).list.filter(({ bet }) => bet === 200).length,
    ).toBeGreaterThanOrEqual(2)
  })

  it('[GAME-03] gets the present balance: another window may have played meanwhile', () => {
    const guest = visit('regular')
    const spin = { sessionId: enter(guest, 1), gameId: 1, bet: 200, requestId: 'a' }
    const first = guest.call(calls.slotSpin, spin)
    guest.call(calls.minesBet, { sessionId: enter(guest, MINES), gameId: MINES, bet: 200, mines: 3 })
    expect(guest.call(calls.slotSpin, spin)).toEqual({ ...first, coin: first.coin - 200 })
  })

  it('[GAME-03] opens no second tile and starts no second round', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, MINES)
    const bet = { sessionId, gameId: MINES, bet: 200, mines: 3, requestId: 'a' }
    const before = coinOf(guest)
    expect(guest.call(calls.minesBet, bet)).toEqual(guest.call(calls.minesBet, bet))
    expect(coinOf(guest)).toBe(before - 200)
    const open = { sessionId, tile: 7, requestId: 'b' }
    expect(guest.call(calls.minesOpen, open)).toEqual(guest.call(calls.minesOpen, open))
  })
})

describe('a flight', () => {
  it('[GAME-03] takes the bet at once, and pays what was seen when it is left', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    const { crash } = longFlight(guest, sessionId)
    const before = coinOf(guest)
    guest.wait('7s')
    const look = guest.call(calls.crashLook, { sessionId })
    // 3 s of launch, 4 s of flight: 1.4 squared.
    expect(look).toMatchObject({ phase: 'flying', elapsed: 4_000, win: 0, coin: before })
    expect(look.crash).toBeUndefined()
    const left = guest.call(calls.crashCashOut, { sessionId, at: 180 })
    expect(left).toMatchObject({ left: 180, win: 180, coin: before + 180 })
    expect(guest.call(calls.crashCashOut, { sessionId, at: 180 }).coin).toBe(before + 180)
    expect(lastBet(guest)).toMatchObject({ gameId: CRASH, bet: 100, win: 180 })
    guest.wait(ms(flightUntil(crash)))
    expect(guest.call(calls.crashLook, { sessionId })).toMatchObject({ phase: 'crashed', crash, win: 180 })
  })

  it('[GAME-03] counts once it is over', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    longFlight(guest, sessionId)
    const before = figures(guest)
    guest.wait('7s')
    expect(figures(guest)).toEqual(before)
    guest.call(calls.crashCashOut, { sessionId, at: 180 })
    const after = figures(guest)
    expect(after).toMatchObject({ bet: before.bet + 100, vipExp: before.vipExp + 100, last: { bet: 100, win: 180 } })
    expect([after.sessionBet - before.sessionBet, after.sessionWin - before.sessionWin]).toEqual([100, 180])
    expect(after.report.rounds).toBe(before.report.rounds + 1)
    expect(after.tasks).toBeGreaterThan(before.tasks)
  })

  it('[GAME-03] gives its bet back before the start, and then counts for nothing', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    const before = figures(guest)
    const { results } = guest.call(calls.gameHello, { sessionId }).crash ?? {}
    guest.call(calls.crashBet, { sessionId, gameId: CRASH, bet: 100, auto: 200 })
    expect(coinOf(guest)).toBe((before.coin as number) - 100)
    guest.wait('2s')
    for (const requestId of ['a', 'a', 'b']) {
      const back = guest.call(calls.crashTakeBack, { sessionId, requestId })
      expect(back).toMatchObject({ phase: 'returned', win: 0, coin: before.coin })
      expect(back.crash).toBeUndefined()
    }
    expect(lastMove(guest, 'bet.returned')).toMatchObject({ amount: 100 })
    guest.wait('5m')
    expect(guest.call(calls.crashCashOut, { sessionId, at: 150 })).toMatchObject({ phase: 'returned' })
    expect(figures(guest)).toEqual(before)
    expect(guest.call(calls.gameHello, { sessionId }).crash).toMatchObject({ results, round: { phase: 'returned' } })
    guest.call(calls.crashBet, { sessionId, gameId: CRASH, bet: 100, auto: 200 })
  })

  it('[GAME-03] a flight that has started stays as it is when its bet is asked back', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    longFlight(guest, sessionId)
    const before = coinOf(guest)
    guest.wait('3s')
    expect(guest.call(calls.crashTakeBack, { sessionId })).toMatchObject({ phase: 'flying', coin: before })
  })

  it('[GAME-03] never pays more than the flight has reached', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    longFlight(guest, sessionId)
    guest.refused(calls.crashCashOut, { sessionId, at: 250 }, 'badRequest')
    guest.wait('7s')
    expect(guest.call(calls.crashCashOut, { sessionId, at: 100_000 })).toMatchObject({ left: 196, win: 196 })
  })

  it('[GAME-03] left by its auto cash-out pays on the server, also after the game was closed', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    longFlight(guest, sessionId, 250)
    const before = coinOf(guest)
    guest.call(exitGame, { gameId: CRASH })
    guest.wait('1m')
    expect(guest.call(refreshData, {}).coin).toBe(before + 250)
    expect(lastBet(guest)).toMatchObject({ bet: 100, win: 250 })
  })

  it('[GAME-03] a flight that nobody leaves is lost when it crashes', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    const { crash } = longFlight(guest, sessionId)
    const before = coinOf(guest)
    guest.wait(ms(LAUNCH + flightUntil(crash)))
    expect(guest.call(calls.crashCashOut, { sessionId, at: 200 })).toMatchObject({ phase: 'crashed', crash, win: 0 })
    expect(coinOf(guest)).toBe(before)
    expect(lastBet(guest)).toMatchObject({ bet: 100, win: 0 })
  })

  it('[GAME-03] refuses a second bet, a bad multiplier, another game and another kind', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, CRASH)
    const bet = { sessionId, gameId: CRASH, bet: 100, auto: 200 }
    for (const auto of [100, 100_001]) guest.refused(calls.crashBet, { ...bet, auto }, 'badRequest')
    guest.refused(calls.crashBet, { ...bet, bet: 150 }, 'badRequest')
    guest.refused(calls.slotSpin, { sessionId, gameId: CRASH, bet: 100 }, 'badRequest')
    guest.refused(calls.crashLook, { sessionId }, 'notFound')
    longFlight(guest, sessionId)
    guest.refused(calls.crashBet, bet, 'badRequest')
    guest.refused(calls.crashBet, { ...bet, gameId: MINES }, 'notFound')
  })
})

describe('a board of mines', () => {
  const open = (guest: Visit, mines = 3) => {
    const sessionId = enter(guest, MINES)
    guest.call(calls.minesBet, { sessionId, gameId: MINES, bet: 200, mines })
    const round = guest.player.state.games?.rounds[`real-${MINES}`]
    if (round?.kind !== 'mines') throw new Error('no board')
    const safe = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !round.mines.includes(tile))
    return { sessionId, mines: round.mines, safe }
  }

  it('[GAME-03] pays the multiplier of the open tiles, and shows the mines only then', () => {
    const guest = visit('regular')
    const { sessionId, mines, safe } = open(guest)
    const before = coinOf(guest)
    guest.refused(calls.minesCashOut, { sessionId }, 'badRequest')
    for (const tile of safe.slice(0, 4)) {
      const board = guest.call(calls.minesOpen, { sessionId, tile })
      expect(board).toMatchObject({ phase: 'open', mines: [], win: 0 })
    }
    guest.refused(calls.minesOpen, { sessionId, tile: safe[0] ?? 0 }, 'badRequest')
    guest.refused(calls.minesOpen, { sessionId, tile: 25 }, 'badRequest')
    const win = 2 * minesMultiplier(3, 4)
    expect(guest.call(calls.minesCashOut, { sessionId })).toMatchObject({
      phase: 'paid',
      mines,
      win,
      coin: before + win,
    })
    guest.call(calls.minesCashOut, { sessionId })
    expect(coinOf(guest)).toBe(before + win)
    expect(lastBet(guest)).toMatchObject({ bet: 200, win })
  })

  it('[GAME-03] is lost with a mine, and won at the top of its ladder', () => {
    const guest = visit('regular')
    const lost = open(guest)
    const before = coinOf(guest)
    const tile = lost.mines[0] ?? 0
    expect(guest.call(calls.minesOpen, { sessionId: lost.sessionId, tile })).toMatchObject({ phase: 'hit', win: 0 })
    expect(coinOf(guest)).toBe(before)
    const over = guest.call(calls.minesOpen, { sessionId: lost.sessionId, tile: lost.safe[0] ?? 0 })
    expect(over).toMatchObject({ phase: 'hit', opened: [tile] })

    const won = open(guest, 20)
    const ladder = minesLadder(20)
    const boards = won.safe
      .slice(0, ladder.length)
      .map((safe) => guest.call(calls.minesOpen, { sessionId: won.sessionId, tile: safe }))
    expect(boards.at(-1)).toMatchObject({ phase: 'paid', win: 2 * (ladder.at(-1) ?? 0) })
  })

  const seenAgain = (guest: Visit) => guest.call(calls.gameHello, { sessionId: enter(guest, MINES) }).mines?.round

  it('[GAME-03] waits a day for its player, then pays what its open tiles are worth', () => {
    const guest = visit('regular')
    const { safe, sessionId } = open(guest)
    const before = coinOf(guest)
    guest.call(calls.minesOpen, { sessionId, tile: safe[0] ?? 0 })
    guest.call(exitGame, {})
    guest.wait('1439m')
    expect(seenAgain(guest)).toMatchObject({ phase: 'open', opened: [safe[0]] })
    guest.wait('1m')
    const win = 2 * minesMultiplier(3, 1)
    expect(seenAgain(guest)).toMatchObject({ phase: 'paid', win, coin: before + win })
    expect(lastBet(guest)).toMatchObject({ bet: 200, win, createTime: guest.world.now })
  })

  it('[GAME-03] without an open tile gives its bet back after a day, which then counts for nothing', () => {
    const guest = visit('regular')
    const { coin, bet, vipExp, last } = figures(guest)
    const { sessionId } = open(guest)
    guest.wait('24h')
    expect(guest.call(calls.minesCashOut, { sessionId })).toMatchObject({ phase: 'returned', win: 0, coin })
    expect(lastMove(guest, 'bet.returned')).toMatchObject({ amount: 200, balanceAfter: coin })
    expect(figures(guest)).toMatchObject({ coin, bet, vipExp, last })
    open(guest)
  })

  it('[GAME-03] cannot be played during a break, and ends at once with a self-exclusion', () => {
    const guest = visit('regular')
    const { safe, sessionId } = open(guest)
    guest.call(calls.minesOpen, { sessionId, tile: safe[0] ?? 0 })
    guest.call(playBreak, { length: '24h' })
    guest.refused(calls.minesOpen, { sessionId, tile: safe[1] ?? 0 }, 'playPaused')
    guest.call(playBreak, { length: '180d' })
    expect(lastMove(guest, 'win')).toMatchObject({ at: guest.world.now, amount: 2 * minesMultiplier(3, 1) })

    const untouched = visit('regular')
    const coin = coinOf(untouched)
    open(untouched)
    untouched.call(playBreak, { length: '180d' })
    expect(lastMove(untouched, 'bet.returned')).toMatchObject({ amount: 200, balanceAfter: coin })
  })

  it('[GAME-03] has one to twenty mines', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, MINES)
    for (const mines of [0, 21])
      guest.refused(calls.minesBet, { sessionId, gameId: MINES, bet: 200, mines }, 'badRequest')
  })
})

describe('the table', () => {
  it('[GAME-03] pays every chip by the number, and takes the rest', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, ROULETTE)
    const bets = [
      { spot: '17', amount: 20 },
      { spot: 'red', amount: 100 },
      { spot: 'dozen2', amount: 60 },
    ]
    for (let turn = 0; turn < 20; turn++) {
      const before = coinOf(guest)
      const { number, win, paid, coin } = guest.call(calls.rouletteSpin, { sessionId, gameId: ROULETTE, bets })
      const expected = bets.map(({ spot, amount }) => ({ spot, win: amount * returns(spot, number) }))
      expect(paid).toEqual(expected.filter((row) => row.win > 0))
      expect(coin).toBe(before - 180 + win)
      expect(lastBet(guest)).toMatchObject({ gameId: ROULETTE, bet: 180, win })
    }
  })

  it('[GAME-03] refuses unknown spots, parts of a chip, and sums beyond its limits', () => {
    const guest = visit('vip6')
    const sessionId = enter(guest, ROULETTE)
    const { maxBet = 0 } = gameById(guest.world, ROULETTE) ?? {}
    const spin = (spot: string, amount: number) => ({ sessionId, gameId: ROULETTE, bets: [{ spot, amount }] })
    guest.refused(calls.rouletteSpin, spin('37', 100), 'badRequest')
    guest.refused(calls.rouletteSpin, spin('red', 0), 'badRequest')
    guest.refused(calls.rouletteSpin, spin('red', 30), 'badRequest')
    guest.refused(calls.rouletteSpin, spin('red', maxBet + 20), 'aboveMaximum')
    guest.refused(calls.rouletteSpin, { sessionId, gameId: ROULETTE, bets: [] }, 'belowMinimum')
  })
})

describe('for fun', () => {
  it('[GAME-02] the same games move only the purse', () => {
    const guest = visit('broke')
    const ledger = JSON.stringify(guest.world.ledger)
    const crash = enter(guest, CRASH, 1)
    const { coin } = guest.call(calls.crashBet, { sessionId: crash, gameId: CRASH, bet: 100, auto: 101 })
    guest.wait('10s')
    const flown = guest.call(calls.crashLook, { sessionId: crash })
    expect(flown.coin).toBe(coin + flown.win)
    guest.call(calls.crashBet, { sessionId: crash, gameId: CRASH, bet: 100, auto: 101 })
    expect(guest.call(calls.crashTakeBack, { sessionId: crash }).coin).toBe(flown.coin)
    const mines = enter(guest, MINES, 1)
    guest.call(calls.minesBet, { sessionId: mines, gameId: MINES, bet: 100, mines: 1 })
    const roulette = enter(guest, ROULETTE, 1)
    const spin = { sessionId: roulette, gameId: ROULETTE, bets: [{ spot: 'red', amount: 100 }] }
    expect([99_900, 100_100]).toContain(guest.call(calls.rouletteSpin, spin).coin)
    expect(JSON.stringify(guest.world.ledger)).toBe(ledger)
  })
})

describe('the past of a game', () => {
  const again = (guest: Visit, gameId: number, tryIt: 0 | 1 = 0) => {
    guest.call(exitGame, {})
    return guest.call(calls.gameHello, { sessionId: enter(guest, gameId, tryIt) })
  }

  it('[GAME-03] is there when it is opened again: last spin, numbers, and rounds with the newest first', () => {
    const guest = visit('regular')
    for (const tryIt of [0, 1] as const) {
      const sessionId = enter(guest, 1, tryIt)
      const played = [200, 100].map((bet) => {
        guest.wait('1m')
        const { win } = guest.call(calls.slotSpin, { sessionId, gameId: 1, bet })
        return { at: guest.world.now, bet, win }
      })
      const { history, slot } = again(guest, 1, tryIt)
      expect(history.slice(0, 2)).toEqual(played.toReversed())
      expect(slot?.last?.bet).toBe(100)
    }
    const sessionId = enter(guest, ROULETTE)
    const bets = [{ spot: 'red', amount: 100 }]
    const others = guest.call(calls.gameHello, { sessionId }).roulette?.results ?? []
    expect(others).toHaveLength(12)
    const { number } = guest.call(calls.rouletteSpin, { sessionId, gameId: ROULETTE, bets })
    expect(again(guest, ROULETTE).roulette).toEqual({ results: [number, ...others.slice(0, -1)] })
    // A game for fun has a past of its own.
    expect(again(guest, ROULETTE, 1)).toMatchObject({ history: [], roulette: { results: others } })
  })

  it('[GAME-03] has a flight that ended while the game was closed', () => {
    const guest = visit('regular')
    const { crash, id } = longFlight(guest, enter(guest, CRASH), 250)
    guest.call(exitGame, {})
    guest.wait('1h')
    const { crash: seen, history } = again(guest, CRASH)
    expect(seen).toMatchObject({ results: expect.arrayContaining([crash]), round: { id, left: 250, win: 250 } })
    expect(history[0]).toMatchObject({ bet: 100, win: 250 })
  })

  it('[GAME-03] has the last ten rounds at most', () => {
    const guest = visit('regular')
    const sessionId = enter(guest, 1)
    for (let turn = 0; turn < 12; turn++) guest.call(calls.slotSpin, { sessionId, gameId: 1, bet: 100 })
    expect(again(guest, 1).history.length).toBe(10)
  })
})
