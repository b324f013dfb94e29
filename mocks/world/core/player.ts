import type { Asset } from './ledger'

/** A player of the world. Each noun keeps what it knows of a player in a slice of its own, made when first needed. */
export interface Player {
  id: string
  uuid: string
  /** The persona this player began as; empty for those who registered. */
  persona: string
  /** Set while nobody has met this persona yet: its history is not written. */
  awaited?: true
  account: string
  /** The demo keeps passwords as they are: nothing here is real. */
  password: string
  /** Confirms withdrawals and the safe-box; absent until the player sets it. */
  safeboxPassword?: string
  mobile: string
  nickname: string
  avatar: string
  registeredAt: number
  /** The inviter's id, empty without one. */
  pid: string
  inviteCode: string
  frozen: boolean
  hasKyc: boolean
  social: Partial<Record<'facebook' | 'line' | 'google', { id: string; name: string }>>
  /** Valid bets so far, cents. */
  vipExp: number
  /** Coin bet since the start, cents. */
  bet: number
  totalRecharge: number
  totalExchange: number
  /** Balances by asset; only the ledger writes here. */
  balances: Partial<Record<Asset, number>>
  slices: Slices
}

/** What the nouns keep of a player; each noun adds its own key by declaration merging, and owns it. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it by declaration merging
export interface Slices {}

/** A noun's slice of a player, made by `create` when it is first asked for. */
export const slice = <K extends keyof Slices>(
  player: Player,
  key: K,
  create: () => NonNullable<Slices[K]>,
): NonNullable<Slices[K]> => {
  const present = player.slices[key]
  if (present !== undefined) return present as NonNullable<Slices[K]>
  const made = create()
  player.slices[key] = made
  return made
}
