import { useState } from 'react'
import { useStores } from '../../../stores/react/stores'

/** The player's lists of games; the first is the default. */
export const GAME_LISTS = ['recent', 'favorites'] as const
export type GameList = (typeof GAME_LISTS)[number]

/** Everything that has been in a list while the component is mounted: nothing moves under the finger. */
const useKept = (ids: readonly number[]): readonly number[] => {
  const [kept, keep] = useState(ids)
  const added = ids.filter((id) => !kept.includes(id))
  if (added.length > 0) keep([...added, ...kept])
  return kept
}

/** The games of each list that the catalog has, and how many there are without those just taken away. For observers. */
export const useGameLists = () => {
  const { config, member } = useStores()
  const ids = member.favoriteGames
  const kept = useKept(ids)
  const gamesOf = (list: readonly number[]) => list.flatMap((id) => config.gameById.get(id) ?? [])
  const recent = gamesOf(member.recentGames)
  return {
    games: { recent, favorites: gamesOf(kept) },
    counts: { recent: recent.length, favorites: gamesOf(ids).length },
  }
}
