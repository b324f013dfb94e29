import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const failuresRoot = '.cache/failures'

/** What explains a failure without a second run, by file name. */
export type Evidence = Readonly<Record<string, string | Buffer>>

/** Writes the evidence of a failed test into its folder below `.cache/failures`. */
export const keepEvidence = (test: string, evidence: Evidence): void => {
  const folder = join(failuresRoot, test.replace(/[^\w.]+/g, '-').slice(0, 150))
  mkdirSync(folder, { recursive: true })
  for (const [file, content] of Object.entries(evidence)) writeFileSync(join(folder, file), content)
}
