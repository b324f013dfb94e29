import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

export const GAMES = 'mocks/games'

/** The page of each demo game, by name. */
export function gamePages(): Record<string, string> {
  const names = existsSync(GAMES) ? readdirSync(GAMES) : []
  const games = names.filter((name) => existsSync(`${GAMES}/${name}/main.ts`))
  return Object.fromEntries(games.map((name) => [name, `${GAMES}/${name}/index.html`]))
}

/** The text of a game's page, from the template of all. */
export function gameHtml(name: string): string {
  return readFileSync(`${GAMES}/index.html`, 'utf8').replaceAll('{game}', name)
}

/** Gives a build the pages of the games, which are no files. */
export function gamePage(): Plugin {
  const pages = Object.entries(gamePages()).map(([name, page]) => ({ name, page, file: resolve(page) }))
  return {
    name: 'kismara:game-page',
    enforce: 'pre',
    resolveId: (id) => pages.find(({ page, file }) => id === page || id === file)?.file ?? null,
    load(id) {
      const found = pages.find(({ file }) => file === id)
      return found ? gameHtml(found.name) : null
    },
  }
}
