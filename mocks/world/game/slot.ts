import type { Chance } from '../core/chance'

/** The symbols of the demo slot, rarest first. */
export const slotSymbols = ['seven', 'crown', 'gem', 'bell', 'clover', 'cherries', 'lemon'] as const
export type SlotSymbol = (typeof slotSymbols)[number]
export type Volatility = 'low' | 'medium' | 'high'

/** Occurrences of each symbol on a reel of `STOPS`. */
const stops: Readonly<Record<SlotSymbol, number>> = {
  seven: 1,
  crown: 3,
  gem: 4,
  bell: 5,
  clover: 8,
  cherries: 12,
  lemon: 17,
}
const STOPS = 50

/** Payout of three of a kind, in multiples of the line's share of the bet. */
export const slotPays: Readonly<Record<Volatility, Readonly<Record<SlotSymbol, number>>>> = {
  low: { seven: 250, crown: 100, gem: 75, bell: 60, clover: 40, cherries: 20, lemon: 10 },
  medium: { seven: 1000, crown: 200, gem: 120, bell: 75, clover: 45, cherries: 20, lemon: 8 },
  high: { seven: 3000, crown: 300, gem: 200, bell: 120, clover: 60, cherries: 15, lemon: 5 },
}

/** Rows of the five lines, reel by reel. */
export const slotLines: readonly (readonly [number, number, number])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/**
 * Return to player, hundredths of a percent. Places are independent, so three of a kind have the symbol's probability
 * cubed.
 */
export const slotRtp = (volatility: Volatility): number =>
  Math.round(
    10_000 * slotSymbols.reduce((sum, symbol) => sum + (stops[symbol] / STOPS) ** 3 * slotPays[volatility][symbol], 0),
  )

const reel = slotSymbols.flatMap((symbol) => Array.from({ length: stops[symbol] }, () => symbol))

/** Money in cents. */
export interface SlotOutcome {
  reels: SlotSymbol[][]
  lines: { line: number; symbol: SlotSymbol; win: number }[]
  win: number
}

/** The bet must be divisible by the number of lines. */
export const spinReels = (chance: Chance, volatility: Volatility, bet: number): SlotOutcome => {
  const column = () => [chance.pick(reel), chance.pick(reel), chance.pick(reel)]
  const reels = [column(), column(), column()]
  const share = bet / slotLines.length
  const lines = slotLines.flatMap((rows, line) => {
    const [symbol, ...others] = rows.map((row, place) => reels[place]?.[row])
    if (!symbol || others.some((other) => other !== symbol)) return []
    return [{ line, symbol, win: share * slotPays[volatility][symbol] }]
  })
  return { reels, lines, win: lines.reduce((sum, { win }) => sum + win, 0) }
}

/** The bets on offer between two limits, cents. */
export const slotBets = (min: number, max: number): number[] =>
  [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000].filter((bet) => bet >= min && bet <= max)
