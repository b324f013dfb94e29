import { describe, expect, it } from 'vitest'
import { type Chance, chanceFor } from '../../../mocks/world/core/chance'
import { games } from '../../../mocks/world/game/catalogue'
import { betsBetween, kindOf } from '../../../mocks/world/game/kinds'
import {
  CRASH_RTP,
  CRASHES_AT_ONCE,
  crashPoint,
  crashWin,
  flightUntil,
  multiplierAt,
} from '../../../mocks/world/game/rules/crash'
import {
  layMines,
  MINES_RTP,
  mineCounts,
  minesBoards,
  minesLadder,
  minesMultiplier,
  minesReturn,
  TILES,
} from '../../../mocks/world/game/rules/mines'
import { ROULETTE_RTP, returns, spinWheel, spots } from '../../../mocks/world/game/rules/roulette'
import { freeSpins, SCATTER, slotLines, slotPays, slotRtp, spinReels } from '../../../mocks/world/game/rules/slot'
import { tierOf } from '../../../mocks/world/game/rules/win'
import { full } from '../../support/full'

/** The full run plays a million. */
const ROUNDS = full ? 1_000_000 : 50_000
const volatilities = ['low', 'medium', 'high'] as const

/** The mean win of many rounds with a bet of 100, and its standard error; both in hundredths of a percent. */
const meanOf = (purpose: string, round: (chance: Chance) => number) => {
  const chance = chanceFor(7, 'odds', purpose)
  let sum = 0
  let squares = 0
  for (let i = 0; i < ROUNDS; i++) {
    const win = round(chance)
    sum += win
    squares += win * win
  }
  const mean = sum / ROUNDS
  return { mean: mean * 100, error: 100 * Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS) }
}

const expectRtp = ({ mean, error }: ReturnType<typeof meanOf>, rtp: number) => {
  expect(Math.abs(mean - rtp)).toBeLessThan(4 * error)
}

describe('the return to player that the sheet states', () => {
  it.each(volatilities)('[GAME-03] is that of many spins of a slot of %s volatility', (volatility) => {
    expectRtp(
      meanOf(volatility, (chance) => spinReels(chance, volatility, 100).win),
      slotRtp(volatility),
    )
  })

  it('[GAME-03] is that of many flights, wherever they are left', () => {
    for (const left of [101, 150, 500, 5_000])
      expectRtp(
        meanOf(`crash ${left}`, (chance) => crashWin(100, left, crashPoint(chance))),
        CRASH_RTP,
      )
  })

  it('[GAME-03] is that of many boards with the usual mines', () => {
    const stop = 5
    const multiplier = minesMultiplier(mineCounts.usual, stop)
    expectRtp(
      meanOf('mines', (chance) => (layMines(chance, mineCounts.usual).some((tile) => tile < stop) ? 0 : multiplier)),
      minesReturn(mineCounts.usual, stop),
    )
  })

  it.each(['17', 'red', 'dozen2', 'column3'])('[GAME-03] is that of many spins of the wheel, on %s', (spot) => {
    expectRtp(
      meanOf(`wheel ${spot}`, (chance) => 100 * returns(spot, spinWheel(chance))),
      ROULETTE_RTP,
    )
  })

  it('[GAME-03] is that of the catalog, between 95 and 98 percent for every game', () => {
    for (const { rtp, name } of games({ seed: 1, gameCount: 320 })) {
      expect(rtp, name).toBeGreaterThanOrEqual(9_500)
      expect(rtp, name).toBeLessThanOrEqual(9_800)
    }
  })
})

