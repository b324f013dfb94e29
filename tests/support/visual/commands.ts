import type { BrowserCommandContext } from 'vitest/node'
import { baselineMajor, dropBaseline, keepBaseline, listBaselines, noteMajor, readBaseline } from './baselines'
import { compare, type Picture } from './picture'
import { addToReport, reportFolder } from './report'
import { takePicture } from './shot'

/** A page may come to rest a little later than its last request. */
const TRIES = 8
const PAUSE = 120

/** Between two majors of Chromium the letters change a little. */
const LOOSE_SHARE = 0.01

/** Compares what stands in the window with its kept picture; gives what is wrong, or nothing. */
export const checkPicture = async (context: BrowserCommandContext, name: string): Promise<string | null> => {
  const updating = isUpdating(context)
  const loose = !updating && baselineMajor() !== majorOf(context)
  const kept = readBaseline(name)
  let taken = await takePicture(context)
  for (let tries = 1; tries < TRIES && !(kept && isSame(kept, taken, loose)); tries++) {
    const before = taken
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    taken = await takePicture(context)
    // Two alike in a row: the page rests, and no further look will change the answer.
    if (tries > 1 && Buffer.from(before.pixels).equals(taken.pixels)) break
  }
  if (kept && isSame(kept, taken, loose)) return null
  if (updating) {
    keepBaseline(name, taken)
    return null
  }
  return complain(name, kept, taken)
}

/** Compares the kept pictures with the names that are asked for; an update drops those of stories that are no more. */
export const checkBaselines = (context: BrowserCommandContext, wanted: readonly string[]): string[] => {
  const known = new Set(wanted)
  const left = listBaselines().filter((name) => !known.has(name))
  if (!isUpdating(context)) return left.map((name) => `${name} has no story; npm run visual:update removes it`)
  for (const name of left) dropBaseline(name)
  noteMajor(majorOf(context))
  return []
}

const isUpdating = ({ project }: BrowserCommandContext): boolean =>
  project.vitest.config.snapshotOptions.updateSnapshot === 'all'

const majorOf = ({ context }: BrowserCommandContext): number => Number.parseInt(context.browser()?.version() ?? '0', 10)

const isSame = (kept: Picture, taken: Picture, loose: boolean): boolean => {
  if (kept.width !== taken.width || kept.height !== taken.height) return false
  const { count, share } = compare(kept, taken)
  return loose ? share <= LOOSE_SHARE : count === 0
}

const complain = (name: string, kept: Picture | undefined, taken: Picture): string => {
  if (!kept) {
    addToReport({ name, why: 'is not kept yet', pictures: { now: taken } })
    return `${name}: no picture is kept yet; npm run visual:update keeps one`
  }
  const sameSize = kept.width === taken.width && kept.height === taken.height
  const difference = sameSize ? compare(kept, taken) : undefined
  const why = difference
    ? `${difference.count} pixels differ (${(difference.share * 100).toFixed(2)} %)`
    : `${taken.width} × ${taken.height} where ${kept.width} × ${kept.height} is kept`
  addToReport({ name, why, pictures: { kept, now: taken, ...(difference && { difference: difference.picture }) } })
  return `${name}: ${why}; look at ${reportFolder}/index.html`
}
