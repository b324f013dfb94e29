import { ACTIVITY } from '../../src/contract/activityTypes'
import { PROP_RANGE } from '../../src/contract/rewards'
import { type ActivityRule, ladder, money, type StepRule } from './activitiesRule'
import { balanceOf } from './ledger'
import type { Player } from './player'
import { coin, points, prop } from './rewards'

const [LANTERN, FIREWORK, RICE_CAKE, DRUM] = [40001, 40002, 40003, 40004]

const one = (
  id: string,
  title: string,
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

/** The activities that play drives. */
export const playRules: Readonly<Record<number, ActivityRule>> = {
  [ACTIVITY.slotsHack]: {
    terms: ['Bets on slots count, whatever they win.', 'The challenge starts anew every day at 00:00 UTC.'],
    steps: ({ counts }) =>
      ladder(counts('day').slotsBet, 'cents', (amount) => `Bet ${money(amount)} on slots today`, [
        [1_000, points(20)],
        [5_000, points(80)],
        [20_000, coin(50)],
        [100_000, coin(250), prop(1002)],
      ]),
  },
  [ACTIVITY.fund]: {
    terms: ['The fund grows with all your bets since the start and pays at each mark.', 'Each mark pays once.'],
    steps: ({ player }) =>
      ladder(player?.bet ?? 0, 'cents', (amount) => `Bet ${money(amount)} in all`, [
        [10_000, coin(10)],
        [100_000, coin(100)],
        [1_000_000, coin(1_200)],
        [10_000_000, coin(13_000)],
        [100_000_000, coin(140_000), prop(1304)],
        [1_000_000_000, coin(1_500_000), prop(1304)],
      ]),
  },
  [ACTIVITY.festival]: {
    terms: ['The festival is on the first ten days of every month.', 'What is not claimed by then is gone.'],
    steps: ({ counts }) => [
      one('s1', 'Sign in on 3 days', 'days', [counts('festival').logins, 3], points(100)),
      one('s2', 'Win 10 rounds', 'times', [counts('festival').wins, 10], coin(60)),
      one('s3', 'Bet 100.00', 'cents', [counts('festival').bet, 10_000], coin(40), points(100)),
      one('s4', 'Deposit 50.00', 'cents', [counts('festival').deposit, 5_000], prop(1202)),
    ],
  },
  [ACTIVITY.christmas]: {
    terms: ['The calendar opens on 1 December and closes with the year.', 'Each window is opened once.'],
    steps: ({ counts }) => [
      one('s1', 'Sign in on one day', 'days', [counts('christmas').logins, 1], points(50)),
      one('s2', 'Sign in on 6 days', 'days', [counts('christmas').logins, 6], coin(100)),
      one('s3', 'Bet 200.00', 'cents', [counts('christmas').bet, 20_000], coin(120)),
      one('s4', 'Deposit 100.00', 'cents', [counts('christmas').deposit, 10_000], prop(1010), prop(1301)),
      one('s5', 'Sign in on 24 days', 'days', [counts('christmas').logins, 24], coin(1_224)),
    ],
  },
  [ACTIVITY.newYear]: {
    terms: ['In January each task earns one of four items.', 'Who owns all four claims the treasure once.'],
    steps: ({ counts, player }) => [
      one('s1', 'Sign in: red lantern', 'days', [counts('newYear').logins, 1], prop(LANTERN)),
      one('s2', 'Bet 50.00: firework', 'cents', [counts('newYear').bet, 5_000], prop(FIREWORK)),
      one('s3', 'Win 5 rounds: rice cake', 'times', [counts('newYear').wins, 5], prop(RICE_CAKE)),
      one('s4', 'Deposit 20.00: drum', 'cents', [counts('newYear').deposit, 2_000], prop(DRUM)),
      one('s5', 'Own all four', 'times', [newYearItems(player), 4], coin(888), points(888)),
    ],
  },
}
