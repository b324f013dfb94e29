import type { Movement } from '../world'

const reasons: Readonly<Record<string, (ref: string) => string>> = {
  opening: () => 'the account is opened',
  'deposit.paid': (ref) => `deposit ${ref} has arrived`,
  'deposit.bonus': (ref) => `bonus of deposit ${ref}`,
  'withdraw.held': (ref) => `withdrawal ${ref} is requested`,
  'withdraw.returned': (ref) => `withdrawal ${ref} has failed`,
  'jackpot.chance': (ref) => `the deposits of ${ref} earn a draw`,
  'jackpot.draw': () => 'a draw of the jackpot',
  'jackpot.prize': () => 'the prize of a draw',
  'task.award': (ref) => `task ${ref} is done`,
  'task.chest': (ref) => `${ref} of the day's liveness`,
  'login.bonus': (ref) => `login bonus, ${ref} in a row`,
  'activity.step': (ref) => `step ${ref} of an activity`,
  'mail.attachment': (ref) => `attached to mail ${ref}`,
  'vip.bonus': (ref) => `VIP bonus ${ref}`,
  'vip.daily': (ref) => `daily bonus of the VIP level, ${ref}`,
  'vip.signIn': (ref) => `VIP sign-in, ${ref}`,
  'vip.task': (ref) => `VIP task ${ref}`,
  'rebate.received': () => 'rebate of bets that were settled',
  'coupon.used': () => 'a coupon is used',
  'coupon.expired': () => 'a coupon has expired',
}

/** Why an entry was made; null when this month knows no reason for it. */
export const reasonOf = ({ asset, kind, ref }: Movement): string | null => {
  const reason = reasons[kind]
  if (!reason) return null
  // A coupon's entries name the coupon.
  return asset.startsWith('coupon:') && kind !== 'opening' ? `coupon ${ref}, ${kind}` : reason(ref)
}

/** A line of the explained ledger. */
export interface Line {
  at: number
  asset: string
  what: string
  why: string
  amount: number
  balance: number
}

const isRound = ({ kind }: Movement): boolean => kind === 'bet' || kind === 'win'

const sum = (entries: readonly Movement[], kind: string): number =>
  entries.reduce((total, entry) => total + (entry.kind === kind ? entry.amount : 0), 0)

/** Money with two decimals; other assets as they are. */
export const shown = (asset: string, amount: number): string =>
  asset === 'coin' || asset === 'safebox' ? (amount / 100).toFixed(2) : String(amount)

/** Rounds played in one sitting, as one line. */
const roundsLine = (entries: readonly Movement[]): Line => {
  const [first] = entries
  const last = entries.at(-1)
  if (!first || !last) throw new RangeError('a sitting without rounds')
  const rounds = entries.filter(({ kind }) => kind === 'bet').length
  const why = `${rounds} rounds: bet ${shown('coin', -sum(entries, 'bet'))}, won ${shown('coin', sum(entries, 'win'))}`
  const amount = last.balanceAfter - first.balanceAfter + first.amount
  return { at: first.at, asset: 'coin', what: 'bet, win', why, amount, balance: last.balanceAfter }
}

/** The ledger explained line by line; the rounds of one sitting are one line. */
export const explain = (entries: readonly Movement[]): Line[] => {
  const lines: Line[] = []
  let sitting: Movement[] = []
  const close = () => {
    if (sitting.length > 0) lines.push(roundsLine(sitting))
    sitting = []
  }
  for (const entry of entries) {
    if (!isRound(entry) || sitting[0]?.at !== entry.at) close()
    if (isRound(entry)) sitting.push(entry)
    else {
      const { at, asset, kind, amount, balanceAfter } = entry
      lines.push({ at, asset, what: kind, why: reasonOf(entry) ?? '?', amount, balance: balanceAfter })
    }
  }
  close()
  return lines
}
