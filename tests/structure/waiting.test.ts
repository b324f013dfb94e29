import { beforeAll, describe, expect, it } from 'vitest'
import { importedNames } from './support/imports'
import { readSources } from './support/source'
import { unusedInProduct } from './support/unused'
import { waitingCode } from './waiting'

const waiting = Object.values(waitingCode).flat()
const RUN_MS = 120_000

describe('code in src', () => {
  let unused: readonly string[] = []
  beforeAll(async () => {
    unused = await unusedInProduct()
  }, RUN_MS)

  it('is used by the product, or listed as waiting for its screen', () => {
    expect(unused.filter((name) => !waiting.includes(name))).toEqual([])
  })

  it('is listed only while it exists and nothing uses it', () => {
    expect(waiting.filter((name) => !unused.includes(name))).toEqual([])
    expect(new Set(waiting).size).toBe(waiting.length)
  })

  it('proves no requirement while it is listed: its tests carry no id', () => {
    const tests = readSources('tests/domain').filter((source) =>
      importedNames(source).some(
        ({ file, name }) => waiting.includes(`${file}.ts`) || waiting.includes(`${file}.ts#${name}`),
      ),
    )
    const rules = waiting.filter((name) => name.startsWith('src/domain/'))
    expect(tests.length).toBeGreaterThanOrEqual(rules.length > 0 ? 1 : 0)
    expect(tests.flatMap(({ path, text }) => (/\[[A-Z0-9]+-\d\d\]/.test(text) ? [path] : []))).toEqual([])
  })
})
