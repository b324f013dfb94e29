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

/** A player with two draw chances; the whale's lists have more than one page. */
const withPlayer = async (persona: 'lucky' | 'whale') => {
  const app = await started({ persona })
  const { world } = app.backend.journal
  for (const player of Object.values(world.players)) player.balances.chance = 2
  world.forcedDraws.push('50001', '2001#3')
  return app
}

/** Leaves a trace of the player in every field of every store. */
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
  await rewards.open('task')
  fault('getPersonJackpotDrawAwardLog:offline*1,getJackpotRank:offline*1,activityAwardGetLog:offline*1')
  await Promise.all([jackpot.record.more(), jackpot.rank.more(), rewards.more()])
  root.feature(HomeStore).choose(2)
  auth.type('mobile', '5550001234')
  await auth.sendCode()
  auth.type('code', '1')
  auth.type('country', '+44')
  auth.choose('account')
  auth.type('account', 'whale')
  auth.type('password', 'short')
  auth.setRemember(true)
  await auth.signIn()
  modals.open('jackpot')
  modals.lay(() => undefined)
  toasts.show('info', { keys: ['member.refreshed'] })
  fault('refreshData:offline*1,getJackpotDrawInfo:offline*1')
  await Promise.all([member.refresh(), root.feature(JackpotInfoStore).load()])
  jackpot.tapSpin()
  await settle()
  pass(1000)
}

/** What no player changes: it is the backend's, the same for everybody, or this device's. */
const notThePlayers = [
  /^(Config|Boot|Prefs|JackpotBubble)Store\./,
  /^(Modal|Toast)Store\.used$/,
  /^SessionStore\.(ended|savedAccount)$/,
  // Only while nobody is signed in yet.
  /^AuthStore\.(busy|limits|needsCode|dialCodes)$/,
  /^Jackpot\w*Store\.(cells|odds|figures\.paused)$/,
  // Only while a reply is on its way.
  /\.pending$/,
  // Neither list has one.
  /^JackpotStore\.\w+\.filter$/,
  // Not while a draw is on its way.
  /^JackpotStore\.canSpin$/,
  /^HomeStore\.(types|games|shelf)$/,
]
/** Where the device may show afterwards that it was used. */
const ofTheDevice = /^(Modal|Toast)Store\.used$/

it('[SESS-02] after logout every store is as for a visitor who was never here', async () => {
  const app = await withPlayer('whale')
  const visit = async () => {
    // What a visitor sees must not cover what the player left.
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
  // Whoever adds a field lets `live` fill it, or says in `notThePlayers` why no player does.
  expect(forgotten).toEqual([])

  const visitor = await visit()
  app.root.session.logout()
  await settle()
  const left = differences(await stateOf(visitor.root), await stateOf(app.root))
  expect(left.filter((path) => !ofTheDevice.test(path))).toEqual([])
  expect([...app.local.keys()].sort()).toEqual([...visitor.local.keys()].sort())
})

const signInDay: ActivityStep = { id: 'day1', title: '', progress: 1, target: 1, unit: 'days', state: 1, awards: [] }

/** What a session asks for, by call. */
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
/** Calls that ask for nothing of a session. */
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

describe.each(['another player', 'a visitor whose network is away'])('after logout, with %s,', (next) => {
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

it('[SESS-02] the two lists above name every call that a store makes', () => {
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
