import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ChunkReport, reportFile } from '../../vite/bundle/report'
import { chunkNamed } from '../support/chunkNamed'
import { filesOf, textOf } from './support'

const dir = 'dist'
const chunks: ChunkReport[] = JSON.parse(readFileSync(reportFile(dir), 'utf8'))
const routes = chunks.find((chunk) => chunk.routes)
const code = textOf(dir, routes?.file ?? '')

/** The parts of the list that is loaded with a page. */
const listOf = (page: string): string[] => {
  const file = chunkNamed(dir, page).replace('assets/', './')
  const list = code.split(`import("${file}")`)[0]?.match(/"\.\/([\w-]+\.js)",$/)?.[1]
  const names = /of"([^"]+)"/.exec(textOf(dir, `assets/${list}`))?.[1]?.split(' ') ?? []
  return names.map((name) => `assets/${name}.js`)
}

/** What the page's file imports, also through others. */
const importsOf = (file: string, found = new Set<string>()): Set<string> => {
  for (const next of chunks.find((chunk) => chunk.file === file)?.imports ?? []) {
    if (found.has(next)) continue
    found.add(next)
    importsOf(next, found)
  }
  return found
}

describe('the list of a page', () => {
  it.each(['LoginScreen', 'MemberScreen', 'JackpotScreen', 'WalletScreen'])(
    '%s has all that it imports and that is not there already, so that it comes in one wave',
    (page) => {
      const list = listOf(page)
      const first = JSON.parse(/id="first">([^<]+)/.exec(textOf(dir, 'index.html'))?.[1] ?? '{}')
      const early = [...first.code, ...first.pages].map((path: string) => path.slice(1))
      const missing = [...importsOf(chunkNamed(dir, page))].filter(
        (file) => !list.includes(file) && !early.includes(file),
      )
      expect(missing).toEqual([])
      expect(list.length).toBeGreaterThan(3)
      expect(filesOf(dir)).toEqual(expect.arrayContaining(list))
      expect(list.filter((file) => early.includes(file))).toEqual([])
    },
  )

  it('has the form of a page, but not what opens on a tap', () => {
    expect(listOf('LoginScreen')).toContain(chunkNamed(dir, 'LoginForm'))
    expect(listOf('MemberScreen')).not.toContain(chunkNamed(dir, 'MemberFailed'))
  })
})
