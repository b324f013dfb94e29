import { describe, expect, it } from 'vitest'
import { activitiesWithSteps } from '../../../mocks/world/activity/rules'
import { activityGetStatusList, RED_DOTS } from '../../../src/contract/activity/activity'
import { appAgent5User, appAgent5UserInviteValidReceive, appAgent5UserReceive } from '../../../src/contract/agent'
import { getTaskUser, loginBonus3UserReceive, receiveTaskAward } from '../../../src/contract/bonus'
import { CLAIM } from '../../../src/contract/core/enums'
import { contract } from '../../../src/contract/index'
import { actInviteUserExchange, actInviteUserSpin } from '../../../src/contract/invite'
import { draw } from '../../../src/contract/jackpot'
import { delMail, getMail2, getMailDetail, receiveMail } from '../../../src/contract/mail'
import { betBonusReceive, getVipInfo, receiveVipTask } from '../../../src/contract/vip'
import { couponList, couponUse } from '../../../src/contract/wallet/coupon'
import { full } from '../../support/full'
import { sampleOf } from '../core/samples'
import { type Visit, visit } from '../core/support'
import { claim, dotsOn, fresh, ledgerSums, owned, statesOf } from './activityWorld'

/** Twice: all items of the new year together are a step of their own. */
const claimSteps = (guest: Visit) => {
  for (const id of [...activitiesWithSteps, ...activitiesWithSteps])
    for (const [step, state] of Object.entries(statesOf(guest, id)))
      if (state === CLAIM.available) claim(guest, id, step)
}

const claimTasks = (guest: Visit) => {
  for (const { id, state } of guest.call(getTaskUser, {}).list)
    if (state === CLAIM.available) guest.call(receiveTaskAward, { id })
  for (const { id, state } of guest.call(getTaskUser, {}).chests)
    if (state === CLAIM.available) guest.call(receiveTaskAward, { id })
}

const claimVip = (guest: Visit) => {
  for (const { id, state } of guest.call(getVipInfo, {}).vipData.tasks)
    if (state === CLAIM.available) guest.call(receiveVipTask, { id })
  for (const name of ['appVipUserReceiveDaily', 'appVipUserReceiveSignInAward', 'receiveVipTaskUnReceiveBonus'])
    guest.send(name)
}

const redeemCoupons = (guest: Visit) => {
  for (const { id, state } of guest.call(couponList, {}).list)
    if (state === CLAIM.available) guest.send(couponUse.name, { couponId: id })
}

const emptyMail = (guest: Visit) => {
  for (const { id } of guest.call(getMail2, { pageNum: 1, pageSize: 100 }).list) guest.call(getMailDetail, { id })
  guest.send(receiveMail.name)
  guest.call(delMail, {})
}

const claimTeam = (guest: Visit) => {
  guest.call(appAgent5UserReceive, {})
  for (const { id, state } of guest.call(appAgent5User, {}).validInvites)
    if (state === CLAIM.available) guest.call(appAgent5UserInviteValidReceive, { id })
}

describe('red dots', () => {
  it('[ACT-05] all are off for a visitor', () => {
    const dots = visit('visitor').call(activityGetStatusList, {})
    expect(
      Object.keys(dots)
        .filter((name) => name !== 'errcode')
        .sort(),
    ).toEqual([...RED_DOTS].sort())
    expect(RED_DOTS.filter((name) => dots[name])).toEqual([])
  })

  it('[ACT-05] all are on for the collector, and each clears when its task is done', () => {
    const guest = visit('collector')
    expect(dotsOn(guest).sort()).toEqual([...RED_DOTS].sort())
    const done = (act: (guest: Visit) => void) => {
      const before = dotsOn(guest)
      act(guest)
      const after = dotsOn(guest)
      return before.filter((name) => !after.includes(name)).sort()
    }
    expect(done(emptyMail)).toEqual(['emailAwardFlag', 'hasMail'])
    expect(done(claimTeam)).toEqual(['agent5AwardFlag'])
    expect(done((it) => it.call(loginBonus3UserReceive, {}))).toEqual([])
    expect(done(claimSteps)).toEqual(['hasAgent', 'hasFund', 'hasSignUpBonus', 'signInFlag'])
    // What is ready last puts out a dot that several things share: gift coupons, also those just won, and the rebate.
    expect(done(claimVip)).toEqual([])
    expect(done(redeemCoupons)).toEqual(['hasFreeBonus'])
    expect(done((it) => it.call(betBonusReceive, {}))).toEqual(['vipAwardFlag'])
    expect(done(claimTasks)).toEqual(['hasTask', 'taskAwardFlag'])
    expect(
      done((it) => {
        it.call(actInviteUserExchange, {})
        it.call(actInviteUserSpin, {})
      }),
    ).toEqual(['spinAwardFlag'])
    expect(done((it) => it.call(draw, {}))).toEqual(['canReceiveDrawChance'])
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it.each(['2026-01-15T12:00:00Z', '2026-03-01T00:00:00Z', '2026-08-31T23:59:59Z', '2028-02-29T00:30:00Z'])(
    '[ACT-05] all are on for the collector whatever the seed, at %s',
    (iso) => {
      const at = Date.parse(iso)
      for (let seed = 1; seed <= (full ? 12 : 2); seed++) {
        const guest = visit('collector', { seed, clock: { mode: 'frozen', at }, real: at })
        expect(dotsOn(guest).sort(), `seed ${seed}`).toEqual([...RED_DOTS].sort())
      }
    },
  )

  it('[ACT-05] daily ones are on again the next day', () => {
    const guest = visit('collector')
    for (const act of [emptyMail, claimTeam, claimSteps, claimVip, claimTasks]) act(guest)
    guest.call(loginBonus3UserReceive, {})
    expect(dotsOn(guest)).not.toContain('signInFlag')
    guest.wait('24h')
    expect(dotsOn(guest)).toEqual(expect.arrayContaining(['signInFlag', 'hasFreeBonus', 'hasMail', 'hasAgent']))
    expect(dotsOn(guest)).not.toContain('hasSignUpBonus')
  })

  const nouns = ['activity', 'agent', 'bonus', 'feedback', 'invite', 'mail']
  const reads = contract.filter(({ noun, call }) => nouns.includes(noun) && call.effect === 'read')

  it.each(reads.map(({ call }) => [call.name, call] as const))(
    '[ACT-05] %s changes nothing by being asked, for a new player nor for one with a history',
    (name, call) => {
      for (const guest of [fresh(), visit('regular')]) {
        const before = JSON.stringify(guest.world)
        guest.send(name, sampleOf(call))
        expect(JSON.stringify(guest.world) === before).toBe(true)
      }
    },
  )
})
