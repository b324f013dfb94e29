import { rewardDisplay } from '../../domain/activity/rewards'
import { jackpotOf } from '../../domain/jackpot/wheel'
import { tierSymbols } from '../../ui/art/jackpot/tiers'
import type { SymbolName } from '../../ui/art/symbols/symbols'

const heap = (cents: number): SymbolName => (cents < 1000 ? 'coin' : cents < 5000 ? 'banknote' : 'moneyBag')

export const prizeSymbol = (propId: number, count: number): SymbolName => {
  const jackpot = jackpotOf(propId)
  if (jackpot) return tierSymbols[jackpot]
  switch (rewardDisplay(propId).kind) {
    case 'coin':
      return heap(count)
    case 'points':
      return 'glowingStar'
    case 'liveness':
      return 'bolt'
    case 'percentCoupon':
    case 'fixedCoupon':
    case 'giveCoupon':
      return 'ticket'
    case 'jackpot':
      return 'crown'
    default:
      return 'gift'
  }
}
