import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { artNotices, mitNotice } from '../../src/ui/art/notices'

/** Vite's list of the licenses of all packages in the code. */
export const licensesFile = 'licenses.txt'

const fonts = ['cairo', 'onest', 'unbounded'].map((name) => `@fontsource-variable/${name}`)
const fontNotices = fonts.map((name) => `## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8')}`)

/** Adds what is in no module of the code: art, icons and fonts. */
export function licenses(): Plugin {
  return {
    name: 'kismara:licenses',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[licensesFile]
        if (list?.type !== 'asset') this.error('Vite has written no list of licenses')
        const art = artNotices.map(
          ({ title, holder, license, source }) => `${title} (${license})\n${holder}\n${source}`,
        )
        list.source = [list.source, ...art, mitNotice, ...fontNotices].join('\n\n')
      },
    },
  }
}
