import type { AppGame } from '../../contract/config'

const MOST = 18

/** Studios of the catalog, the one with the most games first. */
export function studiosOf(games: readonly AppGame[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { provider } of games) if (provider !== '') counts.set(provider, (counts.get(provider) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([studio]) => studio)
}
