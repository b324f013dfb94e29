import { hash32 } from '../core/chance'
import type { Player } from '../core/player'
import { ensureSharedState, type World } from '../core/state'
import { AVATARS } from '../people/person'

/** Indexes of the players. */
export interface AccountIndex {
  /** Player ids by account name, in lower case. */
  byAccount: Record<string, string>
  /** Player ids by phone number. */
  byMobile: Record<string, string>
  /** Player ids by `provider:id`. */
  bySocial: Record<string, string>
}

declare module '../core/state' {
  interface SharedState {
    account?: AccountIndex
  }
}

export const ensureAccounts = (world: World): AccountIndex =>
  ensureSharedState(world, 'account', () => ({ byAccount: {}, byMobile: {}, bySocial: {} }))

const found = (world: World, index: Record<string, string>, key: string): Player | null => {
  const id = Object.hasOwn(index, key) ? index[key] : undefined
  return (id !== undefined && world.players[id]) || null
}

/** Case-insensitive; null when there is none. */
export const playerByAccount = (world: World, account: string): Player | null =>
  found(world, world.shared.account?.byAccount ?? {}, account.toLowerCase())
export const playerByMobile = (world: World, mobile: string): Player | null =>
  found(world, world.shared.account?.byMobile ?? {}, mobile)
/** `key` is `provider:id`; null when there is none. */
export const playerBySocial = (world: World, social: string): Player | null =>
  found(world, world.shared.account?.bySocial ?? {}, social)

/** An account without balances or state. */
export const blankPlayer = (world: World, id: string): Player => ({
  id,
  uuid: `${hash32(world.seed, 'uuid', id).toString(16).padStart(8, '0')}-${id}`,
  persona: '',
  account: '',
  password: '',
  mobile: '',
  nickname: '',
  avatar: String(hash32(world.seed, 'avatar', id) % AVATARS),
  registeredAt: world.now,
  pid: '',
  inviteCode: `K${hash32(world.seed, 'invite', id).toString(36).toUpperCase().padStart(7, '0')}`,
  frozen: false,
  hasKyc: false,
  social: {},
  vipExp: 0,
  bet: 0,
  totalRecharge: 0,
  totalExchange: 0,
  balances: {},
  state: {},
})

/** Adds a player to the world and its indexes. */
export const addPlayer = (world: World, player: Player): void => {
  world.players[player.id] = player
  const index = ensureAccounts(world)
  if (player.account) index.byAccount[player.account.toLowerCase()] = player.id
  if (player.mobile) index.byMobile[player.mobile] = player.id
  for (const [provider, social] of Object.entries(player.social)) index.bySocial[`${provider}:${social.id}`] = player.id
}
