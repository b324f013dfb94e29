import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LOCALE } from '../../src/i18n/supportedLocales'
import { allTexts } from './texts'

const GUIDE = 'stories/guide'

const PLACEHOLDER = /\{\{\w+\}\}|<\w+\/>/
const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Texts as patterns in which a placeholder stands for any value; texts without words of their own match nothing. */
const patterns = [...allTexts(DEFAULT_LOCALE).values()]
  .map((text) => text.split(PLACEHOLDER))
  .filter((parts) => /[a-z]{2}/i.test(parts.join('')))
  .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`))

const exists = (words: string): boolean => patterns.some((pattern) => pattern.test(words))

/** A page without code, whose quotation marks belong to TypeScript and HTML. */
const proseOf = (page: string): string =>
  readFileSync(join(GUIDE, page), 'utf8')
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
    .replace(/^import .*$/gm, '')
    .replace(/<[^>]*>/g, ' ')

const quotesIn = (prose: string): string[] => [...prose.matchAll(/[“"]([^“”"]+)[”"]/g)].map(([, words = '']) => words)

describe('the guide', () => {
  it.each(readdirSync(GUIDE).filter((name) => name.endsWith('.mdx')))('%s quotes only texts of the product', (page) => {
    expect(quotesIn(proseOf(page)).filter((words) => !exists(words))).toEqual([])
  })

  it('shows the voice with texts of the product', () => {
    expect(quotesIn(proseOf('Voice.mdx')).length).toBeGreaterThanOrEqual(20)
  })
})
