import type { StepRule } from '../../../../mocks/world/activity/rule'
import { activitiesWithSteps, keyOf, ruleOf } from '../../../../mocks/world/activity/rules'
import { headOf } from '../../../../mocks/world/activity/table'
import { agentRates } from '../../../../mocks/world/agent/settle'
import { VALID_BET } from '../../../../mocks/world/agent/team'
import { validRewards } from '../../../../mocks/world/agent/valid'
import { loginBonusDays } from '../../../../mocks/world/bonus/bonusLogin'
import { isCoupon } from '../../../../mocks/world/bonus/rewards'
import { NO_COUNTS } from '../../../../mocks/world/bonus/tasksCounters'
import type { Period } from '../../../../mocks/world/bonus/tasksPeriods'
import { chestRules, periodOf, taskRules } from '../../../../mocks/world/bonus/tasksTable'
import { propConfig } from '../../../../mocks/world/config/props'
import { TOP_LEVEL, vipLadder } from '../../../../mocks/world/config/vip'
import { inviteSectors, SPINS_PER_FRIEND } from '../../../../mocks/world/invite/wheel'
import {
  DEPOSIT_GOAL,
  jackpotCells,
  jackpotWeights,
  tierOf,
  tierRules,
  WEIGHT_TOTAL,
} from '../../../../mocks/world/jackpot/table'
import { keepNeeds } from '../../../../mocks/world/vip/playerState'
import { signInWeek, vipTasks } from '../../../../mocks/world/vip/table'
import { couponBonus, everyBonus } from '../../../../mocks/world/wallet/coupon/bonusKinds'
import { couponKind, couponMinimum } from '../../../../mocks/world/wallet/coupon/coupons'
import { TURNOVER } from '../../../../mocks/world/wallet/deposit/depositRule'
import { depositChannels } from '../../../../mocks/world/wallet/deposit/depositTable'
import { ACTIVITY } from '../../../../src/contract/activity/activityTypes'
import type { Award } from '../../../../src/contract/activity/rewards'
import { RECHARGE_BONUS } from '../../../../src/contract/core/enums'
import { NOON, visit } from '../../core/support'
import { costOfBet, costOfTurnover, worthOf } from './edge'

/** The worst case of an offer for the house; money in cents. */
export interface Offer {
  name: string
  /** `ever`: once in a player's life; `each`: as often as its stake is paid; else once in each run of the period. */
  repeats: Period | 'each'
  /** What the player must deposit or bet for it; 0 = a gift. */
  stake: number
  /** What it gives, at its worth to the player who makes the most of it. */
  gives: number
  /** What the house is left with at least: what the stake and the turnover cost the player, less what the offer gives. */
  house: number
}

const prices = depositChannels.flatMap(({ type: { id, minAmount = 0, maxAmount = 0 }, prices: some }) =>
  [minAmount, ...some, maxAmount].map((price) => ({ channelId: id, price })),
)
const DATES = ['2026-01-15', '2026-01-17', '2026-01-02', '2026-01-03'].map((day) => Date.parse(`${day}T12:00:00Z`))

/** Every deposit that can make a difference to its bonus. */
const cases = prices.flatMap((one) =>
  DATES.flatMap((at) =>
    vipLadder.flatMap(({ showType, level }) =>
      [0, 1, 2, 9].map((paid) => ({
        level,
        bonusCase: { ...one, at, paid, paidToday: false, total: paid === 0 ? 0 : 99_999, days: 30, showType },
      })),
    ),
  ),
)

const houseOf = (level: number, deposit: number, bonus: number): number =>
  (deposit * TURNOVER.deposit + bonus * TURNOVER.bonus) * costOfTurnover(level) - bonus

/** In the order of how little they leave to the house, as shares of the deposit. */
const worst = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((a, b) => a.house / Math.max(1, a.stake) - b.house / Math.max(1, b.stake)).slice(0, 1)

const ONCE: readonly number[] = [
  RECHARGE_BONUS.firstDeposit,
  RECHARGE_BONUS.secondDeposit,
  RECHARGE_BONUS.thirdDeposit,
  RECHARGE_BONUS.accumulated,
]

