import { median } from './measure'

/** A figure in each run, the baseline's of the same runs, and whether the medians meet the budget. */
export interface Row {
  readonly name: string
  readonly ours: readonly number[]
  readonly floor: readonly number[]
  readonly budget: string
  /** Null: only shown. */
  readonly met: boolean | null
}

export interface Budget {
  readonly text: string
  readonly met: (ours: number, floor: number) => boolean
}

const plain = (value: number) => value.toLocaleString('en-US')
const withAim = (text: string, aim: number | undefined) => (aim === undefined ? text : `${text}, aim ${plain(aim)}`)

export const atMost = (limit: number, aim?: number): Budget => ({
  text: withAim(`at most ${plain(limit)}`, aim),
  met: (ours) => ours <= limit,
})

export const atLeast = (limit: number): Budget => ({ text: `at least ${plain(limit)}`, met: (ours) => ours >= limit })

/** A share of the baseline. */
export const ofFloor = (share: number, aim?: number): Budget => ({
  text: withAim(`at most x${share}`, aim),
  met: (ours, floor) => ours <= share * floor,
})

/** So much more than the baseline. */
export const overFloor = (more: number, than: string): Budget => ({
  text: `at most ${plain(more)} more than ${than}`,
  met: (ours, floor) => ours - floor <= more,
})

type Figures = number | readonly number[]

const runs = (figures: Figures): readonly number[] => (typeof figures === 'number' ? [figures] : figures)

export const row = (name: string, ours: Figures, budget: Budget | null, floor: Figures = []): Row => ({
  name,
  ours: runs(ours),
  floor: runs(floor),
  budget: budget?.text ?? '',
  met: budget ? budget.met(median(runs(ours)), median(runs(floor))) : null,
})
