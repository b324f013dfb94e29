import { runInAction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { noSocialLogin, type SocialLogin } from '../../../src/platform/device/social'
import { SocialStore } from '../../../src/stores/auth/SocialStore'
import { BonusStore } from '../../../src/stores/bonus/BonusStore'
import { FavoriteStore } from '../../../src/stores/game/FavoriteStore'
import { GameStore } from '../../../src/stores/game/GameStore'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { MailStore } from '../../../src/stores/mail/MailStore'
import { ProfileStore } from '../../../src/stores/member/ProfileStore'
import { DepositStore } from '../../../src/stores/wallet/DepositStore'
import { WithdrawalStore } from '../../../src/stores/wallet/WithdrawalStore'
import { openApp, tokenOf } from '../../support/app'
import { full } from '../../support/full'
import { settle } from '../../support/platform'
import { differences, everyRead, markFields, ownFields, stateOf } from '../root/storeWalk'

const started = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(options)
  app.root.start()
  await vi.dynamicImportSettled()
  await settle()
  return app
}
type App = Awaited<ReturnType<typeof started>>

/** From the backend for everyone, or of the device or its visit. */
const notThePlayers = /^(Config|Connection|Boot|Prefs|JackpotBubble|Install|Startup)Store\./
const kept = [
  // Numbers never used twice, and what is on screen.
  /^(Modal|Toast)Store\.used$/,
  /^(ModalStore\.(layers|holdsBack)|GameStore\.isCovered|MemberStore\.isHeld)$/,
  // How the session ended, for the login page.
  /^SessionStore\.(ended|wasEnded)$/,
]

it('[SESS-02] logout takes back every field of every store', async () => {
  const app = await started({ persona: 'whale' })
  const visitor = await started({ persona: 'visitor', backend: app.backend })
  const fields = (await ownFields(app.root)).filter(({ path }) => !notThePlayers.test(path))
  // In one action, so that nothing reacts to what no store would hold.
  runInAction(() => {
    markFields(fields)
    app.root.session.logout()
  })
  await settle()
  const left = differences(await stateOf(visitor.root), await stateOf(app.root))
  expect(left.filter((path) => !kept.some((pattern) => pattern.test(path)))).toEqual([])
  expect([...app.local.keys()].sort()).toEqual([...visitor.local.keys()].sort())
})

/** Another player signs in, or nobody and the network goes. */
const nexts = full ? ['another player', 'a visitor whose network is away'] : ['another player']

/** Logs out while replies are held, and says what they change when they arrive afterward. */
const changesAfterLogout = async ({ root, backend, fault }: App, next: string, reply: ReturnType<App['hold']>) => {
  const token = await tokenOf(backend, 'regular')
  if (next !== 'another player') fault('*:offline')
  root.session.logout()
  reply.open()
  if (next === 'another player') root.session.begin(token)
  await settle()
  expect(root.member.info?.account).toBe(next === 'another player' ? 'regular' : undefined)
  const state = await stateOf(root)
  reply.release()
  await settle()
  return differences(state, await stateOf(root)).filter((path) => !notThePlayers.test(path))
}

const withdrawal = { method: 'express', bankId: 'b', amount: 5_000 }

/** One call of each kind that writes. */
const writes: readonly (readonly [call: string, make: (app: App) => void])[] = [
  ['gameLike', ({ root }) => void root.feature(FavoriteStore).like(9, true)],
  ['startGame', ({ root }) => void root.feature(GameStore).enter(1, false)],
  ['exitGame', ({ root }) => root.feature(GameStore).leave()],
  ['receiveDrawChance', ({ root }) => root.feature(JackpotStore).tapSpin()],
  ['rechargeOrder', ({ root }) => void root.config.load().then(() => root.feature(DepositStore).pay())],
  ['exchange', ({ root }) => void root.feature(WithdrawalStore).order.send(withdrawal)],
  ['receiveMail', ({ root }) => void root.feature(MailStore).claimGift('m1')],
  ['finishTask', ({ root }) => void root.feature(BonusStore).report('d-rules')],
  ['bindSocialAccount', ({ root }) => void root.feature(SocialStore).connect('line', null)],
  ['updateProfile', ({ root }) => void root.feature(ProfileStore).save({ nickname: 'Robin' })],
  ['refreshData', ({ root }) => void root.member.refresh()],
]

describe.each(nexts)('after logout, followed by %s,', (next) => {
  it('[SESS-02] the reply of no read changes anything', async () => {
    const app = await started({ persona: 'whale' })
    const reads = await everyRead(app.root)
    expect(reads.length).toBeGreaterThan(20)
    const reply = app.hold('*')
    for (const read of reads) void read.load()
    await settle()
    expect(await changesAfterLogout(app, next, reply)).toEqual([])
  })

  it.each(writes)('[SESS-02] the reply of %s changes nothing', async (call, make) => {
    const social: SocialLogin = { ...noSocialLogin, signIn: async () => ({ token: 'demo-line-zoe' }) }
    const app = await started({ persona: 'lucky', platform: { social } })
    const { root, hold, calls } = app
    await root.feature(JackpotStore).load()
    await root.feature(GameStore).enter(2, false)
    const before = calls(call).length
    const reply = hold(call)
    make(app)
    await settle()
    expect(calls(call).length).toBe(before + 1)
    expect(await changesAfterLogout(app, next, reply)).toEqual([])
  })
})
