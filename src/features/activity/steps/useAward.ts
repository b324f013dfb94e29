import type { Award } from '../../../contract/activity/rewards'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/core/react'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'

/** Symbol, formatted amount and name of an award; coupons and items have the backend's name. */
export const useAward = () => {
  const { t } = useTranslation()
  const { config } = useStores()
  const look = useAwardLook()
  return (award: Award) => {
    const { symbol, amount, display } = look(award)
    const pieces = display.count === 'pieces'
    const given = pieces && config.config?.appPropConfigMap[award.propId]?.name
    return { symbol, amount, name: given || t(display.text), pieces }
  }
}
