import { PROP } from '../../contract/activity/rewards'

/** Greatest first. */
export const JACKPOTS = ['mega', 'major', 'minor', 'mini'] as const
export type Jackpot = (typeof JACKPOTS)[number]

/** 90-degree sectors, clockwise, the first centered under the pointer. */
export const SECTORS = ['mega', 'mini', 'major', 'minor'] as const satisfies readonly Jackpot[]

/** Full turns before the sector's offset, degrees (spec §9). */
export const FULL_TURNS = 1800
const SECTOR = 360 / SECTORS.length
const SHORTEST_MS = 4000
const LONGEST_MS = 6000
const FARTHEST = 360 - SECTOR

/** The wheel closes this long after it has stopped, ms (spec §4). */
export const WHEEL_REST_MS = 2000

const idOf: Readonly<Record<Jackpot, number>> = {
  mega: PROP.mega,
  major: PROP.major,
  minor: PROP.minor,
  mini: PROP.mini,
}

/** Jackpot of a prize id; null for any other, including the generic jackpot. */
export const jackpotOf = (propId: number): Jackpot | null => JACKPOTS.find((name) => idOf[name] === propId) ?? null

/** Clockwise degrees to the sector's center, and duration in ms. */
export const wheelSpin = (jackpot: Jackpot): { degrees: number; duration: number } => {
  const offset = (360 - SECTORS.indexOf(jackpot) * SECTOR) % 360
  return {
    degrees: FULL_TURNS + offset,
    duration: SHORTEST_MS + Math.round(((LONGEST_MS - SHORTEST_MS) * offset) / FARTHEST),
  }
}
