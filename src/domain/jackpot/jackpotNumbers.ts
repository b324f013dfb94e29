import type { Cents } from '../../contract/core/fields'
import { cents } from '../money'
import type { Jackpot } from './wheel'

/** How often the displayed figures change, ms (spec §9). */
export const NUMBERS_EVERY_MS = 6000

/** How often their ranges are read again while they are shown, ms. */
export const RANGES_EVERY_MS = 60_000

/** The four jackpots and their total. */
export type FigureName = Jackpot | 'total'
/** The figures on display. */
export type Figures = Readonly<Record<FigureName, Cents>>

/** Amounts and ranges from the draw info. */
export type FigureSource = Readonly<Record<'total' | `${Jackpot}Jackpot`, Cents>> &
  Readonly<Record<'totalSection' | `${Jackpot}JackpotSection`, string>>

/** Parses a range `"min-max"` in cents; null when malformed or min > max. */
export const parseSection = (section: string): { min: Cents; max: Cents } | null => {
  const match = /^(\d{1,15})-(\d{1,15})$/.exec(section)
  if (!match) return null
  const [min, max] = [Number(match[1]), Number(match[2])]
  return min <= max ? { min: cents(min), max: cents(max) } : null
}

const keyOf = (name: FigureName) => (name === 'total' ? name : (`${name}Jackpot` as const))

const figuresBy = (figure: (name: FigureName) => Cents): Figures => ({
  total: figure('total'),
  mega: figure('mega'),
  major: figure('major'),
  minor: figure('minor'),
  mini: figure('mini'),
})

const within = ({ min, max }: { min: number; max: number }, amount: number) => Math.min(max, Math.max(min, amount))

/**
 * The amounts of a new reply, except where what is shown is more and within the new range: a jackpot does not fall in
 * front of the player, unless it was won.
 */
export const takenFigures = (source: FigureSource, shown: Figures | null): Figures =>
  figuresBy((name) => {
    const [given, range] = [source[keyOf(name)], parseSection(source[`${keyOf(name)}Section`])]
    if (!shown || !range) return given
    return shown[name] <= range.max ? cents(Math.max(given, shown[name])) : given
  })

/**
 * Figures raised at random within their ranges, so that they reach the end in about `turns` changes. The total is the sum
 * of the four, as far as its own range allows. A figure without a valid range keeps its amount.
 */
export const raisedFigures = (source: FigureSource, shown: Figures, random: () => number, turns: number): Figures => {
  const raised = (name: FigureName) => {
    const range = parseSection(source[`${keyOf(name)}Section`])
    if (!range) return source[keyOf(name)]
    const from = within(range, shown[name])
    // Twice the mean of what is left for each turn.
    const most = Math.ceil((2 * (range.max - from)) / Math.max(1, turns))
    return cents(within(range, from + 1 + Math.floor(random() * most)))
  }
  const four = { mega: raised('mega'), major: raised('major'), minor: raised('minor'), mini: raised('mini') }
  const range = parseSection(source.totalSection)
  const sum = four.mega + four.major + four.minor + four.mini
  return { ...four, total: range ? cents(within(range, sum)) : source.total }
}
