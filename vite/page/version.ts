import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { htmlOf } from './html'

/** The file a running page checks for updates. */
export const versionFile = 'version.json'

/** Identifies the build by its content, in `version.json` and as `data-build` on the root element. */
export function version(number: string): Plugin {
  return {
    name: 'kismara:version',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256').update(number)
        for (const name of Object.keys(bundle).sort()) hash.update(name)
        for (const { html } of htmlOf(bundle)) hash.update(html)
        const build = hash.digest('hex').slice(0, 12)
        for (const { asset, fileName, html } of htmlOf(bundle)) {
          if (fileName === 'index.html') asset.source = html.replace('<html', `<html data-build="${build}"`)
        }
        const source = `${JSON.stringify({ version: number, build })}\n`
        this.emitFile({ type: 'asset', fileName: versionFile, source })
      },
    },
  }
}
