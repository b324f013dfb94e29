import { PROP } from '../../contract/activity/rewards'

/** The four jackpots, greatest first. */
export const JACKPOTS = ['mega', 'major', 'minor', 'mini'] as const
/** One of the four jackpots. */
export type Jackpot = (typeof JACKPOTS)[number]

/** The wheel's sectors of 90 degrees, clockwise, the first with its centre under the pointer. */
export const SECTORS = ['mega', 'mini', 'major', 'minor'] as const satisfies readonly Jackpot[]

/** Turns before the prize's own offset, degrees (spec §9). */
export const FULL_TURNS = 1800
const SECTOR = 360 / SECTORS.length
const SHORTEST_MS = 4000
const LONGEST_MS = 6000
const FARTHEST = 360 - SECTOR

/** The wheel closes by itself so long after it stopped, ms (spec §4). */
export const WHEEL_REST_MS = 2000

const idOf: Readonly<Record<Jackpot, number>> = {
  mega: PROP.mega,
  major: PROP.major,
  minor: PROP.minor,
  mini: PROP.mini,
}

/** The jackpot that a prize id names; null for all others, the generic jackpot among them. */
export const jackpotOf = (propId: number): Jackpot | null => JACKPOTS.find((name) => idOf[name] === propId) ?? null

/** How the wheel turns for a jackpot: clockwise degrees to the sector's centre, and ms. The prize alone decides. */
export const wheelSpin = (jackpot: Jackpot): { degrees: number; duration: number } => {
  const offset = (360 - SECTORS.indexOf(jackpot) * SECTOR) % 360
  return {
    degrees: FULL_TURNS + offset,
    duration: SHORTEST_MS + Math.round(((LONGEST_MS - SHORTEST_MS) * offset) / FARTHEST),
  }
}
