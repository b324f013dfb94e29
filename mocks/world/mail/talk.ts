import { chanceFor } from '../core/chance'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { DEFAULT_LOCALE } from '../core/texts'
import { providers } from '../game/names'
import { localeOfPhone, placeFor } from '../people/place'
import { hostFor } from '../people/staff'

/** What makes two mails of a kind differ: how many came before, and whom and what they name. */
export interface Talk {
  turn: number
  host: string
  provider: string
  place: string
  device: string
}

/** The small talk of a player's mail number `turn` of its kind. */
export const talkFor = (world: World, player: Player, kind: string, turn: number): Talk => {
  const entity = ['mail', player.id, kind, turn] as const
  return {
    turn,
    host: hostFor(world.seed, ...entity),
    provider: chanceFor(world.seed, 'provider', ...entity).pick(providers),
    ...placeFor(localeOfPhone(player.mobile) ?? DEFAULT_LOCALE, world.seed, ...entity),
  }
}
