import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { PROP, PROP_RANGE } from '../../../src/contract/activity/rewards'
import { coin, points, prop } from '../bonus/rewards'
import { balanceOf } from '../core/ledger'
import type { Player } from '../core/player'
import { type Text, text } from '../core/texts'
import { type ActivityRule, ladder, type StepRule } from './rule'
import { slotsHackRule } from './slotsHack'
import { GAME_OF_THE_WEEK } from './table'

const [LANTERN, FIREWORK, RICE_CAKE, DRUM] = [40001, 40002, 40003, 40004]

const one = (
  id: string,
  title: Text,
  unit: StepRule['unit'],
  [progress, target]: readonly [number, number],
  ...awards: StepRule['awards']
): StepRule => ({ id, title, unit, progress, target, awards })

/** How many of the four new-year items a player owns. */
const newYearItems = (player: Player | null): number => {
  if (!player) return 0
  let owned = 0
  for (let id = PROP_RANGE.newYear[0]; id <= PROP_RANGE.newYear[1]; id++)
    owned += balanceOf(player, `item:${id}`) > 0 ? 1 : 0
  return owned
}

/** Activities driven by bets and wins. */
export const playRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.slotsHack]: slotsHackRule,
  [ACTIVITY.fund]: {
    terms: [text('activity.fund.rule1'), text('activity.fund.rule2')],
    steps: ({ player }) =>
      ladder(player?.bet ?? 0, 'cents', (amount) => text('activity.fund.bet', { amount }), [
        [10_000, coin(10)],
        [100_000, coin(100)],
        [1_000_000, coin(1_200)],
        [10_000_000, coin(13_000)],
        [100_000_000, coin(140_000), prop(1304)],
        [1_000_000_000, coin(1_500_000), prop(1304)],
      ]),
  },
  [GAME_OF_THE_WEEK]: { terms: [text('activity.gameOfTheWeek.rule1')] },
  [ACTIVITY.festival]: {
    terms: [text('activity.festival.rule1'), text('activity.festival.rule2')],
    steps: ({ counts }) => [
      one('s1', text('step.logins', { count: 3 }), 'days', [counts('festival').logins, 3], points(100)),
      one('s2', text('step.wins', { count: 10 }), 'times', [counts('festival').wins, 10], coin(60)),
      one('s3', text('step.bet', { amount: 10_000 }), 'cents', [counts('festival').bet, 10_000], coin(40), points(100)),
      one('s4', text('step.deposit', { amount: 5_000 }), 'cents', [counts('festival').deposit, 5_000], prop(1202)),
    ],
  },
  [ACTIVITY.christmas]: {
    terms: [text('activity.christmas.rule1'), text('activity.christmas.rule2')],
    steps: ({ counts }) => [
      one('s1', text('step.logins', { count: 1 }), 'days', [counts('christmas').logins, 1], points(50)),
      one('s2', text('step.logins', { count: 6 }), 'days', [counts('christmas').logins, 6], coin(100)),
      one('s3', text('step.bet', { amount: 20_000 }), 'cents', [counts('christmas').bet, 20_000], coin(120)),
      one(
        's4',
        text('step.deposit', { amount: 10_000 }),
        'cents',
        [counts('christmas').deposit, 10_000],
        prop(1010),
        prop(1301),
      ),
      one('s5', text('step.logins', { count: 24 }), 'days', [counts('christmas').logins, 24], coin(1_224)),
    ],
  },
  [ACTIVITY.newYear]: {
    terms: [text('activity.newYear.rule1'), text('activity.newYear.rule2')],
    steps: ({ counts, player }) => [
      one('s1', text('activity.newYear.lantern'), 'days', [counts('newYear').logins, 1], prop(LANTERN)),
      one(
        's2',
        text('activity.newYear.firework', { amount: 5_000 }),
        'cents',
        [counts('newYear').bet, 5_000],
        prop(FIREWORK),
      ),
      one('s3', text('activity.newYear.riceCake', { count: 5 }), 'times', [counts('newYear').wins, 5], prop(RICE_CAKE)),
      one(
        's4',
        text('activity.newYear.drum', { amount: 2_000 }),
        'cents',
        [counts('newYear').deposit, 2_000],
        prop(DRUM),
      ),
      one(
        's5',
        text('activity.newYear.all'),
        'times',
        [newYearItems(player), 4],
        coin(888),
        points(888),
        prop(PROP.otherJackpot, 5_000),
      ),
    ],
  },
}
