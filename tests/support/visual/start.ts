import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { chromiumMajor, ensureChromium } from '../../../scripts/chromium.mjs'
import { baselineMajor, baselinesSince, bytesOfBaselines, listBaselines, noteMajor, shrinkBaseline } from './baselines'
import { type Strictness, strict, strictnessOf } from './strictness'

declare module 'vitest' {
  interface ProvidedContext {
    strictness: Strictness
  }
}

/** Folder for screenshots that differ from their baselines. */
export const diffFolder = 'tests/visual/.diff'

/**
 * Prepares a visual run: sets the strictness of the comparison. An update ends by shrinking the new baselines and
 * listing them.
 */
export const setup = async (project: TestProject): Promise<() => void> => {
  rmSync(diffFolder, { recursive: true, force: true })
  const isUpdate = project.vitest.config.snapshotOptions.updateSnapshot === 'all'
  const here = chromiumMajor(await ensureChromium())
  const { options, words } = strictnessOf(baselineMajor(), here)
  project.provide('strictness', isUpdate ? strict : options)
  print(isUpdate ? 'Pictures that differ become the baselines' : words)
  const began = Date.now()
  return () => {
    if (isUpdate) endUpdate(began, here)
    print(`${listBaselines().length} pictures in git, ${(bytesOfBaselines() / 1e6).toFixed(1)} MB`)
  }
}

const endUpdate = (began: number, major: number): void => {
  for (const name of baselinesSince(began)) {
    shrinkBaseline(name)
    print(`drawn anew  ${name}`)
  }
  noteMajor(major)
}

const print = (words: string): boolean => process.stdout.write(`${words}\n`)
