import { withModules } from '../bundle/modules'

const module = 'src/app/startup/staticShell.tsx'

/** The static first frame, ready for the page under its policy. */
export interface Frame {
  readonly title: string
  readonly style: string
  readonly body: string
}

type StaticShell = () => Promise<Readonly<Record<'visitor' | 'player', string>>>

/** Renders the product's own components, so that the first frame equals what React renders later. */
export async function renderFrame(): Promise<Frame> {
  return withModules(async (load) => {
    const { staticShell } = await load<{ staticShell: StaticShell }>(module)
    return frameOf(await staticShell())
  })
}

/** One stylesheet and two frames, of which the boot script shows one. The policy forbids inline style attributes. */
export function frameOf(markup: Readonly<Record<string, string>>): Frame {
  const sheet = new Sheet()
  const title = /<title>([^<]*)<\/title>/.exec(Object.values(markup)[0] ?? '')?.[0] ?? ''
  const frames = Object.entries(markup).map(([name, html]) => {
    const clean = sheet.takeFrom(html.replace(/<title>[^<]*<\/title>/, ''))
    // Inert until the code is loaded: visible, but not pressable and hidden from screen readers.
    return `<template data-static="${name}"><div data-painted inert aria-hidden="true">${clean}</div></template>`
  })
  return { title, style: sheet.toString(), body: frames.join('') }
}

/** Collects Emotion's styles under their ids, so that Emotion recognises them, and turns inline styles into rules. */
class Sheet {
  readonly #rules = new Map<string, string>()
  readonly #inline = new Map<string, number>()

  takeFrom(html: string): string {
    return html
      .replace(/<style data-emotion="css ([^"]+)">([\s\S]*?)<\/style>/g, (_, ids: string, css: string) => {
        this.#rules.set(ids, css)
        return ''
      })
      .replace(/ style="([^"]*)"/g, (_, style: string) => ` data-inline="${this.#number(style)}"`)
  }

  toString(): string {
    const inline = [...this.#inline].map(([style, number]) => `[data-inline="${number}"]{${decoded(style)}}`)
    const own = '[data-wordless] [data-painted] *{color:transparent!important}'
    return [
      `<style data-emotion="css ${[...this.#rules.keys()].join(' ')}">${[...this.#rules.values()].join('')}</style>`,
      `<style>${own}${inline.join('')}</style>`,
    ].join('')
  }

  #number(style: string): number {
    const known = this.#inline.get(style) ?? this.#inline.size
    this.#inline.set(style, known)
    return known
  }
}

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
