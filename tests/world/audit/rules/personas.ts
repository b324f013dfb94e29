import { personaNamed, profiles } from '../../../../mocks/personas/profiles'
import { vipLevelOf } from '../../../../mocks/world/config/vip'
import { type Rule, same } from './rule'

/** Rules of a persona that has just been made. */
export const personaRules: readonly Rule[] = [
  {
    name: 'a persona has the level, the coin and the draw chance of its profile',
    check: ({ player }, expect) => {
      const name = personaNamed(player.persona)
      if (!name) return
      const { coin, vipLevel, drawChance } = profiles[name]
      same(expect, 'level', vipLevelOf(player.vipExp), vipLevel)
      same(expect, 'coin', player.balances.coin, coin)
      same(expect, 'draw chances', player.balances.chance ?? 0, drawChance ? 1 : 0)
    },
  },
  {
    name: 'the great balances were deposited',
    check: ({ player }, expect) => {
      const name = personaNamed(player.persona)
      if (name && profiles[name].vipLevel > 2)
        expect(player.totalRecharge > profiles[name].coin / 2, () => `only ${player.totalRecharge} deposited`)
    },
  },
]
