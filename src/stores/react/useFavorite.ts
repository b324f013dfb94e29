import { message } from '../data/message'
import { FavoriteStore } from '../game/FavoriteStore'
import { useFeature, useStores } from './stores'

/** Whether a game is a favorite, and how to change it, for observers; a failure is announced. */
export const useFavorite = (gameId: number, failed: string) => {
  const { member, toasts } = useStores()
  const favorites = useFeature(FavoriteStore)
  const liked = member.favoriteGames.includes(gameId)
  /** False unless it was changed. */
  const change = async (like: boolean): Promise<boolean> => {
    const state = await favorites.like(gameId, like)
    if (state && state.name !== 'done') toasts.show('danger', message(failed))
    return state?.name === 'done'
  }
  return { liked, change, toggle: () => void change(!liked) }
}
