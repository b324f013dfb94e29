import { readArt } from '../assets/art'
import { withModules } from '../bundle/modules'
import { FrameSheet, wordsOf } from './frameMarkup'

const module = 'src/app/boot/staticFrames.tsx'
type Frames = typeof import('../../src/app/boot/staticFrames')

/** The static first frames, ready for the page under its policy. */
export interface Frame {
  readonly title: string
  readonly style: string
  readonly body: string
}

/**
 * Prerenders the product's own components, so that the first frame equals what React renders later. The page holds one
 * template for each frame in English and theme 1, the words of the other locales, and the hero of the other themes.
 */
export function renderFrame(): Promise<Frame> {
  return withModules(async (load) => {
    const { FRAMES, LOCALES, OTHER_THEMES, staticFrame } = await load<Frames>(module)
    const [{ code: english }, ...others] = LOCALES
    const sheet = new FrameSheet()
    const templates: string[] = []
    const words: Record<string, Record<string, string[]>> = {}
    let title = ''
    // One after another: the texts have one language at a time.
    for (const name of FRAMES) {
      const html = await staticFrame(name, english)
      title ||= /<title>([^<]*)<\/title>/.exec(html)?.[0] ?? ''
      const body = withInlineArt(sheet.take(html))
      templates.push(`<template data-frame="${name}"><div data-painted aria-busy="true">${body}</div></template>`)
      for (const { code } of others) {
        const translated = new FrameSheet().take(await staticFrame(name, code))
        words[code] = { ...words[code], [name]: wordsOf(translated) }
      }
    }
    for (const vip of OTHER_THEMES) {
      const parts = heroOf(sheet.take(await staticFrame('player', english, vip)))
      templates.push(`<template data-hero="${vip}">${parts.join('')}</template>`)
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

function heroOf(html: string): string[] {
  const parts = [...html.matchAll(/<div data-hero="[^"]*"[^>]*>[\s\S]*?<\/div>/g)].map(([part]) => part)
  if (parts.length !== 2) throw new Error(`the hero has ${parts.length} parts; paintFrame replaces 2`)
  return parts
}

function data(id: string, value: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
