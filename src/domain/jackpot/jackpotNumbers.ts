import type { Cents } from '../../contract/core/fields'
import { cents } from '../money'
import type { Jackpot } from './wheel'

/** The displayed figures move so often, ms (spec §9). */
export const NUMBERS_EVERY_MS = 6000

/** A displayed figure: the four jackpots and all of them together. */
export type FigureName = Jackpot | 'total'
/** What the screen shows at the moment. */
export type Figures = Readonly<Record<FigureName, Cents>>

/** What the figures come from: the draw info's amounts and ranges. */
export type FigureSource = Readonly<Record<'total' | `${Jackpot}Jackpot`, Cents>> &
  Readonly<Record<'totalSection' | `${Jackpot}JackpotSection`, string>>

/** Reads a range `"min-max"` in cents; null when it is none, or upside down. */
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

/** The figures as the reply gave them. */
export const givenFigures = (source: FigureSource): Figures => figuresBy((name) => source[keyOf(name)])

/** Figures somewhere in their ranges, both ends included; one without a good range stays as it was given. */
export const movedFigures = (source: FigureSource, random: () => number): Figures =>
  figuresBy((name) => {
    const range = parseSection(source[`${keyOf(name)}Section`])
    if (!range) return source[keyOf(name)]
    return cents(Math.min(range.max, range.min + Math.floor(random() * (range.max - range.min + 1))))
  })
