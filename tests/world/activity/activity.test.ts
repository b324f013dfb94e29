import { describe, expect, it } from 'vitest'
import { activityHeads, GAME_OF_THE_WEEK } from '../../../mocks/world/activity/table'
import { countDeposit } from '../../../mocks/world/bonus/tasksCount'
import { override } from '../../../mocks/world/config/overrides'
import { post } from '../../../mocks/world/core/ledger'
import { gameById } from '../../../mocks/world/game/catalogue'
import { getActivityIds } from '../../../src/contract/activity/activity'
import { activityDetail, activityReceive, activityVisit } from '../../../src/contract/activity/activityPage'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { activityTarget } from '../../../src/domain/activity/activityTarget'
import { popupOrder } from '../../../src/domain/activity/popupOrder'
import { moduleOf } from '../../../src/features/activity/modules/moduleKinds'
import { visit } from '../core/support'
import { deposit } from '../wallet/walletSupport'
import { available, claim, claimed, expired, fresh, ledgerSums, locked, owned, statesOf } from './activityWorld'

describe('getActivityIds', () => {
  it('[ACT-04] lists all 34 kinds, each with what a tile needs and a place to go', () => {
    const { activityIds, activityMap } = visit('visitor').call(getActivityIds, {})
    for (const [name, id] of Object.entries(ACTIVITY)) {
      expect(activityIds, name).toContain(id)
      const activity = activityMap[String(id)]
      expect(activity?.title, name).toBeTruthy()
      expect(activity && activityTarget(activity), name).not.toBeNull()
    }
    expect(activityIds.map(String).sort()).toEqual(Object.keys(activityMap).sort())
  })

  it('[ACT-07] no two kinds share picture, title, module and terms, and each says what it is about', () => {
    const guest = visit('visitor')
    const pages = Object.values(ACTIVITY).map((activityId) => {
      const { title, rules } = guest.call(activityDetail, { activityId })
      expect(rules[0], title).toBeTruthy()
      return { title, rules: rules.join(), module: moduleOf(activityId) }
    })
    for (const name of ['title', 'rules'] as const)
      expect(new Set(pages.map((page) => page[name])).size, name).toBe(pages.length)
  })

  it('[ACT-01] has all three action types: routes, a game that is open, and a link', () => {
    const guest = visit('visitor')
    const activities = Object.values(guest.call(getActivityIds, {}).activityMap)
    expect(new Set(activities.map(({ clickType }) => clickType))).toEqual(new Set([1, 2, 3]))
    const game = activities.find(({ id }) => id === GAME_OF_THE_WEEK)
    expect(gameById(guest.world, Number(game?.clickAction))?.status).toBe(1)
    const link = activities.find(({ clickType }) => clickType === 3)
    expect(link?.clickAction).toMatch(/^https:\/\/[a-z.]+\.example\/$/)
  })

  it('[ACT-06] leaves out player data when signed out', () => {
    const guest = visit('visitor').call(getActivityIds, {})
    expect(guest).not.toHaveProperty('totalRecharge')
    const regular = visit('regular')
    const reply = regular.call(getActivityIds, {})
    expect(reply.totalRecharge).toBe(regular.player.totalRecharge)
    expect(reply.hasTurntable).toBe(true)
  })

  it('opens first deposit, notice, download and invite spin by themselves, in this order', () => {
    const guest = fresh()
    const activities = Object.values(guest.call(getActivityIds, {}).activityMap)
    expect(popupOrder({ activities, signedIn: true, hasDeposited: false, canInstall: true, shown: new Set() })).toEqual(
      ['firstDeposit', 'notice', 'download', 'inviteSpin'],
    )
  })

  it('[MODAL-05] no longer opens the first deposit by itself after a deposit, of whatever amount', () => {
    const guest = visit('newcomer')
    const type = () => guest.call(getActivityIds, {}).activityMap[String(ACTIVITY.firstDeposit)]?.type
    expect(type()).toBe(1)
    deposit(guest, 1_000)
    expect(type()).toBe(0)
    expect(statesOf(guest, ACTIVITY.firstDeposit)).toEqual({ s1: available, s2: locked, s3: locked })
  })

  it('[ROUTE-14] an activity that was taken off is not listed, and its page says that it has ended', () => {
    const guest = fresh()
    override(guest.world, [`activity.${ACTIVITY.redPacket}:closed`])
    expect(guest.call(getActivityIds, {}).activityIds).not.toContain(ACTIVITY.redPacket)
    guest.refused(activityDetail, { activityId: ACTIVITY.redPacket }, 'activityEnded')
    guest.refused(activityReceive, { activityId: ACTIVITY.redPacket, stepId: 's1' }, 'activityEnded')
  })

  it('[ACT-03] says of every activity whether visitors may see it', () => {
    const { activityMap } = visit('visitor').call(getActivityIds, {})
    expect(activityMap[String(ACTIVITY.inviteUserSpin)]?.unloginShowStatus).toBe(0)
    expect(activityMap[String(ACTIVITY.luckyJackpot)]?.unloginShowStatus).toBe(1)
  })
})

