import { describe, expect, it } from 'vitest'
import { profiles } from '../../../mocks/personas/profiles'
import { getAfterLoginInfoWeb } from '../../../src/contract/config'
import { appEventLogClient, type ClientEvent } from '../../../src/contract/core/log'
import { refreshData, updateProfile } from '../../../src/contract/member'
import { visit } from '../core/support'

const device = { version: '1.1.1', os: 'ios', deviceModel: 'x' }

describe('the player', () => {
  it('[CONF-01] gets account, favorites, recents and activities at the start', () => {
    const guest = visit('regular')
    const reply = guest.call(getAfterLoginInfoWeb, device)
    const { user, gameLikes, gameLikeIds, gameHistory } = reply.appGameDataUser
    expect(user).toMatchObject({ account: 'regular', password: '', nickname: 'Marlow', coin: profiles.regular.coin })
    expect(gameLikeIds).toEqual(gameLikes)
    expect(gameLikes.length).toBeGreaterThan(3)
    const times = gameHistory.map(({ playTime }) => playTime)
    expect(times.length).toBeGreaterThan(3)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(reply.aid).toBe(user?.id)
    expect(Object.keys(reply.activityMap)).toEqual(expect.arrayContaining(reply.activityIds.map(String)))
  })

  it('[CONF-01] has no data when it is new', () => {
    const { appGameDataUser } = visit('newcomer').call(getAfterLoginInfoWeb, device)
    expect(appGameDataUser).toMatchObject({
      appUserBank: null,
      appUserBankList: [],
      gameLikes: [],
      gameHistory: [],
      firstRecharge: false,
      facebookUser: null,
    })
  })

  it('[CONF-01] reads the same figures from refreshData as from the account', () => {
    const guest = visit('vip4')
    const { user } = guest.call(getAfterLoginInfoWeb, device).appGameDataUser
    const { coin, lottery, vip, vipExp, userLevel, bet, hasPassword, safebox } = guest.call(refreshData, {})
    expect({ ...user, coin, lottery, vip, vipExp, userLevel, bet, hasPassword, safebox }).toEqual(user)
    expect(vip).toBe(profiles.vip4.vipLevel)
  })

  it('needs a token', () => {
    const guest = visit('visitor')
    guest.refused(refreshData, {}, 'unauthorized')
    guest.refused(getAfterLoginInfoWeb, device, 'unauthorized')
    guest.token = '__proto__'
    guest.refused(refreshData, {}, 'unauthorized')
  })
})

describe('the profile', () => {
  it('[MEMB-01] changes nickname and avatar, together or alone', () => {
    const guest = visit('regular')
    expect(guest.call(updateProfile, { nickname: 'Juno', avatar: '11' }).user).toMatchObject({
      nickname: 'Juno',
      avatar: '11',
    })
    expect(guest.call(updateProfile, { nickname: 'Zoë' }).user).toMatchObject({ nickname: 'Zoë', avatar: '11' })
    expect(guest.call(updateProfile, {}).user).toMatchObject({ nickname: 'Zoë', avatar: '11' })
  })

  it('[MEMB-01] removes bidirectional and invisible characters', () => {
    const guest = visit('regular')
    const { user } = guest.call(updateProfile, { nickname: '\u202Eevil\u2066 \u200B  name\u0007 ' })
    expect(user.nickname).toBe('evil name')
  })

  it('[MEMB-01] keeps joined emoji and flags, and counts each as one character', () => {
    const guest = visit('regular')
    const family = '👨‍👩‍👧‍👦'
    for (const nickname of [`Ann ${family}`, '🏴󠁧󠁢󠁷󠁬󠁳󠁿🇧🇷', '👩🏽‍🚀🏳️‍🌈', family.repeat(5), '🇧🇷'.repeat(20)])
      expect(guest.call(updateProfile, { nickname }).user.nickname).toBe(nickname)
    expect(guest.call(updateProfile, { nickname: 'A\u200Dnn' }).user.nickname).toBe('Ann')
    guest.refused(updateProfile, { nickname: family }, 'badRequest')
    guest.refused(updateProfile, { nickname: '🇧🇷'.repeat(21) }, 'badRequest')
  })

  it('[MEMB-01] refuses names that are too short or long, and avatars that do not exist', () => {
    const guest = visit('regular')
    for (const nickname of ['', ' ', 'x', '\u202E\u202E\u202E', 'y'.repeat(21), 'z'.repeat(257)])
      guest.refused(updateProfile, { nickname }, 'badRequest')
    for (const avatar of ['12', '-1', 'x', '1.5', '007']) guest.refused(updateProfile, { avatar }, 'notFound')
    guest.refused(updateProfile, { nickname: 'Valid name', avatar: '99' }, 'notFound')
  })
})

describe('the event log', () => {
  const event = (eventName: string): ClientEvent => ({
    eventName,
    channel: 'WEB',
    appId: 'a',
    version: '1.1.1',
    eventTime: 1,
    eventUserId: '',
  })

  it('[LOG-01] accepts batches of up to twenty from anybody, and stores only counts', () => {
    const guest = visit('visitor')
    guest.call(appEventLogClient, { eventList: [event('view'), event('tap'), event('view')] })
    guest.call(appEventLogClient, { eventList: [] })
    expect(guest.world.shared.log).toEqual({ events: 3, byName: { view: 2, tap: 1 } })
    guest.refused(appEventLogClient, { eventList: Array.from({ length: 21 }, () => event('view')) }, 'badRequest')
  })

  it('[LOG-01] does not grow with invented names', () => {
    const guest = visit('visitor')
    for (let i = 0; i < 500; i++) guest.call(appEventLogClient, { eventList: [event(`name${i}`), event('__proto__')] })
    expect(guest.world.shared.log?.events).toBe(1000)
    expect(Object.keys(guest.world.shared.log?.byName ?? {}).length).toBe(200)
  })
})
