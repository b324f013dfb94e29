import type { StepRule } from '../../../../mocks/world/activity/rule'
import { activitiesWithSteps, keyOf, ruleOf } from '../../../../mocks/world/activity/rules'
import { headOf } from '../../../../mocks/world/activity/table'
import { agentRates } from '../../../../mocks/world/agent/settle'
import { VALID_BET } from '../../../../mocks/world/agent/team'
import { validRewards } from '../../../../mocks/world/agent/valid'
import { NO_COUNTS } from '../../../../mocks/world/bonus/tasksCounters'
import { taskRules } from '../../../../mocks/world/bonus/tasksTable'
import { TOP_LEVEL } from '../../../../mocks/world/config/vip'
import { inviteSectors, SPINS_PER_FRIEND } from '../../../../mocks/world/invite/wheel'
import { ACTIVITY } from '../../../../src/contract/activity/activityTypes'
import type { Award } from '../../../../src/contract/activity/rewards'
import { NOON, visit } from '../../core/support'
import { costOfBet, worthOf } from './edge'
import type { Offer } from './offer'
import { counters, DATES, houseOf, reward, STAKES, worst } from './offer'

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

/** The steps of every activity. */
export const activityOffers = activitiesWithSteps
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
    const paid: { needs: number; awards: readonly Award[] }[] = []
    const gifts: Award[] = []
    for (const step of stepsOf(id, at, {})) {
      const counter = counterOf(id, at, step.id)
      const needs = counter ? step.target * STAKES[counter] : step.unit === 'cents' ? step.target : 0
      if (needs === 0) gifts.push(...step.awards)
      else paid.push({ needs, awards: step.awards })
    }
    // Whoever reaches a step has been paid those below it.
    const upTo = (most: number) => paid.flatMap(({ needs, awards }) => (needs <= most ? awards : []))
    return [
      ...worst(paid.map(({ needs }) => reward(`${name}: for a stake`, repeats, needs, upTo(needs)))),
      ...(gifts.length > 0 ? [reward(`${name}: gifts`, repeats, 0, gifts)] : []),
    ]
  })

/** What a friend who has qualified earns the inviter on average, and what that friend's bets leave to the house. */
export const perFriend = (): Offer => {
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
