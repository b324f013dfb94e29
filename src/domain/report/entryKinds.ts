/** Sources that both lists name one after the other. */
const GIFTS = ['vip', 'rebate', 'invite', 'agent', 'mail', 'coupon'] as const

/** What moves coin; `all` does not filter. */
export const COIN_KINDS = [
  'all',
  'bet',
  'win',
  'deposit',
  'withdraw',
  'jackpot',
  'task',
  'login',
  'activity',
  ...GIFTS,
  'points',
  'game',
  'safebox',
] as const
export type CoinKind = (typeof COIN_KINDS)[number]

/** Where rewards come from; `all` does not filter. */
export const REWARD_SOURCES = ['all', 'task', 'login', 'activity', 'jackpot', 'deposit', ...GIFTS] as const
export type RewardSource = (typeof REWARD_SOURCES)[number]

interface Entry {
  kind: string
}

/** An entry's kind is named `noun` or `noun.more`; null for a noun that is not among the known ones. */
const nounAmong =
  <N extends string>(nouns: readonly N[]) =>
  ({ kind }: Entry): N | null =>
    nouns.slice(1).find((noun) => noun === kind.split('.', 1)[0]) ?? null

export const coinKindOf = nounAmong(COIN_KINDS)
export const sourceOf = nounAmong(REWARD_SOURCES)
