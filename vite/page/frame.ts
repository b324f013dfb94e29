import { readArt } from '../assets/art'
import { withModules } from '../bundle/modules'
import { FrameSheet, wordsOf } from './frameMarkup'

const module = 'src/app/boot/staticFrames.tsx'

/** Its exports; the build runs it with the product's own modules instead of importing it. */
interface Frames {
  LOCALES: readonly [{ code: string }, ...{ code: string }[]]
  OTHER_THEMES: readonly number[]
  staticFrame(name: 'visitor' | 'player' | 'waiting', locale: string, vip?: number): Promise<string>
}

/** The static first frames, ready for the page under its policy. */
export interface Frame {
  readonly title: string
  readonly style: string
  readonly body: string
}

/**
 * Prerenders the product's own components, so that the first frame equals what React renders later. The page holds the
 * visitor's and the player's frame in English and theme 1, the hero of the other themes, and the words of all in every
 * locale.
 */
export function renderFrame(): Promise<Frame> {
  return withModules(async (load) => {
    const { LOCALES, OTHER_THEMES, staticFrame } = await load<Frames>(module)
    const [{ code: english }] = LOCALES
    const sheet = new FrameSheet()
    const visitor = await staticFrame('visitor', english)
    const title = /<title>([^<]*)<\/title>/.exec(visitor)?.[0] ?? ''
    const player = await staticFrame('player', english)
    const templates = [frame('visitor', sheet.take(visitor)), frame('player', sheet.take(player))]
    for (const vip of OTHER_THEMES) {
      const parts = heroOf(sheet.take(await staticFrame('player', english, vip)))
      templates.push(`<template data-hero="${vip}">${parts}</template>`)
    }
    // One after another: the texts have one language at a time.
    const words: Record<string, Record<string, string[]>> = {}
    for (const { code } of LOCALES) {
      const of: Record<string, string[]> = {}
      for (const name of ['visitor', 'player', 'waiting'] as const)
        of[name] = wordsOf(new FrameSheet().take(await staticFrame(name, code)))
      for (const vip of OTHER_THEMES)
        of[`hero${vip}`] = wordsOf(heroOf(new FrameSheet().take(await staticFrame('player', code, vip))))
      words[code] = of
    }
    const body = [...templates, data('words', words), data('inline-art', inlineArt())]
    return { title, style: sheet.toString(), body: body.join('') }
  })
}

/** The symbol of the first hero, the only one most visitors see at first. */
const HERO = 'moneyBag'

function inlineArt(): Record<string, string> {
  return { [HERO]: `data:image/webp;base64,${readArt(HERO).toString('base64')}` }
}

/** The boot script sets the source of the hero's, so that the page holds the image once; the small ones come after it. */
function withInlineArt(html: string): string {
  const hero = new RegExp(`src="[^"]*/${HERO}-\\w+\\.webp"`, 'g')
  return html.replaceAll(hero, `data-art="${HERO}"`).replaceAll('<img src', '<img fetchpriority="low" src')
}

function frame(name: string, html: string): string {
  return `<template data-frame="${name}"><div data-painted aria-busy="true">${withInlineArt(html)}</div></template>`
}

/** The parts of the hero that differ by theme. */
function heroOf(html: string): string {
  const parts = [...html.matchAll(/<div data-hero="[^"]*"[^>]*>[\s\S]*?<\/div>/g)].map(([part]) => part)
  if (parts.length !== 3) throw new Error(`the hero has ${parts.length} parts; paintFrame replaces 3`)
  return parts.join('')
}

function data(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
