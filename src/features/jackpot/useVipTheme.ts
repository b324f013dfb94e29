import { useStores } from '../../stores/react/stores'
import type { VipTheme } from '../../theme/vip'

/** The player's theme, for art whose shapes depend on it. */
export function useVipTheme(): VipTheme {
  return useStores().showType
}
