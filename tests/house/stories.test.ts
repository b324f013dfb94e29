import { matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { routes } from '../../src/app/routes'
import { referencesOf, targetOf } from './support/imports'
import { readSources, type Source } from './support/source'

const ui = new Map(readSources('src/ui').map((source) => [source.path.replace(/\.tsx?$/, ''), source]))
const stories = readSources('stories')

/** What a file brings of `src/ui`, and what that is made of. */
const piecesOf = (sources: readonly Source[], seen = new Set<string>()): Set<string> => {
  for (const source of sources) {
    for (const reference of referencesOf(source)) {
      const target = targetOf(source.path, reference) ?? ''
      const piece = ui.get(target)
      if (!piece || reference.typeOnly || seen.has(target)) continue
      seen.add(target)
      piecesOf([piece], seen)
    }
  }
  return seen
}

/** The addresses of the product at which stories stand. */
const addresses = stories.flatMap(({ text }) =>
  [...text.matchAll(/\bpath(?:: |=)['"](?<address>\/[^'"?]*)/g)].map(({ groups }) => groups?.['address'] ?? ''),
)

describe('[STORY-01] stories', () => {
  it('show every piece of src/ui, by itself or as part of another', () => {
    const shown = piecesOf(stories)
    const drawn = [...ui].filter(([, { path }]) => path.endsWith('.tsx')).map(([piece]) => piece)
    expect(drawn.filter((piece) => !shown.has(piece))).toEqual([])
  })

  it('show every screen that a route leads to', () => {
    const built = routes.filter(({ screen }) => screen)
    expect(built.length).toBeGreaterThan(5)
    const shown = ({ path }: { path: string }) => addresses.some((address) => matchPath(path, address))
    expect(built.filter((route) => !shown(route)).map(({ path }) => path)).toEqual([])
  })
})
