import type { RewardLook } from '../../domain/activity/rewards'
import type { SymbolName } from './symbols'

/** The picture of a reward, by the icon that its kind is known by. */
export const rewardSymbol: Readonly<Record<RewardLook['icon'], SymbolName>> = {
  percent: 'ticket',
  ticket: 'ticket',
  gift: 'gift',
  coin: 'coin',
  star: 'star',
  lightning: 'bolt',
  confetti: 'firecracker',
  trophy: 'trophy',
}
