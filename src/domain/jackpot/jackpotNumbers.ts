import type { Cents } from '../../contract/core/fields'
import { cents } from '../money'
import type { Jackpot } from './wheel'

/** How often the displayed figures change, ms (spec §9). */
export const NUMBERS_EVERY_MS = 6000

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

/** The amounts of the reply. */
export const givenFigures = (source: FigureSource): Figures => figuresBy((name) => source[keyOf(name)])

/** Random figures within their ranges, both ends inclusive; a figure without a valid range keeps its amount. */
export const movedFigures = (source: FigureSource, random: () => number): Figures =>
  figuresBy((name) => {
    const range = parseSection(source[`${keyOf(name)}Section`])
    if (!range) return source[keyOf(name)]
    return cents(Math.min(range.max, range.min + Math.floor(random() * (range.max - range.min + 1))))
  })
