import { chanceFor } from '../core/chance'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { DEFAULT_LOCALE, type Text } from '../core/texts'
import { providers } from '../game/names'
import { cityFor, localeOfPhone } from '../people/city'
import { hostFor } from '../people/staff'

/** What makes two mails of a kind differ: how many came before, and whom or what they name. */
export interface MailVariation {
  turn: number
  named: NonNullable<Text['values']>
}

const homeOf = ({ mobile }: Player) => localeOfPhone(mobile) ?? DEFAULT_LOCALE

/** The variation of a player's mail number `turn` of its kind. */
export const variationFor = (world: World, player: Player, kind: string, turn: number): MailVariation => {
  const entity = ['mail', player.id, kind, turn] as const
  switch (kind) {
    case 'maintenance':
      return { turn, named: { provider: chanceFor(world.seed, ...entity).pick(providers) } }
    case 'newLogin': {
      const { city, device } = cityFor(homeOf(player), world.seed, ...entity)
      return { turn, named: { place: city, device } }
    }
    default:
      return { turn, named: { host: hostFor(world.seed, ...entity) } }
  }
}
