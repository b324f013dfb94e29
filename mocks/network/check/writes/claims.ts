import { getActivityIds } from '../../../../src/contract/activity/activity'
import { activityDetail, activityReceive, activityVisit } from '../../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../../src/contract/activity/activityTypes'
import { PROP_RANGE } from '../../../../src/contract/activity/rewards'
import { appAgent5User, appAgent5UserInviteValidReceive, appAgent5UserReceive } from '../../../../src/contract/agent'
import {
  finishTask,
  getTaskUser,
  loginBonus3User,
  loginBonus3UserReceive,
  receiveTaskAward,
} from '../../../../src/contract/bonus'
import { CLAIM } from '../../../../src/contract/core/enums'
import { actInviteUserExchange, actInviteUserStatus } from '../../../../src/contract/invite'
import { getMail2, receiveMail } from '../../../../src/contract/mail'
import {
  appVipUserReceiveDaily,
  appVipUserReceiveSignInAward,
  betBonus,
  betBonusReceive,
  getVipInfo,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../../../src/contract/vip'
import { couponList, couponUse } from '../../../../src/contract/wallet/coupon'
import type { Checker } from '../checker'
import { PAGE, type Step, step } from '../step'
import { claim, stateIf } from './claim'

const knownTypes = new Set<number>(Object.values(ACTIVITY))

const stepsOf = async (check: Checker) => {
  const { activityIds } = await check.call(getActivityIds, {})
  const found = []
  for (const activityId of activityIds.filter((id) => knownTypes.has(id)))
    found.push(...(await check.call(activityDetail, { activityId })).steps.map((one) => ({ activityId, ...one })))
  return found
}

const [firstGive, lastGive] = PROP_RANGE.giveCoupon
const isGive = ({ propId }: { propId: number }): boolean => propId >= firstGive && propId <= lastGive

/** What can be claimed, call by call. */
export const claims: readonly Step[] = [
  step([finishTask], async (check) => {
    const { list } = await check.call(getTaskUser, {})
    const own = list.find(({ selfReport, state }) => selfReport && state === CLAIM.locked)
    const other = list.find(({ selfReport, state }) => !selfReport && state === CLAIM.locked)
    if (other) await check.refused(finishTask, { id: other.id }, 'for a task that shows itself when it is done')
    if (!own) return check.skip(finishTask, 'no task is reported by the player')
    await check.call(finishTask, { id: own.id })
    const after = (await check.call(getTaskUser, {})).list.find(({ id }) => id === own.id)
    check.expect(after?.state === CLAIM.available, finishTask, 'effect', `the task's state is ${after?.state}`)
  }),
  step([activityVisit], async (check) => {
    const visit = (await stepsOf(check)).find((one) => one.visit && one.state === CLAIM.locked)
    if (!visit) return check.skip(activityVisit, 'no activity asks for a visit')
    const { activityId, id: stepId } = visit
    await check.call(activityVisit, { activityId, stepId })
    const { steps } = await check.call(activityDetail, { activityId })
    const moved = steps.some(({ id, progress }) => id === stepId && progress > visit.progress)
    check.expect(moved, activityVisit, 'effect', `step ${stepId} of activity ${activityId} does not move`)
  }),
  claim(receiveTaskAward, async (check) => {
    const { list, chests } = await check.call(getTaskUser, {})
    return [...list, ...chests].map(({ id, state }) => ({ request: { id }, state }))
  }),
  claim(loginBonus3UserReceive, async (check) => {
    const { days } = await check.call(loginBonus3User, {})
    return [{ request: {}, state: stateIf(days.some(({ state }) => state === CLAIM.available)) }]
  }),
  claim(activityReceive, async (check) =>
    (await stepsOf(check)).map(({ activityId, id: stepId, state }) => ({ request: { activityId, stepId }, state })),
  ),
  claim(receiveMail, async (check) =>
    (await check.call(getMail2, PAGE)).list.flatMap(({ id, state }) =>
      state === undefined ? [] : [{ request: { id }, state }],
    ),
  ),
  claim(appVipUserReceiveDaily, async (check) => {
    const { daily } = (await check.call(getVipInfo, {})).vipData
    return [{ request: {}, state: daily.state }]
  }),
  claim(appVipUserReceiveSignInAward, async (check) => {
    const { signIn } = (await check.call(getVipInfo, {})).vipData
    return [{ request: {}, state: signIn.state }]
  }),
  claim(receiveVipTask, async (check) =>
    (await check.call(getVipInfo, {})).vipData.tasks.map(({ id, state }) => ({ request: { id }, state })),
  ),
  claim(receiveVipTaskUnReceiveBonus, async (check) => {
    const { unreceived } = (await check.call(getVipInfo, {})).vipData
    return [{ request: {}, state: stateIf(unreceived.length > 0) }]
  }),
  claim(betBonusReceive, async (check) => {
    const { total, minClaim } = await check.call(betBonus, { type: 0 })
    return [{ request: {}, state: stateIf(total > 0 && total >= minClaim) }]
  }),
  claim(appAgent5UserReceive, async (check) => {
    const { claimable } = await check.call(appAgent5User, {})
    return [{ request: {}, state: stateIf(claimable > 0) }]
  }),
  claim(appAgent5UserInviteValidReceive, async (check) =>
    (await check.call(appAgent5User, {})).validInvites.map(({ id, state }) => ({ request: { id }, state })),
  ),
  claim(actInviteUserExchange, async (check) => {
    const { state } = await check.call(actInviteUserStatus, {})
    return [{ request: {}, state }]
  }),
  claim(couponUse, async (check) =>
    (await check.call(couponList, {})).list
      .filter(isGive)
      .map(({ id, state }) => ({ request: { couponId: id }, state })),
  ),
]
