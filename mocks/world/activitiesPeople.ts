import { ACTIVITY } from '../../src/contract/activityTypes'
import { type ActivityRule, ladder } from './activitiesRule'
import { coin, points, prop } from './rewards'

/** The activities that friends drive, and those whose own screen says everything. */
export const peopleRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.agentCount]: {
    terms: ['Every friend who registers with your code belongs to your team.', 'Each mark is rewarded once.'],
    steps: ({ counts }) =>
      ladder(counts('ever').invites, 'people', (people) => `A team of ${people}`, [
        [1, points(100)],
        [5, coin(300)],
        [10, coin(800), prop(1202)],
        [50, coin(6_000)],
        [200, coin(30_000), prop(1304)],
      ]),
  },
  [ACTIVITY.inviteFriend1]: {
    terms: ['One friend a week is enough.', 'The week starts on Monday at 00:00 UTC.'],
    steps: ({ counts }) =>
      ladder(counts('week').invites, 'people', () => 'Invite a friend this week', [[1, coin(200), points(50)]]),
  },
  [ACTIVITY.inviteUserSpin]: {
    terms: [
      'Friends who join and taps on the invite button earn spins; spins move you towards the goal.',
      'The first spin of a round moves you by 20.00.',
      'At the goal the whole amount is paid to your balance. A round lasts from Monday to Sunday (UTC).',
    ],
  },
  [ACTIVITY.agent]: {
    terms: [
      'Friends, their friends and their friends’ friends earn you a share of their bets, settled daily at 01:00 UTC.',
    ],
  },
  [ACTIVITY.agent5]: {
    terms: [
      'A friend is valid after deposits of 20.00 and bets of 100.00.',
      'Valid friends are rewarded at each mark.',
    ],
  },
  [ACTIVITY.freeLoginBonus]: {
    terms: ['Claim every day (UTC): seven days in a row pay most. A missed day starts the row again.'],
  },
  [ACTIVITY.vip]: { terms: ['Valid bets raise your level; each level brings its own bonuses.'] },
  [ACTIVITY.vipRebate]: { terms: ['A share of every bet comes back, by level and kind of game.'] },
  [ACTIVITY.points]: { terms: ['Points come from tasks, sign-ins and draws.'] },
  [ACTIVITY.rank]: { terms: ['The greatest jackpots of the last 30 days.'] },
  [ACTIVITY.luckyJackpot]: {
    terms: [
      'Deposits of 100.00 in a day earn a draw; the odds are in its rules.',
      'The pools are audited every year on 1 March from 04:00 to 05:00 UTC; nobody draws meanwhile.',
    ],
  },
  [ACTIVITY.tasks]: { terms: ['Daily tasks earn liveness; liveness opens chests.'] },
  [ACTIVITY.tasks1]: { terms: ['Weekly tasks start anew on Monday at 00:00 UTC.'] },
}
