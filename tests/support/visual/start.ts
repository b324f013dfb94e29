import { chromiumMajor, ensureChromium } from '../../../scripts/chromium.mjs'
import { baselineMajor, bytesOfBaselines, listBaselines } from './baselines'
import { clearReport, readReport, reportPage } from './report'
import { strictnessOf } from './verdict'

/** Begins a run: no old report, and a word on how strictly pictures are compared. At its end: where to look. */
export const setup = async (): Promise<() => void> => {
  clearReport()
  say(strictnessOf(baselineMajor(), chromiumMajor(await ensureChromium())).words)
  return () => {
    say(`${listBaselines().length} pictures are kept, ${(bytesOfBaselines() / 1e6).toFixed(1)} MB`)
    const { length } = readReport()
    if (length > 0) say(`${length} ${length === 1 ? 'picture is' : 'pictures are'} not as before: open ${reportPage}`)
  }
}

const say = (words: string): boolean => process.stdout.write(`${words}\n`)
