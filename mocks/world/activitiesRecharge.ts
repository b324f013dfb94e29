import { ACTIVITY } from '../../src/contract/activityTypes'
import type { Award } from '../../src/contract/rewards'
import { type ActivityRule, type ActivityView, ladder, money, type StepRule } from './activitiesRule'
import { chanceFor } from './chance'
import { coin, points, prop } from './rewards'
import { depositRun, firstDepositsOf } from './tasksTally'

const ORDINAL = ['First', 'Second', 'Third'] as const

const offer = ({ player }: ActivityView, index: number, target: number, ...awards: Award[]): StepRule => {
  const paid = player ? firstDepositsOf(player)[index] : undefined
  return {
    id: `s${index + 1}`,
    title: `${ORDINAL[index]} deposit of ${money(target)} or more`,
    unit: 'cents',
    target,
    progress: paid ?? 0,
    awards,
    expired: paid !== undefined && paid < target,
    refusal: 'depositNeeded',
  }
}

/** What a ticket of the weekend lottery may win, each with its share of a hundred. */
const tickets: readonly (readonly [share: number, award: Award])[] = [
  [50, coin(50)],
  [25, points(200)],
  [14, prop(1202)],
  [10, coin(800)],
  [1, prop(50005, 5_000)],
]

const ticketAward = ({ world, player, key }: ActivityView, stepId: string): Award => {
  let rest = chanceFor(world.seed, 'lottery', player?.id ?? '', key, stepId).int(0, 99)
  for (const [share, award] of tickets) {
    if (rest < share) return award
    rest -= share
  }
  throw new Error('the shares do not reach a hundred')
}

/** The activities that deposits drive. */
export const rechargeRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.firstDeposit]: {
    terms: [
      'Each of your first three deposits earns its own reward when it is large enough.',
      'A first deposit that is smaller ends its offer; the next two stay open.',
      'Every reward is paid once.',
    ],
    steps: (view) => [
      offer(view, 0, 1_000, coin(300), prop(1010)),
      offer(view, 1, 5_000, coin(1_000), prop(1202)),
      offer(view, 2, 10_000, coin(2_500), points(1_000)),
    ],
  },
  [ACTIVITY.firstCharge]: {
    terms: ['The first paid deposit of an account, of any amount, earns the gift once.'],
    steps: ({ counts }) =>
      ladder(counts('ever').deposits, 'times', () => 'Make your first deposit', [[1, points(100), prop(1301)]]).map(
        (step) => ({ ...step, refusal: 'depositNeeded' }),
      ),
  },
  [ACTIVITY.ladderRecharge]: {
    terms: ['Every deposit of one day climbs one step.', 'Unclaimed rewards end with the day, at 00:00 UTC.'],
    steps: ({ counts }) =>
      ladder(counts('day').deposits, 'times', (n) => `Deposit ${n === 1 ? 'once' : `${n} times`} today`, [
        [1, points(50)],
        [2, points(100), prop(1002)],
        [3, coin(200)],
        [5, coin(500), prop(1202)],
      ]),
  },
  [ACTIVITY.accumulatedRecharge]: {
    terms: ['All paid deposits of the calendar month count together.', 'Claim before the month ends.'],
    steps: ({ counts }) =>
      ladder(counts('month').deposit, 'cents', (amount) => `Deposit ${money(amount)} this month`, [
        [10_000, coin(100)],
        [50_000, coin(600)],
        [200_000, coin(2_800), prop(1204)],
        [1_000_000, coin(16_000), prop(1304)],
      ]),
  },
  [ACTIVITY.continuousRecharge]: {
    terms: ['A day counts with its first paid deposit.', 'A day without one starts the count again, with new rewards.'],
    key: (world, player) => (player ? depositRun(player, world.now).key : '') || 'none',
    steps: ({ world, player }) =>
      ladder(player ? depositRun(player, world.now).days : 0, 'days', (days) => `Deposit on ${days} days in a row`, [
        [2, points(100)],
        [3, coin(150)],
        [5, coin(300), prop(1005)],
        [7, coin(700), prop(1302)],
      ]),
  },
  [ACTIVITY.weekendLottery]: {
    terms: [
      'On Saturday and Sunday (UTC), deposits earn up to three tickets.',
      'Of a hundred tickets, 50 win 0.50, 25 win 200 points, 14 a fixed coupon, 10 win 8.00 and one wins 50.00.',
      'Tickets that are not opened end with the weekend.',
    ],
    steps: (view) =>
      ladder(view.counts('weekend').deposit, 'cents', (amount) => `Deposit ${money(amount)} at the weekend`, [
        [2_000],
        [5_000],
        [20_000],
      ]).map((step) => ({ ...step, awards: [ticketAward(view, step.id)], hidden: true })),
  },
}
