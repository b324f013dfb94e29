import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { CLAIM } from '../../../src/contract/core/enums'
import { periodKey } from '../bonus/tasksPeriods'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { doneAt } from './claims'
import { giftRules } from './gifts'
import { peopleRules } from './people'
import { playRules } from './play'
import { rechargeRules } from './recharge'
import { type ActivityRule, countsFor, type StepRule } from './rule'
import { isRunning } from './running'
import { signInRule } from './signIn'
import { headOf } from './table'

const rules: Readonly<Record<number, ActivityRule>> = {
  ...rechargeRules,
  ...playRules,
  ...giftRules,
  ...peopleRules,
  [ACTIVITY.freeSign]: signInRule,
}

export const ruleOf = (id: number): ActivityRule | undefined => rules[id]

/** The run to which claims belong; empty outside the activity's season. */
export const keyOf = (world: World, player: Player | null, id: number): string => {
  const head = headOf.get(id)
  if (!head || !isRunning(world, id)) return ''
  return rules[id]?.key?.(world, player) ?? periodKey(head.period, world.now)
}

const stateOf = (step: StepRule, claimed: boolean, runs: boolean): number => {
  if (claimed) return CLAIM.claimed
  if (!runs) return CLAIM.locked
  if (step.expired) return CLAIM.expired
  return step.progress >= step.target ? CLAIM.available : CLAIM.locked
}

export interface Standing {
  step: StepRule
  /** A `CLAIM` state. */
  state: number
  /** 0 = not claimed. */
  claimedAt: number
}

/** `player` is null for a visitor. */
export const standingsOf = (world: World, player: Player | null, id: number): Standing[] => {
  const key = keyOf(world, player, id)
  const steps = rules[id]?.steps?.({
    world,
    player,
    key,
    counts: (period) => countsFor(world, player, period),
    visited: (stepId) => player !== null && doneAt(player, `visit.${id}`, key, stepId) > 0,
  })
  return (steps ?? []).map((step) => {
    const claimedAt = player !== null && key !== '' ? doneAt(player, `activity.${id}`, key, step.id) : 0
    return { step, claimedAt, state: stateOf(step, claimedAt > 0, key !== '' && player !== null) }
  })
}

export const canClaim = (world: World, player: Player, id: number): boolean =>
  standingsOf(world, player, id).some(({ state }) => state === CLAIM.available)

/** Ids of the activities with steps. */
export const activitiesWithSteps: readonly number[] = [...headOf.keys()].filter((id) => rules[id]?.steps !== undefined)
