import type {
  activityDetail as detail,
  activityReceive as receive,
  activitySteps as steps,
  activityVisit as visit,
} from '../../../src/contract/activity/activityPage'
import type { ReplyInput } from '../../../src/contract/core/call'
import { CLAIM } from '../../../src/contract/core/enums'
import { cents } from '../../../src/domain/money'
import { coinOf, grantAll } from '../bonus/rewards'
import { periodEnd, periodStart } from '../bonus/tasksPeriods'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { addWagering, turnoverOf } from '../wallet/walletWagering'
import { doneAt, markDone } from './claims'
import { activitiesWithSteps, keyOf, ruleOf, type Standing, standingsOf } from './rules'
import { isRunning } from './running'
import { activityHeads, headOf } from './table'

const runningHead = (world: World, id: number) => {
  const head = headOf.get(id)
  return head && isRunning(world, id) ? head : refuse('activityEnded')
}

const shown = ({ step, state, claimedAt }: Standing, t: Translate) => ({
  id: step.id,
  title: t(step.title),
  progress: Math.min(step.progress, step.target),
  target: step.target,
  unit: step.unit,
  state,
  ...(step.visit && { visit: true }),
  ...(step.goTo !== undefined && { goTo: step.goTo }),
  ...(step.digit !== undefined && step.progress >= step.target && { digit: step.digit }),
  ...(step.gameId !== undefined && { gameId: step.gameId }),
  ...(step.closesAt !== undefined && state === CLAIM.available && { closesAt: step.closesAt }),
  ...(claimedAt > 0 && { claimedAt }),
  ...(step.bonus && { bonus: step.bonus }),
  awards: step.hidden && state !== CLAIM.claimed ? [] : [...step.awards],
})

const stepsOf = (world: World, player: Player | null, id: number, t: Translate) =>
  standingsOf(world, player, id).map((standing) => ({
    ...shown(standing, t),
    ...(ruleOf(id)?.isBonus && { turnover: cents(turnoverOf({ bonus: coinOf(standing.step.awards) })) }),
  }))

/** The end of the present run, absent without one; between two runs the start and the end of the next. */
export const runOf = (world: World, id: number): { startTime?: number; endTime?: number } => {
  const period = headOf.get(id)?.period ?? 'ever'
  const [start, end] = [periodStart(period, world.now), periodEnd(period, world.now)]
  return { ...(start !== null && { startTime: start }), ...(end !== null && { endTime: end }) }
}

/** The player's steps, the terms, and the links of an activity. */
export const activityDetail = (
  world: World,
  player: Player | null,
  { activityId }: { activityId: number },
  { t }: { t: Translate },
): ReplyInput<typeof detail> => {
  const { title } = runningHead(world, activityId)
  const rule = ruleOf(activityId)
  const { startTime: opensAt, endTime } = runOf(world, activityId)
  return {
    activityId,
    title: t(title),
    rules: (rule?.terms ?? []).map(t),
    ...(endTime !== undefined && { endTime }),
    ...(opensAt !== undefined && { opensAt }),
    steps: stepsOf(world, player, activityId, t),
    ...(rule?.share && { share: rule.share }),
    ...(rule?.links && { links: rule.links.map((link) => ({ ...link, title: t(link.title) })) }),
  }
}

/** The steps of the activities that are in their season. */
export const activitySteps = (
  world: World,
  player: Player,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof steps> => ({
  list: activityHeads
    .filter(({ id }) => activitiesWithSteps.includes(id) && keyOf(world, player, id) !== '')
    .map(({ id, title }) => ({
      activityId: id,
      title: t(title),
      endTime: runOf(world, id).endTime,
      steps: stepsOf(world, player, id, t),
    })),
})

const standingOf = (world: World, player: Player, activityId: number, stepId: string): Standing => {
  runningHead(world, activityId)
  if (keyOf(world, player, activityId) === '') return refuse('activityEnded')
  return standingsOf(world, player, activityId).find(({ step }) => step.id === stepId) ?? refuse('notFound')
}

/** Pays one step of an activity, once per run. */
export const activityReceive = (
  world: World,
  player: Player,
  { activityId, stepId }: { activityId: number; stepId: string },
): ReplyInput<typeof receive> => {
  const { step, state } = standingOf(world, player, activityId, stepId)
  if (state === CLAIM.claimed) return refuse('alreadyClaimed')
  if (state === CLAIM.expired) return refuse('claimExpired')
  if (state === CLAIM.locked) return refuse(step.refusal ?? 'notClaimable')
  if (ruleOf(activityId)?.isBonus) addWagering(world, player, { bonus: coinOf(step.awards) })
  markDone(player, `activity.${activityId}`, keyOf(world, player, activityId), stepId, world.now)
  return grantAll(world, player, step.awards, 'activity.step', `${activityId}.${stepId}`)
}

/** Records a visit that a step asks for; repeats change nothing. */
export const activityVisit = (
  world: World,
  player: Player,
  { activityId, stepId }: { activityId: number; stepId: string },
): ReplyInput<typeof visit> => {
  const { step } = standingOf(world, player, activityId, stepId)
  if (!step.visit) return refuse('notClaimable')
  const key = keyOf(world, player, activityId)
  if (doneAt(player, `visit.${activityId}`, key, stepId) === 0)
    markDone(player, `visit.${activityId}`, key, stepId, world.now)
  return {}
}
