/** Names of the personas in the controls. */
export const PERSONAS = [
  'visitor',
  'newcomer',
  'regular',
  'whale',
  'lucky',
  'collector',
  'broke',
  'vip1',
  'vip2',
  'vip3',
  'vip4',
  'vip5',
  'vip6',
  'agent',
  'social',
] as const
/** Also the account name, if the persona has one. */
export type PersonaName = (typeof PERSONAS)[number]

/** Describes a persona; each noun writes its part of the history from it. */
export interface Profile {
  name: PersonaName
  /** One sentence for choosing a persona. */
  about: string
  /** Whether the world starts with this persona signed in. */
  signedIn: boolean
  nickname: string
  /** One of the avatars, `0` to `11`. */
  avatar: string
  /** A second picture. */
  avatarOther?: string
  /** Whether the identity is proved. */
  hasKyc?: boolean
  /** The published phone number, with its dialling code; empty for a persona that signs in with Google only. */
  mobile: string
  /** The name at Google of a persona that has no account name, password and phone number. */
  google?: string
  vipLevel: number
  /** Balance at the end of the history, cents. */
  coin: number
  /** Number of paid deposits. */
  deposits: number
  /** Usual deposit, cents. */
  deposit: number
  /** Rounds in the bet record. */
  rounds: number
  /** The usual bet, cents. */
  bet: number
  /** Length of the lists. */
  history: 'none' | 'some' | 'huge'
  /** Everything is claimable: every red dot on. */
  claimable: boolean
  drawChance: boolean
  /** Members of the agent's team; by default as the history's length suggests. */
  team?: number
  registeredDaysAgo: number
}
