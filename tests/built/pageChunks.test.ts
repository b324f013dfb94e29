import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ChunkReport, reportFile } from '../../vite/bundle/report'
import { merged, type Part } from '../../vite/page/parts'

const part = (name: string, users: readonly string[], bytes: number, ...imports: readonly Part[]): Part => ({
  ids: [name],
  users: new Set(users),
  bytes,
  imports: new Set(imports),
})
const idsOf = (parts: readonly Part[]) => parts.map(({ ids }) => [...ids].sort().join('+')).sort()
const weigh = (users: Iterable<string>) => [...users].length

describe('what several pages share', () => {
  it('is one file where almost the same pages load it', () => {
    const [small, next, large] = [
      part('small', ['a', 'b'], 100),
      part('next', ['a', 'b', 'c'], 200),
      part('large', ['c'], 9_000),
    ]
    expect(idsOf(merged([small, next, large], weigh))).toEqual(['large', 'next+small'])
  })

  it('stays apart where one of the two imports the other through a third', () => {
    const low = part('low', ['a', 'b'], 100)
    const middle = part('middle', ['z'], 50_000, low)
    const high = part('high', ['a', 'b'], 100, middle)
    expect(idsOf(merged([low, middle, high], weigh))).toEqual(['high', 'low', 'middle'])
    const free = part('high', ['a', 'b'], 100, low)
    expect(idsOf(merged([low, part('middle', ['z'], 50_000, low), free], weigh))).toEqual(['high+low', 'middle'])
  })

  it('makes no two files of the product import each other', () => {
    const chunks: ChunkReport[] = JSON.parse(readFileSync(reportFile('dist'), 'utf8'))
    const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]))
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      (imports.get(from) ?? []).some((next) => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))))
    expect(chunks.length).toBeGreaterThan(100)
    expect(chunks.filter(({ file }) => reaches(file, file)).map(({ name }) => name)).toEqual([])
  })
})