const bonusKinds = Object.entries(RECHARGE_BONUS).flatMap(([key, kind]) =>
  worst(
    cases.flatMap(({ level, bonusCase }) => {
      const { amount = 0 } = everyBonus(bonusCase).find((bonus) => bonus.kind === kind) ?? {}
      if (amount === 0) return []
      const { price } = bonusCase
      return {
        name: `deposit: ${key}`,
        repeats: ONCE.includes(kind) ? 'ever' : 'each',
        stake: price,
        gives: amount,
        house: houseOf(level, price, amount),
      }
    }),
  ),
)

/** A coupon with the best of the bonuses that come back. */
const couponRow = (propId: number, repeats: Offer['repeats']): Offer[] =>
  worst(
    cases.flatMap(({ level, bonusCase }) => {
      const { price } = bonusCase
      if (price < couponMinimum(propId)) return []
      const best = Math.max(...everyBonus(bonusCase).map(({ kind, amount }) => (ONCE.includes(kind) ? 0 : amount)))
      const gives = best + couponBonus(propId, price).amount
      return {
        name: `coupon ${propId} with the best bonus`,
        repeats,
        stake: price,
        gives,
        house: houseOf(level, price, gives),
      }
    }),
  )

const rebates = vipLadder.map(({ level }): Offer => {
  const stake = 10_000
  return { name: `rebate of level ${level}`, repeats: 'each', stake, gives: 0, house: stake * costOfBet(level) }
})

/** A reward for a stake, or a gift. */
const reward = (name: string, repeats: Offer['repeats'], stake: number, awards: readonly Award[]): Offer => {
  const gives = worthOf(awards)
  return { name, repeats, stake, gives, house: stake * costOfBet(TOP_LEVEL) - gives }
}

/** The smallest deposit after the first (spec §9), cents. */
const DEPOSIT = 10_000
/** What one of a counter stakes, cents. Rounds and wins can be had for next to nothing: what they earn is a gift. */
const STAKES = { bet: 1, deposit: 1, deposits: DEPOSIT } as const
const counters = Object.keys(STAKES) as (keyof typeof STAKES)[]

const newcomer = visit('newcomer')

/** Steps of an activity for a player with these counts. */
const stepsOf = (id: number, at: number, counts: object): StepRule[] => {
  const world = { ...newcomer.world, now: at }
  const rule = ruleOf(id)
  const key = keyOf(world, newcomer.player, id)
  const view = {
    world,
    player: newcomer.player,
    key,
    counts: () => ({ ...NO_COUNTS, ...counts }),
    visited: () => false,
  }
  return key === '' ? [] : (rule?.steps?.(view) ?? [])
}

/** Which counter reaches a step by itself. */
const counterOf = (id: number, at: number, stepId: string) =>
  counters.find((counter) => {
    const [none, some] = [{}, { [counter]: 1e12 }].map((counts) =>
      stepsOf(id, at, counts).find((step) => step.id === stepId),
    )
    return none && some && none.progress < none.target && some.progress >= some.target
  })

const SEASONS = [NOON, ...DATES, Date.parse('2026-12-10T12:00:00Z'), Date.parse('2026-01-10T12:00:00Z')]

/** Part of what a qualified friend earns. */
const REFERRALS: readonly number[] = [ACTIVITY.agentCount, ACTIVITY.inviteFriend1]

const activities = activitiesWithSteps
  .filter((id) => !REFERRALS.includes(id))
  .flatMap((id): Offer[] => {
    const at = SEASONS.find((instant) => stepsOf(id, instant, {}).length > 0)
    const rule = ruleOf(id)
    const period = headOf.get(id)?.period ?? 'ever'
    // Runs of their own last seven days.
    const repeats = rule?.key ? 'week' : period
    const name = `activity ${id}`
    if (rule?.share) {
      const { percent, most } = rule.share
      return [
        {
          name: `${name}: share`,
          repeats: 'weekend',
          stake: (most * 100) / percent,
          gives: most,
          house: houseOf(TOP_LEVEL, (most * 100) / percent, most),
        },
      ]
    }
    if (at === undefined) return []
    let [stake, awards]: [number, Award[]] = [0, []]
    const gifts: Award[] = []
    for (const step of stepsOf(id, at, {})) {
      const counter = counterOf(id, at, step.id)
      const needs = counter ? step.target * STAKES[counter] : step.unit === 'cents' ? step.target : 0
      if (needs === 0) gifts.push(...step.awards)
      else {
        stake = Math.max(stake, needs)
        awards = [...awards, ...step.awards]
      }
    }
    return [
      ...(awards.length > 0 ? [reward(`${name}: for a stake`, repeats, stake, awards)] : []),
      ...(gifts.length > 0 ? [reward(`${name}: gifts`, repeats, 0, gifts)] : []),
    ]
  })

