import { hash32 } from '../core/chance'
import type { Player } from '../core/player'
import { room, type World } from '../core/state'

/** Ways to find a player without a walk through all of them. */
export interface AccountRoom {
  /** Player ids by account name, in lower case. */
  byAccount: Record<string, string>
  /** Player ids by phone number. */
  byMobile: Record<string, string>
  /** Player ids by `provider:id`. */
  bySocial: Record<string, string>
}

declare module '../core/state' {
  interface Rooms {
    account?: AccountRoom
  }
}

/** The accounts' room of the world. */
export const accountRoom = (world: World): AccountRoom =>
  room(world, 'account', () => ({ byAccount: {}, byMobile: {}, bySocial: {} }))

const found = (world: World, index: Record<string, string>, key: string): Player | null => {
  const id = Object.hasOwn(index, key) ? index[key] : undefined
  return (id !== undefined && world.players[id]) || null
}

/** The player with an account name, whatever its letters' case; null without one. */
export const playerByAccount = (world: World, account: string): Player | null =>
  found(world, world.rooms.account?.byAccount ?? {}, account.toLowerCase())
/** The player with a phone number; null without one. */
export const playerByMobile = (world: World, mobile: string): Player | null =>
  found(world, world.rooms.account?.byMobile ?? {}, mobile)
/** The player with a social account, `provider:id`; null without one. */
export const playerBySocial = (world: World, social: string): Player | null =>
  found(world, world.rooms.account?.bySocial ?? {}, social)

/** An empty account of an id; everything that a player has comes afterwards, through the ledger and the nouns. */
export const blankPlayer = (world: World, id: string): Player => ({
  id,
  uuid: `${hash32(world.seed, 'uuid', id).toString(16).padStart(8, '0')}-${id}`,
  persona: '',
  account: '',
  password: '',
  mobile: '',
  nickname: '',
  avatar: String(hash32(world.seed, 'avatar', id) % 12),
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
  slices: {},
})

/** Writes a player into the world, to be found by whatever it has. */
export const enrol = (world: World, player: Player): void => {
  world.players[player.id] = player
  const index = accountRoom(world)
  if (player.account) index.byAccount[player.account.toLowerCase()] = player.id
  if (player.mobile) index.byMobile[player.mobile] = player.id
  for (const [provider, social] of Object.entries(player.social)) index.bySocial[`${provider}:${social.id}`] = player.id
}
