import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/i18n/supportedLocales'
import { filesOf, textOf } from './support'

const scripts = filesOf('dist').filter((file) => file.endsWith('.js'))
const code = new Map(scripts.map((file) => [file, textOf('dist', file)]))

const textsOf = (file: string): string[] => Object.values(JSON.parse(readFileSync(file, 'utf8')))

/** Scripts with the longest text of a file that reads the same in code and is in no other file. */
const filesWith = (locale: string, noun: string) => {
  const folder = `src/i18n/locales/${locale}`
  const others = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== `${noun}.json`)
  const elsewhere = others.flatMap((file) => textsOf(`${folder}/${file}`)).join('\n')
  const plain = textsOf(`${folder}/${noun}.json`).filter((text) => !/["'`\\\n]/.test(text) && !elsewhere.includes(text))
  const longest = plain.reduce((a, b) => (b.length > a.length ? b : a))
  return scripts.filter((file) => code.get(file)?.includes(longest))
}

describe('[I18N-01] the texts of the production build', () => {
  it.each(LOCALES.filter(({ code }) => code !== 'en-US'))('of $code are in its own folder only', ({ code }) => {
    for (const noun of ['common', 'home', 'messages', 'deposit']) {
      const file = expect.stringMatching(new RegExp(`^assets/language/${code}/`))
      expect(filesWith(code, noun)).toEqual([file])
    }
  })

  it('are in the first load only in English, and only the common ones', () => {
    expect(filesWith('en-US', 'common')).toEqual([expect.stringMatching(/^assets\/index-/)])
    expect(filesWith('en-US', 'home')).toEqual([expect.stringMatching(/^assets\/lobbyTexts-/)])
    expect(filesWith('en-US', 'deposit')).toEqual([expect.stringMatching(/^assets\/deposit-/)])
  })

  it('rename hardly any code when one of them changes: a file is renamed with any that it imports', () => {
    interface Part {
      imports?: string[]
      dynamicImports?: string[]
    }
    const manifest: Record<string, Part> = JSON.parse(textOf('dist-delivery', 'manifest.json'))
    const importersOf = (part: string) =>
      Object.entries(manifest).flatMap(([name, { imports = [], dynamicImports = [] }]) =>
        [...imports, ...dynamicImports].includes(part) ? [name] : [],
      )
    const renamedWith = (part: string) => {
      const renamed = new Set([part])
      // A set that grows is gone through to its new end.
      for (const one of renamed) for (const importer of importersOf(one)) renamed.add(importer)
      return renamed.size
    }
    const texts = Object.keys(manifest).filter((name) => /\/i18n\/locales\/|^_(?:english|lobbyTexts)-/.test(name))
    expect(texts.length).toBeGreaterThan(200)
    expect(texts.filter((name) => renamedWith(name) > 4)).toEqual([])
    expect(renamedWith('index.html')).toBeLessThanOrEqual(4)
  })

  it('contain nothing of the pseudo-locale', () => {
    expect(scripts.filter((file) => code.get(file)?.includes('en-XA'))).toEqual([])
  })
})
