import type { DepositOrder } from '../../../contract/wallet/deposit'
import { useStores } from '../../../stores/react/stores'

/** The channel of an order as the configuration has it; use in observers. */
export function usePaymentMethod({ channelId }: DepositOrder) {
  const { config } = useStores()
  const ways = config.config?.appRechargeTypeMap ?? {}
  const way = Object.hasOwn(ways, channelId) ? ways[channelId] : undefined
  return { name: way?.name ?? channelId, minutes: way?.etaMinutes ?? 0 }
}
