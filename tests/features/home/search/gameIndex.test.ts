import { describe, expect, it } from 'vitest'
import { indexGames } from '../../../../src/features/home/search/gameIndex/gameIndex'
import { marksIn } from '../../../../src/features/home/search/results/marksIn'

const games = [
  { id: 1, name: 'Lantern Dragon', provider: 'Facet Studio', type: 'slots Slots', tags: 'Jackpots' },
  { id: 2, name: 'Moon Lantern', provider: 'Nightjar Games', type: 'slots Slots', tags: '' },
  { id: 3, name: 'Dragon Dash', provider: 'Orbit Nine', type: 'crash Crash', tags: 'New games' },
  { id: 4, name: 'Café Corazón', provider: 'Facet Studio', type: 'slots Slots', tags: 'Low volatility' },
]

const found = async (query: string) => (await indexGames(games)).find(query).map(({ id }) => id)
/** Those that fit the whole query come first. */
const first = async (query: string, length: number) => (await found(query)).slice(0, length).toSorted()

describe('the search over games', () => {
  it.each([
    ['lantern', [1, 2]],
    ['lan', [1, 2]],
    ['lantern dragon', [1]],
    ['nightjar', [2]],
    ['crash', [3]],
    ['jackpots', [1]],
    ['facet slots', [1, 4]],
  ])('[GAME-01] finds games by name, studio, type and feature: %s', async (query, ids) => {
    expect(await first(query, ids.length)).toEqual(ids)
  })

  it.each([
    ['lantrn', [1, 2]],
    ['lantrn drag', [1]],
    ['dragn dassh', [3]],
    ['cafe corazon', [4]],
    ['CAFÉ', [4]],
  ])('[GAME-01] forgives misspelling, accents and case: %s', async (query, ids) => {
    expect(await first(query, ids.length)).toEqual(ids)
  })

  it.each(['xylofon', 'zz', '<script>', '\u202e', '.*', 'a'.repeat(200)])('finds nothing for %j', async (query) => {
    expect(await found(query)).toEqual([])
  })

  it('finds games that fit a part of the query after those that fit all of it', async () => {
    expect(await found('moon dash')).toHaveLength(2)
    expect(await found('lantern dragon')).toEqual([1, expect.any(Number), expect.any(Number)])
    expect(await found('lantern')).toEqual([1, 2])
  })

  it('takes a misspelling into account only where nothing is spelled as asked', async () => {
    const index = await indexGames([
      { id: 1, name: 'Slate Draw', provider: 'Orbit Nine', type: 'slots', tags: '' },
      { id: 2, name: 'Teal Dragon', provider: 'Orbit Nine', type: 'slots', tags: '' },
    ])
    expect(index.find('drag')[0]?.id).toBe(2)
    expect(index.corrected('drag')).toBeNull()
  })

  it('puts names before studios and types', async () => {
    const index = await indexGames([
      { id: 1, name: 'Quiet Garden', provider: 'Orbit Nine', type: 'slots', tags: '' },
      { id: 2, name: 'Orbit', provider: 'Facet Studio', type: 'slots', tags: '' },
    ])
    expect(index.find('orbit').map(({ id }) => id)).toEqual([2, 1])
  })

  it('spells a query as the games do, and only when it is misspelled', async () => {
    const index = await indexGames(games)
    expect(index.corrected('lantrn drag')).toBe('lantern dragon')
    expect(index.corrected('lantern drag')).toBeNull()
    expect(index.corrected('xylofon')).toBeNull()
  })
})

describe('the marks in a found name', () => {
  const marked = (text: string, terms: string[], query: string) =>
    marksIn(text, terms, query)
      .map(({ part, marked: isMarked }) => (isMarked ? `[${part}]` : part))
      .join('')

  it.each([
    ['Dragon Dash', ['dragon'], 'drag', '[Drag]on Dash'],
    ['Moon Lantern', ['lantern'], 'lantrn', 'Moon [Lantern]'],
    ['Café Corazón', ['cafe', 'corazon'], 'cafe cora', '[Café] [Cora]zón'],
    ['Dragon Dash', [], 'drag', 'Dragon Dash'],
  ])('are the letters typed, or the whole word when it was misspelled: %s', (text, terms, query, expected) => {
    expect(marked(text, terms, query)).toBe(expected)
  })
})
