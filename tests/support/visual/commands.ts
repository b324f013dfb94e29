import type { BrowserCommandContext } from 'vitest/node'
import { baselineMajor, dropBaseline, keepBaseline, listBaselines, noteMajor, readBaseline } from './baselines'
import type { Picture } from './picture'
import { addToReport, reportPage } from './report'
import { takeAtRest, takePicture } from './shot'
import { judge, strictnessOf } from './verdict'

/** What an update has seen of a picture that differs; it is kept when seen so twice. */
const seen = new Map<string, Picture>()

/** Compares what stands in the window with its kept picture; gives what is wrong, or nothing. */
export const checkPicture = async (
  context: BrowserCommandContext,
  name: string,
  last: boolean,
): Promise<string | null> => {
  const kept = readBaseline(name)
  if (isUpdating(context)) return update(name, kept, await takeAtRest(context))
  const strictness = strictnessOf(baselineMajor(), majorOf(context))
  // One look is enough where it shows what is kept: that was at rest when it was taken.
  if (judge(kept, await takePicture(context), strictness).same) return null
  const now = await takeAtRest(context)
  const { same, words, difference } = judge(kept, now, strictness)
  if (same) return null
  if (last) addToReport({ name, words, kept, now, difference: difference?.picture })
  return `${name}: ${words}; ${kept ? `look at ${reportPage}` : 'npm run visual:update keeps one'}`
}

/** Compares the kept pictures with the names that are asked for; an update drops those of stories that are no more. */
export const checkBaselines = (context: BrowserCommandContext, wanted: readonly string[]): string[] => {
  const known = new Set(wanted)
  const left = listBaselines().filter((name) => !known.has(name))
  if (!isUpdating(context)) return left.map((name) => `${name} has no story; npm run visual:update removes it`)
  for (const name of left) {
    dropBaseline(name)
    say(`removed  ${name}`)
  }
  noteMajor(majorOf(context))
  return []
}

const update = (name: string, kept: Picture | undefined, now: Picture): string | null => {
  const { same, words, difference } = judge(kept, now, { loose: false })
  if (same) return null
  const before = seen.get(name)
  seen.set(name, now)
  if (!before || !judge(before, now, { loose: false }).same) return `${name}: does not hold still`
  keepBaseline(name, now)
  addToReport({ name, words, kept, now, difference: difference?.picture })
  say(`${kept ? 'changed' : 'new    '}  ${name}  ${words}`)
  return null
}

const say = (words: string): boolean => process.stdout.write(`${words}\n`)

const isUpdating = ({ project }: BrowserCommandContext): boolean =>
  project.vitest.config.snapshotOptions.updateSnapshot === 'all'

const majorOf = ({ context }: BrowserCommandContext): number => Number.parseInt(context.browser()?.version() ?? '0', 10)
