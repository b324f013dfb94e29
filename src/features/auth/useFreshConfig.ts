import { useEffect } from 'react'
import { useStores } from '../../stores/core/react'

/** Rereads the configuration when the player comes back to an open form. */
export function useFreshConfig(): void {
  const { platform, config } = useStores()
  useEffect(() => platform.visibility.onShow(() => void config.load()), [platform, config])
}
