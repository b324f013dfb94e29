import type { Chance } from '../../core/chance'

export const TILES = 25
/** Fewest and most mines, and how many there are at first. */
export const mineCounts = { least: 1, most: 20, usual: 3 } as const

/** Share that the ladder pays back before its multipliers are cut to two decimals. */
const RETURN = 0.97

/** Probability of opening so many tiles without a mine. */
export const safeChance = (mines: number, opened: number): number => {
  let chance = 1
  for (let tile = 0; tile < opened; tile++) chance *= (TILES - mines - tile) / (TILES - tile)
  return chance
}

/** The multiplier after so many safe tiles, in hundredths: 167 is 1.67x. */
export const minesMultiplier = (mines: number, opened: number): number =>
  // A hair more, so that a whole number is not cut by an error of the division.
  opened === 0 ? 100 : Math.floor((100 * RETURN) / safeChance(mines, opened) + 1e-9)

/** The most that a board pays, in hundredths of the bet. */
const MOST_MULTIPLIER = 100_000

/** Every multiplier of a board; the last one ends the round. */
export const minesLadder = (mines: number): number[] =>
  Array.from({ length: TILES - mines }, (_, index) => minesMultiplier(mines, index + 1)).filter(
    (multiplier) => multiplier <= MOST_MULTIPLIER,
  )

/** Return to player of stopping after so many tiles, hundredths of a percent. */
export const minesReturn = (mines: number, opened: number): number =>
  Math.round(100 * minesMultiplier(mines, opened) * safeChance(mines, opened))

/** Number of mines of every board. */
export const minesBoards: readonly number[] = Array.from(
  { length: mineCounts.most - mineCounts.least + 1 },
  (_, index) => mineCounts.least + index,
)

/** Stated return to player: the lowest of all boards and stops, so that none pays less. */
export const MINES_RTP = Math.min(
  ...minesBoards.flatMap((mines) => minesLadder(mines).map((_, index) => minesReturn(mines, index + 1))),
)

/** The tiles with a mine, of 25 in rows of five. */
export const layMines = (chance: Chance, mines: number): number[] => {
  const tiles = Array.from({ length: TILES }, (_, tile) => tile)
  for (let index = 0; index < mines; index++) {
    const other = chance.int(index, TILES - 1)
    const tile = tiles[index] ?? 0
    tiles[index] = tiles[other] ?? 0
    tiles[other] = tile
  }
  return tiles.slice(0, mines).sort((a, b) => a - b)
}
