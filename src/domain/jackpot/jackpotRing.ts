import type { JackpotCell } from '../../contract/config'

/** Path of the highlight around the grid, as cell indices (spec §9). */
export const RING: readonly number[] = [0, 1, 2, 3, 5, 9, 8, 7, 6, 4]

/** Number of prize cells. */
export const CELLS = RING.length

const FAST_MS = 80
const FAST_UNTIL_MS = 3000
const SLOWER_MS = 20
const SLOWEST_ABOVE_MS = 300

/** A cell of the run and when it is highlighted, ms from the start. */
export interface SpinStep {
  cell: number
  at: number
}

const positionOf = (cell: number): number => {
  const position = RING.indexOf(cell)
  if (position < 0) throw new RangeError(`no cell ${cell}`)
  return position
}

/**
 * The run of the highlight (spec §4): `start` at once, steps of 80 ms for the first 3 s, then each 20 ms longer until
 * above 300 ms, then at that pace until it first reaches `winner`. @throws RangeError for a cell that is not on the
 * ring.
 */
export const spinSteps = (start: number, winner: number): readonly SpinStep[] => {
  const from = positionOf(start)
  positionOf(winner)
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

/** Index of the last step due at `ms`. */
export const stepAt = (steps: readonly SpinStep[], ms: number): number => {
  let step = 0
  while ((steps[step + 1]?.at ?? Number.POSITIVE_INFINITY) <= ms) step++
  return step
}

/** Configuration index of the cell a draw won; null when it is unknown. */
export const winnerCell = (
  cells: readonly JackpotCell[],
  drawn: { id: number; propId: number; type: number; count: number },
): number | null => {
  const index = cells.findIndex(({ id }) => id === drawn.id)
  const cell = cells[index]
  if (!cell || index >= CELLS || cell.type !== drawn.type) return null
  // The highlight may only stop on what was won: a cell that has since changed counts as unknown.
  const same = cell.type === 2 || (cell.propId === drawn.propId && cell.count === drawn.count)
  return same ? index : null
}
