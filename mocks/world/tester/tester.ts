import { clearOverrides, override } from '../config/overrides'
import { balanceOf } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { parseGrant } from './grants'

/** Overrides switches of the configuration, or clears all overrides. */
export const configure = (
  world: World,
  _player: Player | null,
  { clear = false, set = [] }: { clear?: boolean | undefined; set?: string[] | undefined },
): Record<never, never> => {
  if (clear) clearOverrides(world)
  else if (!override(world, set)) refuse('badRequest', `set: ${set.join()}`)
  return {}
}

/** Gives the player everything that is listed, or nothing when one word is invalid. */
export const give = (world: World, player: Player, { grants }: { grants: string[] }): { coin: number } => {
  const gifts = grants.map((word) => parseGrant(word) ?? refuse('badRequest', `grants: ${word}`))
  for (const gift of gifts) gift(world, player)
  return { coin: balanceOf(player, 'coin') }
}
