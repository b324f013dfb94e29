/** The words by which a starting player is asked for. */
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
] as const
/** The name of a starting player; also the account with which it signs in. */
export type PersonaName = (typeof PERSONAS)[number]

/** What a starting player is like: data from which each noun makes the history it knows of. */
export interface Profile {
  name: PersonaName
  /** One sentence for people who choose among the personas. */
  about: string
  /** Whether the world starts with this player signed in. */
  signedIn: boolean
  nickname: string
  /** One of the avatars, `0` to `11`. */
  avatar: string
  /** The published phone number, with its dialling code. */
  mobile: string
  vipLevel: number
  /** The balance that the history ends with, cents. */
  coin: number
  /** How many deposits were paid. */
  deposits: number
  /** The usual deposit, cents. */
  deposit: number
  /** How many rounds the bet record holds. */
  rounds: number
  /** The usual bet, cents. */
  bet: number
  /** How long the lists are. */
  history: 'none' | 'some' | 'huge'
  /** Whether everything that can be claimed is claimable: every red dot on. */
  claimable: boolean
  drawChance: boolean
  registeredDaysAgo: number
}
