import type { RewardDisplay } from '../../domain/activity/rewards'
import type { SymbolName } from './symbols/symbols'

export const rewardSymbol: Readonly<Record<RewardDisplay['icon'], SymbolName>> = {
  percent: 'ticket',
  ticket: 'ticket',
  gift: 'gift',
  coin: 'coin',
  star: 'star',
  lightning: 'bolt',
  trophy: 'trophy',
  lantern: 'lantern',
  firework: 'fireworks',
  riceCake: 'cake',
  drum: 'drum',
}
