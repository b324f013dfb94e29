import { vipLadder } from '../../../../mocks/world/config/vip'
import type { Finding } from '../audit'
import { costOfBet } from './edge'
import type { Offer } from './offer'
import { offers } from './offers'

/** What the house may spend, stated once, cents (docs/decisions/041). */
export const BUDGET = {
  /** On a player, once, by a single offer: the New Year’s is the largest. */
  once: 6_000,
  /** On a player of level 0 in a week, by all gifts together. */
  weekOfGifts: 6_000,
  /** On a friend who has qualified. */
  friend: 4_500,
} as const

/** Weeks of a level's gifts that reaching the level must have paid for. */
const WEEKS = 26

interface Verdict {
  offer: string
  holds: boolean
  says: string
}

const money = (cents: number): string => (cents / 100).toFixed(2)

const timesAWeek = ({ repeats }: Offer): number => (repeats === 'day' ? 7 : repeats === 'month' ? 1 / 4 : 1)

const isVip = ({ name }: Offer): boolean => /^(VIP theme [2-6]|level )/.test(name)
/** Seasons come once a year at most, or in ten days of a month: they count as once. */
const isOnce = ({ repeats }: Offer): boolean => !['each', 'day', 'week', 'month', 'weekend'].includes(repeats)

const all = (some: readonly Offer[]): number => some.reduce((sum, one) => sum - one.house * timesAWeek(one), 0)

/** One verdict an offer that can be had for a stake, and one for all gifts of a kind. */
export const verdicts = (judged: readonly Offer[] = offers): Verdict[] => {
  const friends = judged.filter(({ name }) => name === 'a qualified friend')
  const rest = judged.filter((one) => !friends.includes(one))
  const staked = rest.filter((one) => !isOnce(one) && one.stake > 0)
  const gifts = rest.filter((one) => !isOnce(one) && one.stake === 0)
  const base = all(gifts.filter((one) => !isVip(one)))
  return [
    ...staked.map(({ name, stake, gives, house }) => ({
      offer: name,
      holds: house >= 0,
      says: `stake ${money(stake)}, gives ${money(gives)}, leaves ${money(house)}`,
    })),
    ...rest.filter(isOnce).map(({ name, stake, gives, house }) => ({
      offer: `${name}, once`,
      holds: house >= -BUDGET.once,
      says: `stake ${money(stake)}, gives ${money(gives)}, leaves ${money(house)} of at least ${money(-BUDGET.once)}`,
    })),
    {
      offer: 'gifts of a week',
      holds: base <= BUDGET.weekOfGifts,
      says: `${money(base)} of ${money(BUDGET.weekOfGifts)}`,
    },
    ...vipLadder.slice(1).map(({ level, showType, experience }) => {
      const own = gifts.filter(
        ({ name }) => name === `level ${level}: daily` || name.startsWith(`VIP theme ${showType}:`),
      )
      const first = gifts.filter(({ name }) => name.startsWith('VIP theme 1:'))
      const cost = (all(own) - all(first)) * WEEKS
      const paid = experience * costOfBet(level)
      return {
        offer: `gifts of level ${level} in half a year`,
        holds: cost <= paid,
        says: `${money(cost)} of ${money(paid)}, which reaching the level has left`,
      }
    }),
    ...friends.map(({ gives, house }) => ({
      offer: 'a qualified friend',
      holds: -house <= BUDGET.friend,
      says: `gives ${money(gives)}, costs ${money(-house)} of ${money(BUDGET.friend)}`,
    })),
  ]
}

/** The verdicts as rows of the audit. */
export const offerFindings = (): Finding[] =>
  verdicts().map(({ offer, holds, says }) => ({
    rule: `offer: ${offer}`,
    who: 'house',
    checked: 1,
    failed: holds ? 0 : 1,
    example: says,
  }))

/** One line an offer. */
export const offerTable = (): string =>
  verdicts()
    .map(({ offer, holds, says }) => `${holds ? ' ' : '!'} ${offer.padEnd(44)} ${says}`)
    .join('\n')
