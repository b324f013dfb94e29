import { build, type Plugin } from 'vite'
import { GAMES, gameHtml, gamePage, gamePages } from './gamePage'
import { icons } from './icons'

/** Serves each demo game at `/games/<name>/`, as a page for a frame. */
export function games(): Plugin {
  return {
    name: 'kismara:games',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = /^\/games\/([\w-]+)\/(?:\?|$)/.exec(request.url ?? '')?.[1] ?? ''
        const page = gamePages()[name]
        if (page === undefined) return next()
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml(`/${page}`, gameHtml(name)))
      })
    },
    // A build of their own: a frame loads nothing of the app.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of await buildGames()) {
          const fileName = gameFile(file)
          // Fonts are the app's, too.
          if (fileName in bundle) continue
          this.emitFile({ type: 'asset', fileName, source: file.type === 'chunk' ? file.code : file.source })
        }
      },
    },
  }
}

/** Where a file of the built games is served. */
export const gameFile = ({ fileName }: { readonly fileName: string }): string => fileName.replace(`${GAMES}/`, 'games/')

export async function buildGames() {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [gamePage(), icons()],
    build: {
      write: false,
      target: ['chrome120', 'firefox121', 'safari17'],
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: gamePages() },
    },
  })
  return (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
}
