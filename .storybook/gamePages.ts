import type { Plugin } from 'vite'
import { gameHtml, gamePage, gamePages } from '../vite/assets/gamePage'

/** The pages of the demo games beside Storybook's own, which serves and builds no other. */
export const storybookGames: Plugin = {
  ...gamePage(),
  options(options) {
    return this.meta.watchMode ? null : { ...options, input: { iframe: String(options.input), ...gamePages() } }
  },
  // Storybook's module mocks are for its own page.
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path.includes('/games/') ? html.replace(/<script[^>]*mocker-entry[^>]*><\/script>/, '') : html,
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      const name = /^\/games\/([\w-]+)\/(?:\?|$)/.exec(request.url ?? '')?.[1] ?? ''
      const page = gamePages()[name]
      if (page === undefined) return next()
      const html = await server.transformIndexHtml(`/${page}`, gameHtml(name))
      response.setHeader('content-type', 'text/html')
      response.end(html.replace('<head>', `<head><base href="/${page}" />`))
    })
  },
}
