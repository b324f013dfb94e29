import { describe, expect, it } from 'vitest'
import type { Tally } from '../money/batch'
import { bugs } from '../money/bugs'
import { walkMoney } from '../money/walk'

const CALLS = 50_000
/** A bug must be found within so many calls. */
const BUG_CALLS = 20_000
const HOUR = 3_600_000

/** Fewest calls of a kind that were done, refused, and done though their reply was lost. */
const least: Record<string, [done: number, refused: number, found: number]> = {
  deposit: [200, 500, 10],
  paid: [80, 200, 2],
  cancel: [80, 100, 3],
  'page.pay': [15, 0, 0],
  'page.late': [20, 0, 0],
  'page.lost': [20, 0, 0],
  'page.refuse': [5, 0, 0],
  'page.cancel': [5, 0, 0],
  withdraw: [120, 300, 3],
  'safebox.in': [200, 100, 8],
  'safebox.out': [100, 100, 4],
  points: [100, 200, 4],
  coupon: [40, 200, 0],
  task: [40, 30, 3],
  activity: [60, 40, 3],
  login: [30, 20, 1],
  rebate: [10, 40, 1],
  vip: [15, 20, 1],
  mail: [5, 1, 0],
  slot: [150, 80, 6],
  roulette: [150, 80, 6],
  flight: [100, 150, 6],
  takeBack: [100, 20, 5],
  cashOut: [80, 40, 4],
  board: [60, 100, 3],
  tile: [300, 80, 15],
  collect: [120, 60, 6],
  retrieve: [120, 0, 6],
  limit: [25, 15, 1],
  timeout: [15, 0, 1],
  exclusion: [6, 0, 0],
  repeat: [200, 0, 0],
}

describe('a model that knows only requests, replies and the published rules', () => {
  it.each([1, 2, 3])(
    '[MOCK-03] knows the money of a player to the cent through 50,000 calls, seed %i',
    {
      timeout: HOUR,
    },
    async (seed) => {
      const { calls, coverage } = await walkMoney(seed, CALLS)
      expect(calls).toBeGreaterThanOrEqual(CALLS)
      const none: Tally = { done: 0, refused: 0, found: 0, vanished: 0 }
      for (const [kind, [done, refused, found]] of Object.entries(least)) {
        const tally = coverage.get(kind) ?? none
        expect(tally.done, `${kind} done`).toBeGreaterThanOrEqual(done)
        expect(tally.refused, `${kind} refused`).toBeGreaterThanOrEqual(refused)
        expect(tally.found, `${kind} found out`).toBeGreaterThanOrEqual(found)
      }
    },
  )

  it.each(bugs)('[MOCK-03] finds %s', { timeout: HOUR }, async (_name, plant) => {
    await expect(walkMoney(1, BUG_CALLS, plant)).rejects.toThrow(/^seed 1, call \d+: /)
  })
})
