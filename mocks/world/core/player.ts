import type { Asset } from './ledger'

/** A player of the world. */
export interface Player {
  id: string
  uuid: string
  /** The persona this player began as; empty for those who registered. */
  persona: string
  /** Set until this persona is first active: its history is not written yet. */
  dormant?: true
  account: string
  /** In plain text: nothing here is real. */
  password: string
  /** Confirms withdrawals and safe-box moves; absent until set. */
  safeboxPassword?: string
  mobile: string
  nickname: string
  avatar: string
  /** A second profile picture, one of the avatars. */
  avatarOther?: string
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
  state: PlayerState
}

/** Each noun adds its own key by declaration merging, and owns it. */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it by declaration merging
export interface PlayerState {}

/** A noun's state of a player, created on first use. */
export const ensurePlayerState = <K extends keyof PlayerState>(
  player: Player,
  key: K,
  create: () => NonNullable<PlayerState[K]>,
): NonNullable<PlayerState[K]> => {
  const present = player.state[key]
  if (present !== undefined) return present as NonNullable<PlayerState[K]>
  const made = create()
  player.state[key] = made
  return made
}
