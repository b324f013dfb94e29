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

/** What has a name of its own, more exact than its noun. */
const PARTS = {
  bet: ['returned'],
  bonus: ['forfeited'],
  deposit: ['bonus'],
  withdraw: ['held', 'returned'],
  game: ['left', 'retrieved'],
  safebox: ['in', 'out'],
} as const
type Parts = typeof PARTS
type NamedEntry = { [N in keyof Parts]: `${N}.${Parts[N][number]}` }[keyof Parts]
export const NAMED_ENTRIES = Object.entries(PARTS).flatMap(([noun, parts]) =>
  // Each is made of a noun and one of its parts, as the type says.
  parts.map((part) => `${noun}.${part}` as NamedEntry),
)

export const coinKindOf = nounAmong(COIN_KINDS)
export const sourceOf = nounAmong(REWARD_SOURCES)

/** What an entry of coin is called; an unknown kind is `other`. */
export const entryNameOf = (entry: Entry) =>
  NAMED_ENTRIES.find((name) => name === entry.kind) ?? coinKindOf(entry) ?? 'other'
