import { useFeature, useStores } from '../core/react'
import { message } from '../shell/message'
import { FavoriteStore } from './FavoriteStore'

/** Whether a game is a favorite, and the tap that changes it, for observers; a failure is announced. */
export const useFavorite = (gameId: number, failed: string) => {
  const { toasts } = useStores()
  const favorites = useFeature(FavoriteStore)
  const liked = favorites.ids.includes(gameId)
  const toggle = async () => {
    const state = await favorites.like(gameId, !liked)
    if (state && state.name !== 'done') toasts.show('danger', message(failed))
  }
  return { liked, toggle: () => void toggle() }
}
