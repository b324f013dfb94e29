import { median } from './measure'
import type { Row } from './rows'

const spread = (figures: readonly number[]) =>
  figures.length === 0
    ? null
    : { median: median(figures), least: Math.min(...figures), most: Math.max(...figures), runs: figures }

/** A row as it is written to a file: medians, ranges and every run. */
export const record = ({ name, ours, floor, budget, met }: Row) => {
  const [own, baseline] = [spread(ours), spread(floor)]
  const ratio = own && baseline && baseline.median > 0 ? own.median / baseline.median : null
  return { name, ours: own, floor: baseline, ratio, budget, met }
}

/** A row as a line: verdict, name, our median and range, the floor's, the ratio, the budget. */
export const line = (row: Row): string => {
  const { name, ours, floor, ratio, budget, met } = record(row)
  const verdict = met === null ? '' : met ? 'ok' : 'over'
  const cells = [verdict.padEnd(4), name.padEnd(46), figure(ours), figure(floor)]
  return [...cells, (ratio === null ? '' : `x${ratio.toFixed(2)}`).padStart(7), budget].join('  ').trimEnd()
}

export const head = [
  ''.padEnd(4),
  ''.padEnd(46),
  'ours (range)'.padStart(24),
  'floor (range)'.padStart(24),
  'ratio'.padStart(7),
  'budget',
].join('  ')

function figure(of: ReturnType<typeof spread>): string {
  if (of === null) return ''.padStart(24)
  const range = of.runs.length > 1 ? ` (${short(of.least)}–${short(of.most)})` : ''
  return `${short(of.median)}${range}`.padStart(24)
}

function short(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 0 })
}