describe('activityDetail', () => {
  it.each(activityHeads.map(({ id, title }) => [title, id] as const))(
    '[ACT-07] %s: page for a player and for a visitor, who can claim nothing',
    (_title, activityId) => {
      const player = fresh().call(activityDetail, { activityId })
      const visitor = visit('visitor').call(activityDetail, { activityId })
      expect(visitor.steps.map(({ id }) => id)).toEqual(player.steps.map(({ id }) => id))
      expect(new Set(player.steps.map(({ id }) => id)).size).toBe(player.steps.length)
      expect(visitor.steps.filter(({ state }) => state !== locked)).toEqual([])
      for (const step of player.steps) expect(step.progress).toBeLessThanOrEqual(step.target)
    },
  )

  it('[ACT-04] an unknown activity counts as ended', () => {
    const guest = fresh()
    guest.refused(activityDetail, { activityId: 777 }, 'activityEnded')
    guest.refused(activityReceive, { activityId: 777, stepId: 's1' }, 'activityEnded')
    guest.refused(activityVisit, { activityId: 777, stepId: 's1' }, 'activityEnded')
  })
})

describe('activityReceive', () => {
  it('[ACT-07] pays a step once, exactly its awards, through the ledger', () => {
    const guest = fresh()
    const before = owned(guest.player)
    expect(claim(guest, ACTIVITY.signUpBonus, 's1')).toEqual([
      { propId: 2001, count: 100 },
      { propId: 2002, count: 100 },
    ])
    expect(owned(guest.player)['coin']).toBe((before['coin'] ?? 0) + 100)
    guest.refused(activityReceive, { activityId: ACTIVITY.signUpBonus, stepId: 's1' }, 'alreadyClaimed')
    guest.wait('48h')
    guest.refused(activityReceive, { activityId: ACTIVITY.signUpBonus, stepId: 's1' }, 'alreadyClaimed')
    expect(ledgerSums(guest)).toEqual(owned(guest.player))
  })

  it('[ACT-07] refuses what is locked, unknown or needs a deposit', () => {
    const guest = fresh()
    guest.refused(activityReceive, { activityId: ACTIVITY.slotsHack, stepId: 's1' }, 'notClaimable')
    guest.refused(activityReceive, { activityId: ACTIVITY.slotsHack, stepId: 'zz' }, 'notFound')
    guest.refused(activityReceive, { activityId: ACTIVITY.slotsHack, stepId: 'constructor' }, 'notFound')
    guest.refused(activityReceive, { activityId: ACTIVITY.firstDeposit, stepId: 's1' }, 'depositNeeded')
    guest.refused(activityReceive, { activityId: ACTIVITY.firstCharge, stepId: 's1' }, 'depositNeeded')
  })

  it('[ACT-07] the first deposit offer ends for a deposit that was too small, and only that offer', () => {
    const guest = fresh()
    countDeposit(guest.world, guest.player, 999)
    expect(statesOf(guest, ACTIVITY.firstDeposit)).toEqual({ s1: expired, s2: locked, s3: locked })
    guest.refused(activityReceive, { activityId: ACTIVITY.firstDeposit, stepId: 's1' }, 'claimExpired')
    countDeposit(guest.world, guest.player, 10_000)
    expect(statesOf(guest, ACTIVITY.firstDeposit)).toEqual({ s1: expired, s2: available, s3: locked })
  })

  it('[ACT-07] follow rewards: a visit unlocks the step, a second visit changes nothing', () => {
    const guest = fresh()
    const step = { activityId: ACTIVITY.followRewards, stepId: 'news' }
    guest.refused(activityReceive, step, 'notClaimable')
    guest.call(activityVisit, step)
    const world = JSON.stringify(guest.world)
    guest.call(activityVisit, step)
    expect(JSON.stringify(guest.world)).toBe(world)
    expect(statesOf(guest, ACTIVITY.followRewards)).toEqual({ news: available, video: locked, chat: locked })
    claim(guest, ACTIVITY.followRewards, 'news')
    expect(statesOf(guest, ACTIVITY.followRewards)['news']).toBe(claimed)
    guest.refused(activityVisit, { activityId: ACTIVITY.slotsHack, stepId: 's1' }, 'notClaimable')
  })

  it('[ACT-07] the supply drop helps once a day, and counts money in the safe-box', () => {
    const guest = fresh()
    expect(statesOf(guest, ACTIVITY.supply)).toEqual({ s1: available })
    post(guest.world, guest.player, 'safebox', 5_000, 'test', '')
    expect(statesOf(guest, ACTIVITY.supply)).toEqual({ s1: locked })
    post(guest.world, guest.player, 'safebox', -5_000, 'test', '')
    claim(guest, ACTIVITY.supply, 's1')
    post(guest.world, guest.player, 'coin', -100, 'test', '')
    guest.refused(activityReceive, { activityId: ACTIVITY.supply, stepId: 's1' }, 'alreadyClaimed')
    guest.wait('24h')
    expect(statesOf(guest, ACTIVITY.supply)).toEqual({ s1: available })
  })
})