describe('the slot', () => {
  it('[GAME-03] pays exactly the lines with three or more of a kind from the left', () => {
    const chance = chanceFor(3, 'lines')
    let paid = 0
    for (let i = 0; i < 2_000; i++) {
      const { reels, lines, win, free } = spinReels(chance, 'low', 50)
      for (const [line, rows] of slotLines.entries()) {
        const symbols = rows.map((row, reel) => reels[reel]?.[row] ?? SCATTER)
        const [first = SCATTER] = symbols
        const run = symbols.findIndex((symbol) => symbol !== first)
        const count = run === -1 ? symbols.length : run
        const pays = first === SCATTER ? undefined : slotPays.low[first]?.[count - 3]
        const shown = lines.find((one) => one.line === line)
        expect(shown).toEqual(pays === undefined ? undefined : { line, symbol: first, count, win: pays * 5 })
      }
      expect(win).toBe([...lines, ...free].reduce((sum, row) => sum + row.win, 0))
      expect(Number.isSafeInteger(win)).toBe(true)
      paid += lines.length
    }
    expect(paid).toBeGreaterThan(100)
  })

  it('[GAME-03] starts eight free spins with three scatters, which pay twice', () => {
    const chance = chanceFor(5, 'free')
    let started = 0
    for (let i = 0; i < 3_000; i++) {
      const { reels, free } = spinReels(chance, 'medium', 100)
      const scatters = reels.flat().filter((symbol) => symbol === SCATTER).length
      expect(free.length).toBe(scatters >= freeSpins.scatters ? freeSpins.spins : 0)
      for (const { lines } of free)
        for (const { symbol, count, win } of lines) expect(win).toBe((slotPays.medium[symbol]?.[count - 3] ?? 0) * 20)
      started += free.length > 0 ? 1 : 0
    }
    expect(started).toBeGreaterThan(10)
  })

  it('[GAME-03] offers bets divisible by its lines; other games those that multiply to whole cents', () => {
    for (const game of games({ seed: 1, gameCount: 320 })) {
      const bets = betsBetween(game.minBet, game.maxBet)
      const unit = { slot: slotLines.length, crash: 100, mines: 100, roulette: 1 }[kindOf(game)]
      expect(bets.filter((bet) => bet % unit !== 0)).toEqual([])
      expect(bets.length).toBeGreaterThan(5)
    }
  })
})

describe('the other games', () => {
  it('[GAME-03] a flight reaches each multiplier at the instant computed for it', () => {
    for (const multiplier of [101, 147, 200, 1_000, 99_999]) {
      const at = flightUntil(multiplier)
      expect(multiplierAt(at)).toBeGreaterThanOrEqual(multiplier)
      expect(multiplierAt(at - 1)).toBeLessThan(multiplier)
    }
  })

  it('[GAME-03] a flight pays where it is left, not beyond its end, and never at 1.00', () => {
    expect([crashWin(500, 247, 247), crashWin(500, 248, 247), crashWin(500, 100, 247)]).toEqual([1_235, 0, 0])
  })

  it('[GAME-03] no stop of any board returns less than is stated, or pays more than a thousand times the bet', () => {
    const stops = minesBoards.flatMap((mines) =>
      minesLadder(mines).map((multiplier, index) => ({ multiplier, returned: minesReturn(mines, index + 1) })),
    )
    expect(Math.min(...stops.map(({ returned }) => returned))).toBe(MINES_RTP)
    expect(Math.max(...stops.map(({ returned }) => returned))).toBeLessThanOrEqual(9_700)
    expect(Math.max(...stops.map(({ multiplier }) => multiplier))).toBeLessThanOrEqual(100_000)
  })

  it('[GAME-03] lays each number of mines on different tiles', () => {
    const chance = chanceFor(1, 'lay')
    for (let mines = mineCounts.least; mines <= mineCounts.most; mines++) {
      const laid = layMines(chance, mines)
      expect(new Set(laid).size).toBe(mines)
      expect(laid.every((tile) => tile >= 0 && tile < TILES)).toBe(true)
    }
  })

  it('[GAME-03] a win is more from ten, fifty and two hundred times the bet, and none up to the bet', () => {
    const wins = [0, 1, 200, 201, 1_999, 2_000, 9_999, 10_000, 39_999, 40_000]
    expect(wins.map((win) => tierOf(win, 200))).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5])
  })

  it('[GAME-03] as many flights crash at once as the rules say', () => {
    const chance = chanceFor(7, 'odds', 'at once')
    const crashed = Array.from({ length: ROUNDS }, () => crashPoint(chance)).filter((point) => point === 100).length
    const error = Math.sqrt((CRASHES_AT_ONCE * (1 - CRASHES_AT_ONCE)) / ROUNDS)
    expect(Math.abs(crashed / ROUNDS - CRASHES_AT_ONCE)).toBeLessThan(4 * error)
  })

  it('[GAME-03] every spot of the table returns 36 of the 37 numbers', () => {
    for (const spot of spots) {
      const sum = Array.from({ length: 37 }, (_, number) => returns(spot, number)).reduce((a, b) => a + b, 0)
      expect(sum, spot).toBe(36)
    }
    expect(returns('nowhere', 0)).toBe(0)
  })
})
