import { beforeAll, describe, expect, it } from 'vitest'
import { importedNames } from './support/imports'
import { readSources } from './support/source'
import { unusedInProduct } from './support/unused'
import { waitingRules } from './waiting'

const waiting = waitingRules.map(({ rule }) => rule)
const RUN_MS = 120_000

describe('a rule of src/domain', () => {
  let unused: readonly string[] = []
  beforeAll(async () => {
    unused = (await unusedInProduct()).filter((name) => name.startsWith('src/domain/'))
  }, RUN_MS)

  it('is called by what ships, or waits for its screen', () => {
    expect(unused.filter((name) => !waiting.includes(name))).toEqual([])
  })

  it('waits only while nothing calls it, and only if it exists', () => {
    expect(waiting.filter((name) => !unused.includes(name))).toEqual([])
    expect(new Set(waiting).size).toBe(waiting.length)
  })

  it('proves no requirement while it waits: its own tests carry no id', () => {
    const tests = readSources('tests/domain').filter((source) =>
      importedNames(source).some(
        ({ file, name }) => waiting.includes(`${file}.ts`) || waiting.includes(`${file}.ts#${name}`),
      ),
    )
    expect(tests.length).toBeGreaterThanOrEqual(waiting.length > 0 ? 1 : 0)
    expect(tests.flatMap(({ path, text }) => (/\[[A-Z0-9]+-\d\d\]/.test(text) ? [path] : []))).toEqual([])
  })
})
