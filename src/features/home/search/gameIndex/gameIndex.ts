import MiniSearch, { type SearchResult } from 'minisearch'
import { plain } from './plain'

/** A game as it is searched: its own words, and those of its type and features in the player's language. */
export interface SearchedGame {
  readonly id: number
  readonly name: string
  readonly provider: string
  readonly type: string
  readonly tags: string
}

/** The indexed games. */
export interface GameIndex {
  /** Games that fit the query, the best first. */
  find(query: string): readonly Found[]
  /** The query as the games spell it; null when it is spelled so already. */
  corrected(query: string): string | null
}

/** A game that was found, with the words of the index that matched. */
export interface Found {
  readonly id: number
  readonly terms: readonly string[]
}

/** Shorter words must be spelled right: with one letter wrong they are other words. */
const FORGIVEN_FROM = 4

/** Indexes games in slices, so that the page stays responsive with ten thousand of them. */
export async function indexGames(games: readonly SearchedGame[]): Promise<GameIndex> {
  const index = new MiniSearch<SearchedGame>({
    fields: ['name', 'provider', 'type', 'tags'],
    processTerm: plain,
    searchOptions: {
      boost: { name: 3, provider: 1.5 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length < FORGIVEN_FROM ? false : 0.25),
    },
  })
  await index.addAllAsync(games, { chunkSize: 200 })
  return { find: (query) => find(index, query), corrected: (query) => corrected(index, query) }
}

/** Fewer results than these are followed by games that fit a part of the query. */
const ENOUGH = 4

/** Misspellings count only where nothing is spelled as asked: "drag" finds dragons, not draws. */
function search(index: MiniSearch<SearchedGame>, query: string): readonly SearchResult[] {
  const spelled = index.search(query, { fuzzy: false })
  return spelled.length > 0 ? spelled : index.search(query)
}

function find(index: MiniSearch<SearchedGame>, query: string): readonly Found[] {
  const all = search(index, query)
  const parts = all.length < ENOUGH ? index.search(query, { combineWith: 'OR' }) : []
  const known = new Set(all.map(({ id }) => id))
  return [...all, ...parts.filter(({ id }) => !known.has(id))].map(({ id, terms }) => ({ id, terms }))
}

function corrected(index: MiniSearch<SearchedGame>, query: string): string | null {
  if (index.search(query, { fuzzy: false }).length > 0) return null
  const words = plain(query).split(/\s+/).filter(Boolean)
  const [best] = index.autoSuggest(query, { fuzzy: 0.25, prefix: true })
  if (!best || words.every((word) => best.terms.some((term) => term.startsWith(word)))) return null
  return best.suggestion
}
