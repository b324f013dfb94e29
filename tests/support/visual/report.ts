import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './picture'
import { encodePng } from './png'
import { pageOf, type Row } from './reportPage'

const folder = 'tests/visual/.diff'
const list = join(folder, 'pictures.json')

/** Where the pictures that differ can be looked at. */
export const reportPage = join(folder, 'index.html')

interface Entry {
  readonly name: string
  readonly words: string
  readonly kept: Picture | undefined
  readonly now: Picture
  readonly difference: Picture | undefined
}

/** Forgets the report of the run before. */
export const clearReport = (): void => rmSync(folder, { recursive: true, force: true })

/** What the report of this run shows. */
export const readReport = (): Row[] => (existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Row[]) : [])

/** Adds a picture that is not as it was, and writes the report anew. */
export const addToReport = ({ name, words, ...pictures }: Entry): void => {
  mkdirSync(folder, { recursive: true })
  const files: Record<string, string> = {}
  for (const [shows, picture] of Object.entries(pictures)) {
    if (!picture) continue
    files[shows] = `${name.replaceAll('/', '.')}.${shows}.png`
    writeFileSync(join(folder, files[shows]), encodePng(picture))
  }
  const { width } = pictures.now
  const rows = [...readReport().filter((row) => row.name !== name), { name, words, width, ...files }]
  rows.sort((a, b) => a.name.localeCompare(b.name))
  writeFileSync(list, JSON.stringify(rows))
  writeFileSync(reportPage, pageOf(rows))
}
