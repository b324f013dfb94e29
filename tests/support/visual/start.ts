import { chromiumMajor, ensureChromium } from '../../../scripts/chromium.mjs'
import { baselineMajor } from './baselines'
import { clearReport } from './report'

/** Begins a run: no old report, and a word on how strictly pictures are compared. */
export const setup = async (): Promise<void> => {
  clearReport()
  const [kept, here] = [baselineMajor(), chromiumMajor(await ensureChromium())]
  const loose = `loose: the pictures are of Chromium ${kept}, this is ${here}, so 1 % of a picture may differ`
  process.stdout.write(`Pictures are compared ${kept === here ? 'strictly' : loose}\n`)
}
