import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './picture'
import { encodePng } from './png'

/** Where the pictures that differ can be looked at. */
export const reportFolder = 'tests/visual/.diff'

interface Entry {
  readonly name: string
  readonly why: string
  /** The pictures, by what they show. */
  readonly pictures: Readonly<Record<string, Picture>>
}

const entries: Entry[] = []

/** Forgets the report of the run before. */
export const clearReport = (): void => {
  entries.length = 0
  rmSync(reportFolder, { recursive: true, force: true })
}

/** Adds a picture that is not as it was, and writes the report anew. */
export const addToReport = (entry: Entry): void => {
  mkdirSync(reportFolder, { recursive: true })
  for (const [shows, picture] of Object.entries(entry.pictures)) {
    writeFileSync(join(reportFolder, fileOf(entry.name, shows)), encodePng(picture))
  }
  entries.push(entry)
  writeFileSync(join(reportFolder, 'index.html'), pageOf(entries))
}

const fileOf = (name: string, shows: string): string => `${name.replaceAll('/', '.')}.${shows}.png`

const pageOf = (all: readonly Entry[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${all.length} pictures differ</title>
<style>${look}</style>
<h1>${all.length} ${all.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Left what is kept, right what the code draws now, then where they differ. If the new ones are right:
<code>npm run visual:update</code>, look at them, commit them.</p>
<nav>${all.map(({ name, why }) => `<a href="#${name}">${name}</a> ${why}`).join('<br>')}</nav>
${all.map(sectionOf).join('\n')}
</html>
`

const sectionOf = ({ name, why, pictures }: Entry): string => {
  const figures = Object.entries(pictures).map(
    ([shows, { width, height }]) =>
      `<figure><img src="${fileOf(name, shows)}" width="${width}" height="${height}" alt="${name}, ${shows}" loading="lazy"><figcaption>${shows}</figcaption></figure>`,
  )
  return `<section id="${name}"><h2>${name}</h2><p>${why}</p><div>${figures.join('')}</div></section>`
}

const look = `
body{margin:24px;background:#15131a;color:#eee;font:15px/1.5 system-ui,sans-serif}
a{color:#ffc46b}
h2{margin:40px 0 0;font-size:17px}
p{margin:4px 0 12px;color:#b9b4c4}
div{display:flex;flex-wrap:wrap;gap:16px}
figure{margin:0;flex:0 1 auto;min-width:0}
img{max-width:100%;height:auto;border:1px solid #444}
figcaption{color:#b9b4c4;font-size:13px}
`
