import { describe, expect, it, vi } from 'vitest'
import { contract } from '../../../src/contract'
import type { ActivityStep } from '../../../src/contract/activity/activityPage'
import { ActivityPageStore } from '../../../src/stores/activity/ActivityPageStore'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { BonusRecordStore } from '../../../src/stores/bonus/BonusRecordStore'
import { GameStore } from '../../../src/stores/game/GameStore'
import { HomeStore } from '../../../src/stores/home/HomeStore'
import { JackpotInfoStore } from '../../../src/stores/jackpot/JackpotInfoStore'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'
import { differences, stateOf } from '../core/storeWalk'

const started = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(options)
  app.root.start()
  await vi.dynamicImportSettled()
  await settle()
  return app
}
type App = Awaited<ReturnType<typeof started>>

/** Lucky has two draw chances, the whale has lists of several pages. */
const withPlayer = async (persona: 'lucky' | 'whale') => {
  const app = await started({ persona })
  const { world } = app.backend.journal
  for (const player of Object.values(world.players)) player.balances.chance = 2
  world.forcedDraws.push('50001', '2001#3')
  return app
}

/** Fills every field of every store with the player's data. */
const live = async ({ root, pass, fault }: App) => {
  const [jackpot, game, auth] = [root.feature(JackpotStore), root.feature(GameStore), root.feature(AuthStore)]
  const { modals, toasts, member } = root
  await jackpot.load()
  jackpot.tapSpin()
  await settle()
  pass(20_000)
  await settle()
  jackpot.spin.dismiss()
  await Promise.all([member.like(9, true), jackpot.record.open(), jackpot.rank.open(), game.enter(1, false)])
  const { record: rewards } = root.feature(BonusRecordStore)
  await rewards.open({ source: 'task' })
  fault('getPersonJackpotDrawAwardLog:offline*1,getJackpotRank:offline*1,activityAwardGetLog:offline*1')
  await Promise.all([jackpot.record.more(), jackpot.rank.more(), rewards.more()])
  root.feature(HomeStore).choose(2)
  await auth.sendCode('5550001234')
  auth.draft.choose({ method: 'account', country: '+44' })
  auth.draft.keep({ phone: { mobile: '5550001234', code: '1' } })
  auth.draft.keep({ account: { account: 'whale', password: 'short', remember: true } })
  modals.open('jackpot')
  modals.push(() => undefined)
  toasts.show('info', { keys: ['member.refreshed'] })
  fault('refreshData:offline*1,getJackpotDrawInfo:offline*1')
  await Promise.all([member.refresh(), root.feature(JackpotInfoStore).load()])
  jackpot.tapSpin()
  await settle()
  pass(1000)
}

/** State that does not depend on the player: from the backend for everyone, or of the device. */
const notThePlayers = [
  /^(Config|Boot|Prefs|JackpotBubble)Store\./,
  /^(Modal|Toast)Store\.used$/,
  /^SessionStore\.(ended|savedAccount)$/,
  // Only before login.
  /^AuthStore\.(busy|limits|needsCode|draft\.dialCodes)$/,
  /^Jackpot\w*Store\.(cells|odds|figures\.paused)$/,
  // Only while a call is in flight.
  /\.pending$/,
  // Lists without a filter.
  /^JackpotStore\.\w+\.filter$/,
  // False while a draw is in flight.
  /^JackpotStore\.canSpin$/,
  /^HomeStore\.(types|games|shelf)$/,
]
/** State that may remain on the device. */
const ofTheDevice = /^(Modal|Toast)Store\.used$/

it('[SESS-02] after logout every store equals that of a fresh visitor', async () => {
  const app = await withPlayer('whale')
  const visit = async () => {
    // A visitor's data must not hide what the player left behind.
    app.fault('getActivityIds:offline,activityGetStatusList:offline,getJackpotDrawInfo:offline')
    return started({ persona: 'visitor', backend: app.backend })
  }
  const untouched = await stateOf((await visit()).root)
  app.backend.faults.clear()
  await live(app)
  const marked = differences(untouched, await stateOf(app.root))
  const forgotten = Object.keys(untouched).filter(
    (path) => !marked.includes(path) && !notThePlayers.some((pattern) => pattern.test(path)),
  )
  // For a new field, extend `live`, or list it in `notThePlayers` with the reason.
  expect(forgotten).toEqual([])

  const visitor = await visit()
  app.root.session.logout()
  await settle()
  const left = differences(await stateOf(visitor.root), await stateOf(app.root))
  expect(left.filter((path) => !ofTheDevice.test(path))).toEqual([])
  expect([...app.local.keys()].sort()).toEqual([...visitor.local.keys()].sort())
})

