/** Duration of a spin, ms. */
export const TURN_MS = 4500
/** Full turns of a spin, degrees. */
export const FULL_TURNS = 1440

/** Clockwise rotation, further than `from`, that puts the sector under the pointer. */
export const turnTo = (from: number, index: number, sectors: number): number =>
  from - (from % 360) + FULL_TURNS + ((360 - (index * 360) / sectors) % 360)

/** Chance of each sector as a fraction, in order; null where the backend does not say. */
export const chancesOf = (weights: readonly (number | undefined)[]): number[] | null => {
  const known = weights.filter((weight) => weight !== undefined)
  const sum = known.reduce((total, weight) => total + weight, 0)
  return known.length === weights.length && sum > 0 ? known.map((weight) => weight / sum) : null
}
