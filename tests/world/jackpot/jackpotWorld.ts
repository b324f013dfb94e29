import type { Player } from '../../../mocks/world/core/player'
import { emptyWorld, type World } from '../../../mocks/world/core/state'

/** Start of all jackpot tests. */
export const NOON = Date.parse('2026-01-10T12:00:00Z')

/** Adds an empty player; the token is `token-<id>`. */
export const addPlayer = (world: World, id: string): Player => {
  const player: Player = {
    id,
    uuid: `uuid-${id}`,
    persona: '',
    account: id,
    password: '',
    mobile: '',
    nickname: `Nick ${id}`,
    avatar: '1',
    registeredAt: world.born,
    pid: '',
    inviteCode: '',
    frozen: false,
    hasKyc: false,
    social: {},
    vipExp: 0,
    bet: 0,
    totalRecharge: 0,
    totalExchange: 0,
    balances: {},
    state: {},
  }
  world.players[id] = player
  world.tokens[`token-${id}`] = id
  return player
}

/** A world with one empty player. */
export const jackpotWorld = (seed = 1): { world: World; player: Player; token: string } => {
  const world = emptyWorld({ seed, persona: 'regular', clock: { mode: 'live' }, born: NOON })
  return { world, player: addPlayer(world, 'p1'), token: 'token-p1' }
}
