import { existsSync, readdirSync } from 'node:fs'
import type { Plugin } from 'vite'
import { htmlOf } from '../bundle/bundle'

const folder = 'mocks/games'

export function gamePages(): Record<string, string> {
  const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const pages = names.map(({ name }) => [name, `${folder}/${name}/index.html`] as const)
  return Object.fromEntries(pages.filter(([, page]) => existsSync(page)))
}

/** Serves each demo game at `/games/<name>/`, as a page for a frame. */
export function games(): Plugin {
  return {
    name: 'kismara:games',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const name = /^\/games\/([\w-]+)\/(?:\?|$)/.exec(request.url ?? '')?.[1]
        if (name && gamePages()[name]) request.url = `/${folder}/${name}/index.html`
        next()
      })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { fileName, html } of htmlOf(bundle)) {
          if (!fileName.startsWith(`${folder}/`)) continue
          delete bundle[fileName]
          this.emitFile({ type: 'asset', fileName: fileName.replace(`${folder}/`, 'games/'), source: html })
        }
      },
    },
  }
}
