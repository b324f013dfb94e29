import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { VALID_BET, VALID_DEPOSIT } from '../agent/team'
import { coin, points, prop } from '../bonus/rewards'
import { text } from '../core/texts'
import { type ActivityRule, ladder } from './rule'

/** What makes an invited friend count. */
const QUALIFIES = { deposit: VALID_DEPOSIT, bet: VALID_BET } as const

/** Activities driven by invited friends, and those with terms only, which have screens of their own. */
export const peopleRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.agentCount]: {
    terms: [text('activity.agentCount.rule1', QUALIFIES), text('activity.agentCount.rule2')],
    steps: ({ counts }) =>
      ladder(counts('ever').invites, 'people', (count) => text('activity.agentCount.team', { count }), [
        [1, points(100)],
        [5, coin(300)],
        [10, coin(800), prop(1202)],
        [50, coin(6_000)],
        [200, coin(30_000), prop(1304)],
      ]),
  },
  [ACTIVITY.inviteFriend1]: {
    terms: [text('activity.inviteFriend1.rule1', QUALIFIES), text('activity.inviteFriend1.rule2')],
    steps: ({ counts }) =>
      ladder(counts('week').invites, 'people', () => text('activity.inviteFriend1.invite'), [
        [1, coin(200), points(50)],
      ]),
  },
  [ACTIVITY.inviteUserSpin]: {
    terms: [
      text('activity.inviteUserSpin.rule1', QUALIFIES),
      text('activity.inviteUserSpin.rule2', { amount: 2_000 }),
      text('activity.inviteUserSpin.rule3'),
    ],
  },
  [ACTIVITY.agent]: {
    terms: [text('activity.agent.rule1')],
  },
  [ACTIVITY.agent5]: {
    terms: [text('activity.agent5.rule1', QUALIFIES), text('activity.agent5.rule2')],
  },
  [ACTIVITY.freeLoginBonus]: {
    terms: [text('activity.freeLoginBonus.rule1')],
  },
  [ACTIVITY.vip]: { terms: [text('activity.vip.rule1')] },
  [ACTIVITY.vipRebate]: { terms: [text('activity.vipRebate.rule1')] },
  [ACTIVITY.points]: { terms: [text('activity.points.rule1'), text('activity.points.rule2')] },
  [ACTIVITY.rank]: { terms: [text('activity.rank.rule1')] },
  [ACTIVITY.luckyJackpot]: {
    terms: [text('activity.luckyJackpot.rule1', { amount: 10_000 }), text('activity.luckyJackpot.rule2')],
  },
  [ACTIVITY.tasks]: {
    terms: [text('activity.tasks.rule1'), text('activity.tasks.rule2'), text('activity.tasks.rule3')],
  },
  [ACTIVITY.tasks1]: { terms: [text('activity.tasks1.rule1')] },
}
