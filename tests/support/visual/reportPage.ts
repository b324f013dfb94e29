/** One picture of the report; the files lie beside the page. */
export interface Row {
  readonly name: string
  readonly words: string
  readonly width: number
  readonly kept?: string
  readonly now?: string
  readonly difference?: string
}

/** The report as a designer reads it: before, after and where, and a slider from one to the other. */
export const pageOf = (rows: readonly Row[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${rows.length} pictures differ</title>
<style>${look}</style>
<h1>${rows.length} ${rows.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
<p>Before is what the repository keeps, after is what the code draws now. Drag over a picture to see the one below the other.
If the new ones are right: <code>npm run visual:update</code>, look at them, commit them.</p>
<nav>${storiesOf(rows)
  .map(([story, { length }]) => `<a href="#${story}">${story}</a> ${length}`)
  .join('<br>')}</nav>
${storiesOf(rows)
  .map(([story, group]) => `<h2 id="${story}">${story}</h2>${group.map(sectionOf).join('')}`)
  .join('\n')}
</html>
`

const storiesOf = (rows: readonly Row[]): [string, Row[]][] =>
  [...new Set(rows.map(({ name }) => storyOf(name)))].map((story) => [
    story,
    rows.filter(({ name }) => storyOf(name) === story),
  ])

const storyOf = (name: string): string => name.replace(/\.[^.]*$/, '')

const sectionOf = ({ name, words, width, kept, now = '', difference }: Row): string => {
  const style = ` style="--width:${width}px"`
  const image = (file: string, title: string) =>
    `<figure${style}><figcaption>${title}</figcaption><img src="${file}" alt="${name}, ${title}" loading="lazy"></figure>`
  const wipe = `<figure${style}><figcaption>before | after</figcaption><div class="wipe"><img src="${now}" alt=""><img src="${kept}" alt="">
<input type="range" value="50" aria-label="How much of the picture before" oninput="this.parentElement.style.setProperty('--at', this.value + '%')"></div></figure>`
  const pictures = [
    kept ? image(kept, 'before') : '',
    image(now, 'after'),
    difference ? image(difference, 'difference') : '',
    kept && difference ? wipe : '',
  ]
  return `<section><h3>${name.slice(storyOf(name).length + 1)}</h3><p>${words}</p><div class="row">${pictures.join('')}</div></section>`
}

const look = `
body{margin:24px;background:#15131a;color:#eee;font:15px/1.5 system-ui,sans-serif}
a{color:#ffc46b}
h2{margin:48px 0 0;padding-top:16px;border-top:1px solid #444;font-size:20px}
h3{margin:20px 0 0;font-size:16px;text-transform:capitalize}
p{margin:4px 0 12px;color:#b9b4c4}
.row{display:flex;flex-wrap:wrap;gap:16px}
figure{margin:0;flex:0 1 var(--width);min-width:0}
img{display:block;max-width:100%;height:auto;outline:1px solid #444}
figcaption{color:#b9b4c4;font-size:13px}
.wipe{position:relative;--at:50%}
.wipe img+img{position:absolute;inset:0;clip-path:inset(0 calc(100% - var(--at)) 0 0)}
.wipe input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:.35;cursor:ew-resize}
`
