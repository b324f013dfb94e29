import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { buildGames, gameFile } from '../../../vite/assets/games'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const build = async () => new Map((await buildGames()).map((file) => [`/${gameFile(file)}`, file]))

/** Serves the demo games built, as they ship: a frame loads a few files, not some hundred modules. */
export function builtGames(): Plugin {
  return {
    name: 'built-games',
    configureServer: {
      // Before Storybook's own, which serves them by modules.
      order: 'pre',
      handler({ middlewares }) {
        let built: ReturnType<typeof build> | undefined
        middlewares.use(async (request, response, next) => {
          const { pathname } = new URL(request.url ?? '', 'http://localhost')
          const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
          // The first frame asks for it: a run without stories, whose config has this plugin too, builds nothing.
          if (path.startsWith('/games/')) built ??= build()
          try {
            const file = (await built)?.get(path)
            if (!file) return next()
            response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream')
            response.end(file.type === 'chunk' ? file.code : file.source)
          } catch (failure) {
            next(failure)
          }
        })
      },
    },
  }
}
