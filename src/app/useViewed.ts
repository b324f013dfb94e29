import { useEffect } from 'react'
import { watchViewed } from '../platform/page/viewed'
import { useStores } from '../stores/react/stores'

/**
 * Logs a view of every element marked with `data-viewed="kind:id"`. One observer for the whole page: tiles of the first
 * view carry an attribute only.
 */
export function useViewed(): void {
  const root = useStores()
  useEffect(() => watchViewed((kind, id) => root.track('view', { eventInterfaceId: kind, eventRoomId: id })), [root])
}
