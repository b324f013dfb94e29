import type { Chance } from '../../core/chance'

// Multipliers are integers, hundredths: 247 is 2.47x.

/** Return to player, hundredths of a percent, at any multiplier. */
export const CRASH_RTP = 9_700
/** The flight ends here at the latest, and pays. */
export const MOST_MULTIPLIER = 100_000
/** Share of the flights that crash at 1.00x, before anyone can leave them. */
export const CRASHES_AT_ONCE = 1 - CRASH_RTP / 100 / 101
/** From the bet to the start of the flight, ms. */
export const LAUNCH = 3_000

/**
 * Where a flight crashes. The probability of reaching a multiplier m is 0.97 / m, so every m returns the same; a flight
 * that crashes at 100 pays nobody.
 */
export const crashPoint = (chance: Chance): number => {
  const raw = Math.floor(CRASH_RTP / 100 / (1 - chance.unit()))
  return Math.min(MOST_MULTIPLIER, Math.max(100, raw))
}

// (1 + s/10)^2: integers and roots only, which every engine computes alike.

/** The multiplier after so many ms of flight. */
export const multiplierAt = (ms: number): number => {
  const tenths = 10_000 + Math.max(0, ms)
  return Math.min(MOST_MULTIPLIER, Math.floor((tenths * tenths) / 1_000_000))
}

/** Ms of flight until a multiplier is reached. */
export const flightUntil = (multiplier: number): number => Math.max(0, Math.ceil(1000 * Math.sqrt(multiplier) - 10_000))

/** The win of a flight that is left at a multiplier, cents. */
export const crashWin = (bet: number, left: number, crash: number): number =>
  left > 100 && left <= crash ? Math.floor((bet * left) / 100) : 0
