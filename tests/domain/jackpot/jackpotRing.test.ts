import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CELLS, RING, spinSteps, stepAt, winnerCell } from '../../../src/domain/jackpot/jackpotRing'

const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const pairs = cells.flatMap((start) => cells.map((winner) => [start, winner] as const))
const gaps = (steps: readonly { at: number }[]) => steps.slice(1).map(({ at }, index) => at - (steps[index]?.at ?? 0))

it('[JACK-04] the ring is the spec’s order, every cell once', () => {
  expect(RING).toEqual([0, 1, 2, 3, 5, 9, 8, 7, 6, 4])
  expect([...RING].sort()).toEqual(cells)
})

it('[JACK-04] from any cell the run goes round the ring cell by cell and stops on the winner', () => {
  for (const [start, winner] of pairs) {
    const steps = spinSteps(start, winner)
    const way = Array.from(steps, (_, index) => RING[(RING.indexOf(start) + index) % CELLS])
    expect(steps.map(({ cell }) => cell)).toEqual(way)
    expect([start, steps[0]?.at, way.at(-1)]).toEqual([start, 0, winner])
  }
})

it('[JACK-04] it starts at 80 ms a cell, slows by 20 ms after 3 s until above 300 ms, then ends at the first arrival', () => {
  const slowing = [100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300, 320]
  for (const [start, winner] of pairs) {
    const steps = spinSteps(start, winner)
    const last = Array(steps.length - 51).fill(320)
    expect([start, winner, ...gaps(steps)]).toEqual([start, winner, ...Array(38).fill(80), ...slowing, ...last])
    expect(steps[38]?.at).toBe(3040)
    const arrival = steps.findIndex(({ cell }, index) => index >= 50 && cell === winner)
    expect([start, winner, arrival]).toEqual([start, winner, steps.length - 1])
  }
})

it('[JACK-04] the run lasts 5.56 to 8.44 s and depends on start and winner alone', () => {
  const ends = pairs.map(([start, winner]) => spinSteps(start, winner).at(-1)?.at ?? 0)
  expect(Math.min(...ends)).toBe(5560)
  expect(Math.max(...ends)).toBe(8440)
  for (const [start, winner] of pairs) expect(spinSteps(start, winner)).toEqual(spinSteps(start, winner))
})

it('[JACK-04] a cell that is not on the ring throws', () => {
  for (const wrong of [-1, 10, 1.5, Number.NaN]) {
    expect(() => spinSteps(0, wrong)).toThrow(RangeError)
    expect(() => spinSteps(wrong, 0)).toThrow(RangeError)
  }
})

it('[JACK-12] at any instant of the run, the step is the last one due', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pairs), fc.integer({ min: 0, max: 20_000 }), ([start, winner], ms) => {
      const steps = spinSteps(start, winner)
      const step = stepAt(steps, ms)
      expect(steps[step]?.at).toBeLessThanOrEqual(ms)
      expect(steps[step + 1]?.at ?? Number.POSITIVE_INFINITY).toBeGreaterThan(ms)
    }),
  )
})

it('[JACK-12] a step is due at its exact instant', () => {
  const steps = [0, 80, 160].map((at, cell) => ({ cell, at }))
  expect([0, 79, 80, 159, 160, 5000].map((ms) => stepAt(steps, ms))).toEqual([0, 0, 1, 1, 2, 2])
})

const config = cells.map((index) =>
  index % 5 === 3
    ? { id: index + 1, propId: 50000, type: 2, count: 0, showNum: 0 as const }
    : { id: index + 1, propId: 2001, type: 1, count: (index + 1) * 100, showNum: 1 as const },
)

it('[JACK-11] the reply’s id names the cell', () => {
  expect(winnerCell(config, { id: 3, propId: 2001, type: 1, count: 300 })).toBe(2)
  expect(winnerCell(config, { id: 9, propId: 50001, type: 2, count: 0 })).toBe(8)
})

it.each([
  ['an id that is not in the configuration', { id: 99, propId: 2001, type: 1, count: 100 }],
  ['another kind of prize', { id: 3, propId: 50001, type: 2, count: 0 }],
  ['another amount than the cell shows', { id: 3, propId: 2001, type: 1, count: 301 }],
  ['another prize than the cell shows', { id: 3, propId: 2002, type: 1, count: 300 }],
])('[JACK-12] no cell for %s: the highlight never stops on what was not won', (_, drawn) => {
  expect(winnerCell(config, drawn)).toBeNull()
})

it('[JACK-12] no cell for a prize that the configuration has beyond the ten of the grid', () => {
  const eleventh = { id: 11, propId: 2001, type: 1, count: 50 }
  expect(winnerCell([...config, { ...eleventh, showNum: 1 as const }], eleventh)).toBeNull()
})
