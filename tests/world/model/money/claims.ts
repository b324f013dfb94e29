import type { Chance } from '../../../../mocks/world/core/chance'
import { activityReceive, activitySteps } from '../../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../../src/contract/activity/activityTypes'
import { PROP } from '../../../../src/contract/activity/rewards'
import {
  finishTask,
  getTaskUser,
  loginBonus3User,
  loginBonus3UserReceive,
  receiveTaskAward,
} from '../../../../src/contract/bonus'
import { CLAIM } from '../../../../src/contract/core/enums'
import { getMail2, receiveMail } from '../../../../src/contract/mail'
import {
  appVipUserReceiveDaily,
  betBonus,
  betBonusReceive,
  getVipInfo,
  receiveVipTaskUnReceiveBonus,
} from '../../../../src/contract/vip'
import { claim } from './claim'
import { type Line, line } from './line'
import type { Wire } from './wire'

const prefer = <T extends { state: number }>(chance: Chance, list: readonly T[]): T | undefined => {
  const open = list.filter(({ state }) => state === CLAIM.available)
  const from = open.length > 0 && chance.hit(0.8) ? open : list
  return from.length > 0 ? chance.pick(from) : undefined
}

type Read = (wire: Wire, token: string, chance: Chance, device: number) => Promise<Line[]>

const tasks: Read = async (wire, token, chance, device) => {
  const { list, chests } = await wire.ask(getTaskUser, token, {})
  const report = list.find(({ selfReport, state }) => selfReport && state === CLAIM.locked)
  if (report && chance.hit(0.5)) {
    const { id } = report
    return [line(device, finishTask, { kind: 'report', body: { id }, expects: () => 'open', book: () => undefined })]
  }
  const one = prefer(chance, [...list, ...chests])
  const offer = one && { key: `task ${one.id}`, state: one.state, awards: one.awards }
  return one && offer ? [claim('task', device, receiveTaskAward, { id: one.id }, offer)] : []
}

const activities: Read = async (wire, token, chance, device) => {
  const { list } = await wire.ask(activitySteps, token, {})
  const steps = list.flatMap(({ activityId, steps: own }) => own.map((step) => ({ ...step, activityId })))
  const one = prefer(chance, steps)
  if (!one) return []
  const { activityId, id: stepId, state, awards } = one
  const offer = { key: `activity ${activityId} ${stepId}`, state, awards }
  const held = activityId === ACTIVITY.weekendLottery ? { held: true as const } : {}
  const read = async (again: Wire, caller: string) => {
    const after = (await again.ask(activitySteps, caller, {})).list.find((row) => row.activityId === activityId)
    const step = after?.steps.find(({ id }) => id === stepId)
    return step?.state === CLAIM.claimed && state !== CLAIM.claimed ? { awards: step.awards } : null
  }
  return [claim('activity', device, activityReceive, { activityId, stepId }, { ...offer, ...held }, read)]
}

const logins: Read = async (wire, token, _chance, device) => {
  const { day, days } = await wire.ask(loginBonus3User, token, {})
  const today = days.find((one) => one.day === day)
  if (!today) return []
  return [
    claim('login', device, loginBonus3UserReceive, {}, { key: 'login', state: today.state, awards: today.awards }),
  ]
}

const rebates: Read = async (wire, token, _chance, device) => {
  const { total, minClaim } = await wire.ask(betBonus, token, { type: 0 })
  const awards = [{ propId: PROP.coin, count: total }]
  const state = total >= minClaim ? CLAIM.available : CLAIM.expired
  return [claim('rebate', device, betBonusReceive, {}, { key: 'rebate', state, awards })]
}

const levels: Read = async (wire, token, chance, device) => {
  const { daily, unreceived } = (await wire.ask(getVipInfo, token, {})).vipData
  if (chance.hit(0.5))
    return [
      claim('vip', device, appVipUserReceiveDaily, {}, { key: 'vip day', state: daily.state, awards: daily.awards }),
    ]
  const awards = unreceived.flatMap((one) => one.awards)
  const state = awards.length > 0 ? CLAIM.available : CLAIM.locked
  return [claim('vip', device, receiveVipTaskUnReceiveBonus, {}, { key: 'vip bonus', state, awards })]
}

const mails: Read = async (wire, token, chance, device) => {
  const { list } = await wire.ask(getMail2, token, { pageNum: 1, pageSize: 20, filter: 'gift' })
  const [mail] = list.filter(({ state }) => state !== undefined)
  if (!mail) return []
  const { id, state = CLAIM.locked, awards } = chance.hit(0.3) ? (list.at(-1) ?? mail) : mail
  return [claim('mail', device, receiveMail, { id }, { key: `mail ${id}`, state, awards })]
}

/** Reads a page with something to claim, and claims it, maybe from both devices. */
export const claimLines = async (wire: Wire, token: string, chance: Chance): Promise<Line[]> => {
  const read = chance.pick([tasks, tasks, activities, activities, logins, rebates, levels, mails])
  const [one] = await read(wire, token, chance, 0)
  if (!one) return []
  return chance.hit(0.5) ? [one, { ...one, device: 1 }] : [one]
}
