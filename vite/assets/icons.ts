import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const prefix = 'virtual:icon/'

interface IconSet {
  icons: Record<string, { body: string }>
}

/**
 * Turns each imported Phosphor icon (`virtual:icon/house-fill`) into a module, so that an icon ships with the chunk
 * that renders it and never the whole set. Those of `inPage` are in the page, which draws them before any code, and
 * their modules only name them. An unknown name fails the build.
 */
export function icons(inPage: readonly string[] = []): Plugin {
  let set: IconSet | undefined
  const bodyOf = (name: string): string => {
    set ??= readSet()
    const icon = set.icons[name]
    if (!icon) throw new Error(`no icon "${name}" in @iconify-json/ph`)
    return icon.body
  }
  return {
    name: 'kismara:icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null
      const name = id.slice(prefix.length + 1)
      const icon = inPage.includes(name) ? [{ use: symbolId(name) }] : paths(bodyOf(name))
      return { code: `export const icon = ${JSON.stringify(icon)}`, moduleSideEffects: false }
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--icons-->', () => {
          const symbols = inPage.map((name) => `<symbol id="${symbolId(name)}">${bodyOf(name)}</symbol>`)
          return `<svg hidden>${symbols.join('')}</svg>`
        }),
    },
  }
}

const symbolId = (name: string) => `icon-${name}`

function readSet(): IconSet {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/ph/icons.json'), 'utf8'))
}

/** The paths of an icon; the translucent layer of duotone icons is marked. */
function paths(body: string): { d: string; soft?: true }[] {
  return [...body.matchAll(/<path\b([^>]*)>/g)].map(([, attributes = '']) => {
    const d = /\bd="([^"]*)"/.exec(attributes)?.[1] ?? ''
    return attributes.includes('opacity=') ? { d, soft: true } : { d }
  })
}