const tasks = taskRules
  .filter(({ by }) => by !== 'invites')
  .map((task) => {
    const counter = counters.find((one) => one === task.by)
    return reward(`task ${task.id}`, periodOf[task.kind], counter ? task.target * STAKES[counter] : 0, task.awards)
  })

const vip = [1, 2, 3, 4, 5, 6].flatMap((look) => [
  ...vipTasks.map((task) => {
    const counter = counters.find((one) => one === task.counts)
    return reward(
      `VIP theme ${look}: ${task.id}`,
      task.period,
      counter ? task.target(look) * STAKES[counter] : 0,
      task.awards(look),
    )
  }),
  reward(
    `VIP theme ${look}: sign-in week`,
    'week',
    0,
    signInWeek.flatMap((day) => day(look)),
  ),
])

const coin = (count = 0): Award[] => [{ propId: 2001, count }]
const ladder = vipLadder.flatMap(({ level, weeklyBonus, monthlyBonus, dailyBonus, levelUpBonus, experience }) => [
  reward(`level ${level}: reached`, 'ever', experience, coin(levelUpBonus)),
  reward(`level ${level}: weekly`, 'week', keepNeeds(level).week, coin(weeklyBonus)),
  reward(`level ${level}: monthly`, 'month', keepNeeds(level).month, coin(monthlyBonus)),
  reward(`level ${level}: daily`, 'day', 0, coin(dailyBonus)),
])

/** The pools above their seeds are other players' bets. */
const drawWorth = jackpotCells.reduce((sum, { propId, count, weight = 0, type }) => {
  const won =
    type === 2
      ? Object.entries(jackpotWeights).reduce((all, [id, share]) => {
          const tier = tierOf(Number(id))
          return all + (tier ? tierRules[tier].seed * share : 0) / WEIGHT_TOTAL
        }, 0)
      : worthOf([{ propId, count }])
  return sum + (won * weight) / WEIGHT_TOTAL
}, 0)

const draw: Offer = {
  name: 'jackpot draw for the day’s deposits',
  repeats: 'day',
  stake: DEPOSIT_GOAL,
  gives: drawWorth,
  house: DEPOSIT_GOAL * costOfTurnover(TOP_LEVEL) - drawWorth,
}

const rows = [
  ...activities,
  ...tasks,
  ...vip,
  ...ladder,
  reward('login bonus: seven days', 'week', 0, loginBonusDays.flat()),
  reward(
    'chests of a day',
    'day',
    0,
    chestRules.flatMap(({ awards }) => awards),
  ),
]

const percentCoupons = Object.keys(propConfig)
  .map(Number)
  .filter((id) => isCoupon(id) && couponKind(id) !== 'give')

/** What a friend who has qualified earns the inviter on average, and what that friend's bets leave to the house. */
const perFriend = (): Offer => {
  const spin = inviteSectors.reduce((sum, { award, share }) => sum + (worthOf([award]) * share) / 100, 0)
  const most = (list: readonly { target: number; awards: readonly Award[] }[]) =>
    Math.max(
      ...list.map(({ target }) => worthOf(list.flatMap((one) => (one.target <= target ? one.awards : []))) / target),
    )
  const team = stepsOf(ACTIVITY.agentCount, NOON, {})
  const weekly = [...stepsOf(ACTIVITY.inviteFriend1, NOON, {}), ...taskRules.filter(({ by }) => by === 'invites')]
  const commission = (VALID_BET * agentRates[1]) / 10_000
  const gives =
    spin * SPINS_PER_FRIEND +
    most(team) +
    most(validRewards) +
    worthOf(weekly.flatMap(({ awards }) => awards)) +
    commission
  return { name: 'a qualified friend', repeats: 'each', stake: 0, gives, house: VALID_BET * costOfBet(0) - gives }
}

/** Every offer, computed from the tables that pay it. */
export const offers: readonly Offer[] = [
  ...bonusKinds,
  ...percentCoupons.flatMap((id) => couponRow(id, 'each')),
  ...rebates,
  draw,
  perFriend(),
  ...rows,
]
