import { useStores } from '../../../stores/react/stores'
import { useAwardLook } from '../../../ui/rewards/useAwardLook'

/** Symbol, formatted amount and name of an award; for observers. */
export const useAward = () => useAwardLook(useStores().config.awardNames)
