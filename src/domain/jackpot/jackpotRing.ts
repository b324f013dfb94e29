import type { JackpotCell } from '../../contract/config'

/** The way of the highlight around the grid, as cell indices (spec §9). */
export const RING: readonly number[] = [0, 1, 2, 3, 5, 9, 8, 7, 6, 4]

/** How many prize cells the grid has. */
export const CELLS = RING.length

const FAST_MS = 80
const FAST_UNTIL_MS = 3000
const SLOWER_MS = 20
const SLOWEST_ABOVE_MS = 300

/** One cell of the run and when it lights, ms from the start. */
export interface SpinStep {
  cell: number
  at: number
}

const placeOf = (cell: number): number => {
  const place = RING.indexOf(cell)
  if (place < 0) throw new RangeError(`no cell ${cell}`)
  return place
}

/**
 * The whole run of the highlight (spec §4): `start` lights at once, steps of 80 ms until 3 s have passed, each step 20 ms
 * longer until above 300 ms, then on at that pace to the first arrival at `winner`. It depends on nothing else.
 * @throws RangeError for a cell that is not on the ring.
 */
export const spinSteps = (start: number, winner: number): readonly SpinStep[] => {
  const from = placeOf(start)
  placeOf(winner)
  const steps: SpinStep[] = []
  let pace = FAST_MS
  for (let at = 0; ; at += pace) {
    const cell = RING[(from + steps.length) % CELLS] ?? start
    steps.push({ cell, at })
    if (pace > SLOWEST_ABOVE_MS) {
      if (cell === winner) return steps
    } else if (at >= FAST_UNTIL_MS) {
      pace += SLOWER_MS
    }
  }
}

/** The place of the last step that has lit at an instant of the run. */
export const stepAt = (steps: readonly SpinStep[], ms: number): number => {
  let step = 0
  while ((steps[step + 1]?.at ?? Number.POSITIVE_INFINITY) <= ms) step++
  return step
}

/** The cell that a draw's reply names, as its index in the configuration; null when this client does not know it. */
export const winnerCell = (
  cells: readonly JackpotCell[],
  drawn: { id: number; propId: number; type: number; count: number },
): number | null => {
  const index = cells.findIndex(({ id }) => id === drawn.id)
  const cell = cells[index]
  if (!cell || index >= CELLS || cell.type !== drawn.type) return null
  // The highlight may only rest on what was won: a cell that has changed meanwhile is an unknown one.
  const same = cell.type === 2 || (cell.propId === drawn.propId && cell.count === drawn.count)
  return same ? index : null
}
