import { describe, expect, it } from 'vitest'
import { chanceFor } from '../../../mocks/world/core/chance'
import { balanceOf } from '../../../mocks/world/core/ledger'
import * as calls from '../../../mocks/world/game/playCalls'
import { cellsWithLine, freeSpins, spinReels } from '../../../mocks/world/game/rules/slot'
import { round } from '../../../mocks/world/tester/calls'
import { startGame } from '../../../src/contract/game/game'
import { type Visit, visit } from '../core/support'

const [SLOT, CRASH, MINES, ROULETTE] = [1, 2, 3, 4]
const enter = (guest: Visit, gameId: number, tryIt: 0 | 1 = 0) => guest.call(startGame, { gameId, tryIt }).sessionId

/** A player for whom these rounds are wanted. */
const wanting = (...set: string[]) => {
  const guest = visit('regular')
  guest.call(round, { set })
  return { guest, left: () => guest.world.shared.forcedRounds, row: () => guest.player.state.rounds?.rows.at(-1) }
}

describe('a round whose result a tester wants', () => {
  it('[GAME-03] of a slot has these symbols on the first line, and pays it alone', () => {
    const { guest, left, row } = wanting('slot:0-0-0-0-7')
    const before = balanceOf(guest.player, 'coin')
    const bet = { sessionId: enter(guest, SLOT), gameId: SLOT, bet: 200 }
    const spin = guest.call(calls.slotSpin, bet)
    expect(spin.reels.map((reel) => reel[1])).toEqual([0, 0, 0, 0, 7])
    // Four of the rarest pay 800 times the line's tenth of the bet.
    expect(spin).toMatchObject({ lines: [{ line: 0, symbol: 0, count: 4, win: 16_000 }], win: 16_000, free: [] })
    expect(balanceOf(guest.player, 'coin')).toBe(before - 200 + 16_000)
    expect([row()?.forced, left()]).toEqual([true, []])
    guest.call(calls.slotSpin, bet)
    expect(row()).not.toHaveProperty('forced')
  })

  it('[GAME-03] of a slot pays no other line, whatever its symbols, and starts free spins by three scatters', () => {
    const chance = chanceFor(7, 'forced')
    for (let turn = 0; turn < 500; turn++) {
      const line = Array.from({ length: 5 }, () => chance.int(0, 8))
      const spin = spinReels(chance, 'medium', 100, cellsWithLine(chance, line))
      expect(spin.lines.filter((paid) => paid.line !== 0)).toEqual([])
      const scatters = line.filter((symbol) => symbol === 8).length
      expect(spin.free).toHaveLength(scatters >= freeSpins.scatters ? freeSpins.spins : 0)
    }
  })

  it('[GAME-03] of a flight ends there, and pays an automatic cash-out before it', () => {
    const { guest, row } = wanting('crash:4.00', 'crash:1.00')
    const bet = { sessionId: enter(guest, CRASH), gameId: CRASH, bet: 500, auto: 200 }
    guest.call(calls.crashBet, bet)
    guest.wait('60s')
    expect(guest.call(calls.crashLook, bet)).toMatchObject({ phase: 'crashed', crash: 400, left: 200, win: 1_000 })
    expect(row()).toMatchObject({ win: 1_000, forced: true })
    guest.call(calls.crashBet, bet)
    guest.wait('3s')
    expect(guest.call(calls.crashLook, bet)).toMatchObject({ phase: 'crashed', crash: 100, win: 0 })
  })

  it('[GAME-03] of a board has its mines there, and is refused for another number of mines', () => {
    const { guest, left, row } = wanting('mines:3-1-2')
    const bet = { sessionId: enter(guest, MINES), gameId: MINES, bet: 200 }
    guest.refused(calls.minesBet, { ...bet, mines: 5 }, 'badRequest')
    expect(left()).toEqual(['mines:3-1-2'])
    guest.call(calls.minesBet, { ...bet, mines: 3 })
    expect(guest.call(calls.minesOpen, { ...bet, tile: 3 })).toMatchObject({ phase: 'open', opened: [3] })
    expect(guest.call(calls.minesOpen, { ...bet, tile: 2 })).toMatchObject({ phase: 'hit', mines: [0, 1, 2] })
    expect(row()).toMatchObject({ win: 0, forced: true })
  })

  it('[GAME-03] of roulette is that number; the first one of a kind comes first, for fun too', () => {
    const { guest, left } = wanting('crash:2.00', 'roulette:17', 'roulette:0')
    const bets = [{ spot: '17', amount: 100 }]
    const spin = (tryIt: 0 | 1) =>
      guest.call(calls.rouletteSpin, { sessionId: enter(guest, ROULETTE, tryIt), gameId: ROULETTE, bets })
    expect(spin(0)).toMatchObject({ number: 17, win: 3_600 })
    expect(left()).toEqual(['crash:2.00', 'roulette:0'])
    expect(spin(1)).toMatchObject({ number: 0, win: 0 })
    guest.call(round, { clear: true })
    expect(left()).toEqual([])
  })

  it('[MOCK-04] is refused when no round can have it, and nothing is queued', () => {
    const guest = visit('regular')
    guest.refused(round, { set: ['roulette:17', 'roulette:37'] }, 'badRequest')
    expect(guest.world.shared.forcedRounds).toBeUndefined()
  })
})
