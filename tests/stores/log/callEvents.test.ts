import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract'
import type { ClientEvent } from '../../../src/contract/core/log'
import { typedAmount } from '../../../src/domain/amount'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { FeedbackStore } from '../../../src/stores/feedback/FeedbackStore'
import { CALL_EVENTS } from '../../../src/stores/log/callEvents'
import { FLUSH_EVERY } from '../../../src/stores/log/EventLog'
import { EVENTS } from '../../../src/stores/log/events'
import { withoutData } from '../../../src/stores/log/withoutData'
import { ProfileStore } from '../../../src/stores/member/ProfileStore'
import { DepositStore } from '../../../src/stores/wallet/DepositStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

/** Writes that say nothing about what a player wants. */
const WITHOUT_EVENT = [
  ...['activityVisit', 'finishTask', 'agentFill', 'actInviteUserSpin', 'actInviteClickInvite', 'retrieveBalance'],
  ...['smsSend', 'forgetPassword', 'bindAccount', 'bindSocialAccount', 'initPassword', 'updateProfile'],
  ...['online', 'gameLike', 'feedbackSend', 'delMail', 'getMailDetail', 'appEventLogClient', 'pointsExchange'],
  ...['addBankInfo', 'modifyBankInfo', 'safeboxPassword', 'safeboxMove', 'safeboxOpen', 'safeboxReset'],
  ...['playLimit', 'playReminder', 'playBreak'],
]

const opened = async (persona: string) => {
  const app = openApp({ persona })
  await app.root.config.load()
  await app.root.services()
  const sent = () => app.beacons.flatMap(({ json }): ClientEvent[] => JSON.parse(json).eventList)
  const names = () => sent().map(({ eventName }) => eventName)
  return { ...app, sent, names }
}

describe('[LOG-01] the events of calls', () => {
  it('cover every write, or it is listed as one without', () => {
    const writes = contract.filter(({ call }) => call.effect === 'write').map(({ call }) => call.name)
    expect([...Object.keys(CALL_EVENTS), ...WITHOUT_EVENT].sort()).toEqual(writes.sort())
  })

  it('follow a player from the registration through a failed draw to the logout', async () => {
    const { root, sent, pass, fault } = await opened('visitor')
    await root.feature(AuthStore).registerByAccount({ account: 'mara_k27', password: 'demo1234', invite: '' })
    fault('getTaskUser:lost*1')
    await root.api.call(contract.find(({ call }) => call.name === 'getTaskUser')?.call ?? expect.fail(), {})
    await root.api.call(contract.find(({ call }) => call.name === 'receiveDrawChance')?.call ?? expect.fail(), {})
    root.modals.open('jackpot')
    root.session.logout()
    await settle()
    pass(FLUSH_EVERY)
    expect(sent()).toMatchObject([
      { eventName: 'register', eventFrom: 'accountRegist' },
      { eventName: 'call_failed', eventFrom: 'getTaskUser', eventInterfaceId: 'offline', eventShowType: 0 },
      { eventName: 'call_failed', eventFrom: 'receiveDrawChance', eventInterfaceId: 'refused', eventShowType: 1002 },
      { eventName: 'modal_view', eventInterfaceId: 'jackpot' },
      { eventName: 'sign_out' },
    ])
  })

  it('contain nothing personal: no name, number, token, password, amount, or text that was typed', async () => {
    const { root, local, pass, names, beacons } = await opened('newcomer')
    await root.member.load()
    const { account, nickname, mobile } = root.member.info ?? expect.fail()
    await root.feature(ProfileStore).save({ nickname: 'Quillon' })
    await root.feature(FeedbackStore).send({ category: 'idea', message: 'Call me at 5550142233' })
    const deposits = root.feature(DepositStore)
    const stop = deposits.subscribe()
    await settle()
    deposits.draft.entry.type('473.19', typedAmount('473.19', 'en-US'))
    await deposits.pay()
    await settle()
    stop()
    root.track('error', { eventInterfaceId: '/member', eventFrom: `Error: "${nickname}" at ${mobile} owes 473.19` })
    await settle()
    pass(FLUSH_EVERY)
    expect(names()).toEqual(expect.arrayContaining(['deposit_order', 'error']))
    const text = beacons.map(({ json }) => json).join()
    const personal = [account, nickname, mobile, mobile.slice(-7), local.get('token'), 'Quillon', '5550142233', '473']
    expect(personal.filter((value) => value && text.includes(value))).toEqual([])
  })

  it.each([
    ['TypeError: Failed to fetch http://k.test/assets/MemberScreen-D9x.js', undefined],
    [
      'TypeError: no module http://k.test:5173/assets/tg849n0.js',
      'TypeError: no module http://k.test:…/assets/tg849n0.js',
    ],
    ['Error: no "Mara K" in list', 'Error: no … in list'],
    ['Error: mara@mail.test left', 'Error: … left'],
    ['Error: +1 (202) 555-0112', 'Error: +1 (…) …'],
    ['x'.repeat(999), 'x'.repeat(200)],
  ])('withoutData: %s', (text, shown = text) => {
    expect(withoutData(text)).toBe(shown)
  })

  it('are declared with the fields of the specification only', () => {
    const allowed = /^event(InterfaceId|ShowType|RoomId|From|InteractCount)$/
    for (const { fields } of Object.values(EVENTS))
      expect(Object.keys(fields).filter((f) => !allowed.test(f))).toEqual([])
  })
})