const signInDay: ActivityStep = { id: 'day1', title: '', progress: 1, target: 1, unit: 'days', state: 1, awards: [] }

/** Calls made on behalf of a session. */
const asks: readonly (readonly [call: string, how: string, ask: (app: App) => void])[] = [
  ['getAfterLoginInfoWeb', 'the player', ({ root }) => void root.member.load()],
  ['refreshData', 'the figures', ({ root }) => void root.member.refresh()],
  ['gameLike', 'a favourite', ({ root }) => void root.member.like(9, true)],
  ['getActivityIds', 'the activities', ({ root }) => void root.activities.load()],
  ['activityGetStatusList', 'the red dots', ({ root }) => void root.activities.load()],
  ['getJackpotDrawInfo', 'the draw info', ({ root }) => void root.feature(JackpotStore).load()],
  ['getPersonJackpotDrawAwardLog', 'the newest draw', ({ root }) => void root.feature(JackpotStore).load()],
  ['getPersonJackpotDrawAwardLog', 'the record', ({ root }) => void root.feature(JackpotStore).record.open()],
  ['getJackpotRank', 'the rank', ({ root }) => void root.feature(JackpotStore).rank.open()],
  ['activityAwardGetLog', 'the rewards', ({ root }) => void root.feature(BonusRecordStore).record.open()],
  ['receiveDrawChance', 'a draw', ({ root }) => root.feature(JackpotStore).tapSpin()],
  ['activityDetail', 'an activity', ({ root }) => void root.feature(ActivityPageStore).page(36).detail.load()],
  ['activityReceive', 'a claim', ({ root }) => root.feature(ActivityPageStore).page(36).receive(signInDay)],
  ['activityVisit', 'a visit', ({ root }) => root.feature(ActivityPageStore).page(21).visited(signInDay)],
  ['startGame', 'a game', ({ root }) => void root.feature(GameStore).enter(1, false)],
  ['exitGame', 'the way out of a game', ({ root }) => root.feature(GameStore).leave()],
  ['online', 'the ping', ({ root }) => void root.services().then(({ online }) => online.ping())],
]
/** Calls without session data. */
const ofNobody = [
  'appConfig',
  'preLogin',
  'smsSend',
  'accountLogin',
  'accountLoginSms',
  'accountRegist4',
  'logout',
  'appEventLogClient',
]

describe.each(['another player', 'a visitor whose network is away'])('after logout, followed by %s,', (next) => {
  it.each(asks)('[SESS-02] a reply of %s (%s) changes nothing', async (call, _, ask) => {
    const app = await withPlayer('lucky')
    const { root, hold, calls, fault } = app
    await root.feature(JackpotStore).load()
    await root.feature(GameStore).enter(2, false)
    const before = calls(call).length
    const reply = hold(call)
    ask(app)
    await settle()
    expect(calls(call).length).toBe(before + 1)

    const token = await tokenOf(app.backend, 'regular')
    if (next !== 'another player') fault('*:offline')
    root.session.logout()
    reply.open()
    if (next === 'another player') root.session.begin(token)
    await settle()
    expect(root.member.info?.account).toBe(next === 'another player' ? 'regular' : undefined)
    const state = await stateOf(root)
    reply.release()
    await settle()
    expect(differences(state, await stateOf(root))).toEqual([])
  })
})

it('[SESS-02] the two lists above contain every call the stores make', () => {
  const sources = import.meta.glob<string>('../../../src/stores/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const imported = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '[./]+\/contract\/[^']+'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  )
  const made = contract.filter(({ key }) => imported.includes(key)).map(({ call }) => call.name)
  expect(made.sort()).toEqual([...new Set([...asks.map(([call]) => call), ...ofNobody])].sort())
})
