import type { Chance } from '../../core/chance'

/** Return to player of every bet, hundredths of a percent: 36 of 37. */
export const ROULETTE_RTP = 9_730
export const NUMBERS = 37

export const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

/** The outside bets: what they win on, and how many times the stake they return. */
const outside = {
  red: [2, (n) => reds.has(n)],
  black: [2, (n) => n > 0 && !reds.has(n)],
  even: [2, (n) => n > 0 && n % 2 === 0],
  odd: [2, (n) => n % 2 === 1],
  low: [2, (n) => n >= 1 && n <= 18],
  high: [2, (n) => n >= 19],
  dozen1: [3, (n) => n >= 1 && n <= 12],
  dozen2: [3, (n) => n >= 13 && n <= 24],
  dozen3: [3, (n) => n >= 25],
  column1: [3, (n) => n % 3 === 1],
  column2: [3, (n) => n % 3 === 2],
  column3: [3, (n) => n > 0 && n % 3 === 0],
} as const satisfies Record<string, readonly [number, (number: number) => boolean]>

type Outside = keyof typeof outside

// `Object.keys` loses the key type.
const outsideSpots = Object.keys(outside) as readonly Outside[]

/** Where a chip may lie: a number or an outside bet. */
export const spots: readonly string[] = [
  ...Array.from({ length: NUMBERS }, (_, number) => String(number)),
  ...outsideSpots,
]

/** How many times the stake a spot returns for a number; 0 when it loses. */
export const returns = (spot: string, number: number): number => {
  if (spot === String(number)) return 36
  const rule = outsideSpots.find((name) => name === spot)
  return rule !== undefined && outside[rule][1](number) ? outside[rule][0] : 0
}

export const spinWheel = (chance: Chance): number => chance.int(0, NUMBERS - 1)
