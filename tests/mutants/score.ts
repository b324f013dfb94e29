import type { Stryker } from '@stryker-mutator/core'
import type { Sample, Unit } from './sample'

export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

export interface Score {
  readonly counts: Readonly<Record<'killed' | 'timeout' | 'survived' | 'noCoverage', number>>
  /** Number of counted mutants. */
  readonly all: number
  /** Killed or timed out, percent. */
  readonly percent: number
  /** Half the width of the 95 % confidence interval, percentage points; 0 without sampling. */
  readonly range: number
}

/** Excludes ignored mutants (marked as equivalent, static, or of an excluded kind). */
export const counted = (results: readonly MutantResult[]): MutantResult[] =>
  results.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))

export const isDead = ({ status }: MutantResult): boolean => status === 'Killed' || status === 'Timeout'

/** The sample consists of whole units, so the interval is that of a ratio over clusters. */
export const scoreOf = (results: readonly MutantResult[], { units, of }: Sample): Score => {
  const some = counted(results)
  const count = (status: string) => some.filter((mutant) => mutant.status === status).length
  const ratio = some.length === 0 ? 1 : some.filter(isDead).length / some.length
  const deviations = units.map((unit) => {
    const inside = some.filter((mutant) => isInside(mutant, unit))
    return (inside.filter(isDead).length - ratio * inside.length) ** 2
  })
  const n = units.length
  const variance = n < 2 ? 0 : ((1 - n / of) * n * deviations.reduce((sum, one) => sum + one, 0)) / (n - 1)
  return {
    counts: {
      killed: count('Killed'),
      timeout: count('Timeout'),
      survived: count('Survived'),
      noCoverage: count('NoCoverage'),
    },
    all: some.length,
    percent: ratio * 100,
    range: (1.96 * 100 * Math.sqrt(variance)) / Math.max(1, some.length),
  }
}

export const isInside = ({ fileName, location }: MutantResult, { file, first, last }: Unit): boolean =>
  fileName.endsWith(file) && location.start.line >= first && location.end.line <= last
