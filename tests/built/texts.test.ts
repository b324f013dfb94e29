import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/i18n/locales'
import { type ChunkReport, reportFile } from '../../vite/bundle/report'
import { filesOf, textOf } from './support'

const codes = LOCALES.map(({ code }) => code)
const chunks: ChunkReport[] = JSON.parse(readFileSync(reportFile('dist'), 'utf8'))
const textsIn = (chunk: ChunkReport): string[] =>
  Object.keys(chunk.modules).flatMap((module) => /^src\/i18n\/locales\/(.+\.json)$/.exec(module)?.[1] ?? [])

describe('[I18N-01] the texts of the production build', () => {
  it('are in files of one language each', () => {
    const said = chunks.filter((chunk) => textsIn(chunk).length > 0)
    expect(said.length).toBeGreaterThan(20)
    for (const chunk of said) {
      expect(new Set(textsIn(chunk).map((file) => file.split('/')[0])).size, chunk.file).toBe(1)
      // What the lobby loads comes in few files.
      if (!['fold', 'rest'].includes(chunk.name)) expect(textsIn(chunk), chunk.file).toHaveLength(1)
    }
    expect(new Set(said.flatMap(textsIn).map((file) => file.split('/')[0]))).toEqual(new Set(codes))
  })

  it('are in the first load only in English, and only the common ones', () => {
    const first = chunks.filter((chunk) => chunk.entry || ['first', 'core'].includes(chunk.name))
    expect(first.flatMap(textsIn)).toEqual(['en-US/common.json'])
  })

  it('contain nothing of the pseudo-locale', () => {
    const found = filesOf('dist').filter(
      (file) => /\.(?:js|html)$/.test(file) && textOf('dist', file).includes('en-XA'),
    )
    expect(found).toEqual([])
  })
})
