import { useStores } from '../../stores/react'
import type { VipTheme } from '../../theme/vip'

/** The player's theme, for the pieces whose shapes depend on it. */
export function useVip(): VipTheme {
  return useStores().showType
}
