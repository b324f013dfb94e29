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
 * visitor's and the player's frame in English and theme 1, the words of both in every locale, and the hero of the other
 * themes.
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
    for (const vip of OTHER_THEMES) templates.push(hero(vip, sheet.take(await staticFrame('player', english, vip))))
    // One after another: the texts have one language at a time.
    const words: Record<string, Record<string, string[]>> = {}
    for (const { code } of LOCALES) {
      const of: Record<string, string[]> = {}
      for (const name of ['visitor', 'player', 'waiting'] as const)
        of[name] = wordsOf(new FrameSheet().take(await staticFrame(name, code)))
      words[code] = of
    }
    const body = [...templates, data('words', words), data('inline-art', inlineArt())]
    return { title, style: sheet.toString(), body: body.join('') }
  })
}

/** The symbol of the first hero, the only one most visitors see at first. */
const HERO = 'slotMachine'

function inlineArt(): Record<string, string> {
  return { [HERO]: `data:image/webp;base64,${readArt(HERO).toString('base64')}` }
}

/** The boot script sets the source, so that the page holds the image once. */
function withInlineArt(html: string): string {
  return html.replaceAll(new RegExp(`src="[^"]*/${HERO}-\\w+\\.webp"`, 'g'), `data-art="${HERO}"`)
}

function frame(name: string, html: string): string {
  return `<template data-frame="${name}"><div data-painted aria-busy="true">${withInlineArt(html)}</div></template>`
}

/** The parts of the hero that differ by theme. */
function hero(vip: number, html: string): string {
  const parts = [...html.matchAll(/<div data-hero="[^"]*"[^>]*>[\s\S]*?<\/div>/g)].map(([part]) => part)
  if (parts.length !== 2) throw new Error(`the hero has ${parts.length} parts; paintFrame replaces 2`)
  return `<template data-hero="${vip}">${parts.join('')}</template>`
}

function data(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
