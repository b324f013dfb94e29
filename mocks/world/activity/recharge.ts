import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import type { Award } from '../../../src/contract/activity/rewards'
import { coin, points, prop } from '../bonus/rewards'
import { depositRun, firstDepositsOf } from '../bonus/tasksCounters'
import { text } from '../core/texts'
import { COUPON_DAYS } from '../wallet/coupon/coupons'
import { TURNOVER } from '../wallet/deposit/depositRule'
import { firstDeposits } from '../wallet/deposit/firstDeposits'
import { type ActivityRule, type ActivityView, ladder, type StepRule } from './rule'
import { weekendRule } from './weekend'

const OFFERS = ['activity.firstDeposit.first', 'activity.firstDeposit.second', 'activity.firstDeposit.third'] as const

/** The deposit pays the bonus by itself; the award is claimed. */
const offer = ({ player }: ActivityView, index: 0 | 1 | 2, award: Award): StepRule => {
  const { from, percent, most } = firstDeposits[index]
  const paid = player ? firstDepositsOf(player)[index] : undefined
  return {
    id: `s${index + 1}`,
    title: text(OFFERS[index], { amount: from }),
    unit: 'cents',
    target: from,
    progress: paid ?? 0,
    bonus: { percent, most },
    awards: [award],
    expired: paid !== undefined && paid < from,
    refusal: 'depositNeeded',
  }
}

/** Activities driven by deposits. */
export const rechargeRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.firstDeposit]: {
    terms: [
      text('activity.firstDeposit.rule1'),
      text('activity.firstDeposit.rule2'),
      text('activity.firstDeposit.rule3', { times: TURNOVER.bonus }),
      text('activity.firstDeposit.rule4', { days: COUPON_DAYS }),
    ],
    steps: (view) => [offer(view, 0, prop(1010)), offer(view, 1, prop(1202)), offer(view, 2, points(1_000))],
  },
  [ACTIVITY.firstCharge]: {
    terms: [text('activity.firstCharge.rule1')],
    steps: ({ counts }) =>
      ladder(counts('ever').deposits, 'times', () => text('activity.firstCharge.deposit'), [
        [1, points(100), prop(1301)],
      ]).map((step) => ({ ...step, refusal: 'depositNeeded' })),
  },
  [ACTIVITY.ladderRecharge]: {
    terms: [text('activity.ladderRecharge.rule1'), text('activity.ladderRecharge.rule2')],
    steps: ({ counts }) =>
      ladder(counts('day').deposits, 'times', (count) => text('activity.ladderRecharge.deposit', { count }), [
        [1, points(50)],
        [2, points(100), prop(1002)],
        [3, coin(200)],
        [5, coin(500), prop(1202)],
      ]),
  },
  [ACTIVITY.accumulatedRecharge]: {
    terms: [text('activity.accumulatedRecharge.rule1'), text('activity.accumulatedRecharge.rule2')],
    steps: ({ counts }) =>
      ladder(counts('month').deposit, 'cents', (amount) => text('activity.accumulatedRecharge.deposit', { amount }), [
        [10_000, coin(100)],
        [50_000, coin(600)],
        [200_000, coin(2_800), prop(1204)],
        [1_000_000, coin(16_000), prop(1304)],
      ]),
  },
  [ACTIVITY.continuousRecharge]: {
    terms: [text('activity.continuousRecharge.rule1'), text('activity.continuousRecharge.rule2')],
    key: (world, player) => (player ? depositRun(player, world.now).key : '') || 'none',
    steps: ({ world, player }) =>
      ladder(
        player ? depositRun(player, world.now).days : 0,
        'days',
        (count) => text('activity.continuousRecharge.deposit', { count }),
        [
          [2, points(100)],
          [3, coin(150)],
          [5, coin(300), prop(1005)],
          [7, coin(700), prop(1302)],
        ],
      ),
  },
  [ACTIVITY.weekendLottery]: weekendRule,
}
