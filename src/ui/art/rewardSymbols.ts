import type { RewardLook } from '../../domain/rewards'
import type { SymbolName } from './symbols'

/** The symbol of each kind of reward. */
export const rewardSymbols: Readonly<Record<RewardLook['icon'], SymbolName>> = {
  percent: 'ticket',
  ticket: 'ticket',
  gift: 'gift',
  coin: 'coin',
  star: 'star',
  lightning: 'bolt',
  confetti: 'firecracker',
  trophy: 'trophy',
}
