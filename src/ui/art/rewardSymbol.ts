import type { RewardDisplay } from '../../domain/activity/rewards'
import type { SymbolName } from './symbols'

/** The picture of a reward, by the icon that its kind is known by. */
export const rewardSymbol: Readonly<Record<RewardDisplay['icon'], SymbolName>> = {
  percent: 'ticket',
  ticket: 'ticket',
  gift: 'gift',
  coin: 'coin',
  star: 'star',
  lightning: 'bolt',
  confetti: 'firecracker',
  trophy: 'trophy',
}
