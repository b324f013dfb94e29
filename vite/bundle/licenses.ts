import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { artNotices, mitNotice } from '../../src/ui/art/notices'

/** File of the third-party notices. */
const file = 'licenses.txt'
// Imported by stylesheets, which the bundle's module list omits.
const fonts = ['cairo', 'onest', 'unbounded'].map((name) => `node_modules/@fontsource-variable/${name}`)

/** Writes the licenses of the art, icons, fonts and all packages of this build into one text file. */
export function licenses(): Plugin {
  return {
    name: 'kismara:licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? Object.keys(each.modules) : []))
      const packages = [...new Set([...fonts, ...modules.flatMap(packageOf)])].sort()
      const art = artNotices.map(({ title, holder, license, source }) => `${title} (${license})\n${holder}\n${source}`)
      const source = [...art, mitNotice, ...packages.map(noticeOf)].join(`\n\n${'-'.repeat(72)}\n\n`)
      this.emitFile({ type: 'asset', fileName: file, source: `${source}\n` })
    },
  }
}

/** The package folder of a module, if any. */
function packageOf(module: string): string[] {
  const folder = /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
  return folder === undefined ? [] : [folder.slice(folder.indexOf('node_modules/'))]
}

function noticeOf(folder: string): string {
  const { name, version, license }: Record<'name' | 'version' | 'license', string> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const texts = readdirSync(folder).filter((entry) => /^licen[cs]e/i.test(entry))
  const words = texts.map((entry) => readFileSync(join(folder, entry), 'utf8').trim())
  return [`${name} ${version} (${license})`, ...words].join('\n\n')
}
