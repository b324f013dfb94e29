import { describe, expect, it, vi } from 'vitest'
import type { RedDot } from '../../../src/contract/activity/activity'
import { CLAIM } from '../../../src/contract/core/enums'
import { pathHasDot } from '../../../src/domain/activity/redDots'
import { BONUS_SOURCES, type BonusSource, bonusId, coinOf } from '../../../src/domain/bonus/bonusReward'
import { BonusStore } from '../../../src/stores/bonus/BonusStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'
import { received } from '../../support/received'

/** The dots of what the bonus center pays. */
const DOTS: readonly RedDot[] = [
  'hasTask',
  'taskAwardFlag',
  'hasSignUpBonus',
  'hasFund',
  'hasFreeBonus',
  'vipAwardFlag',
  'signInFlag',
]

const opened = async (persona: string, options: AppOptions = {}) => {
  const app = openApp({ persona, ...options })
  app.root.start()
  await settle()
  const store = app.root.feature(BonusStore)
  store.reads.open()
  await settle()
  const coin = () => app.root.member.info?.coin ?? Number.NaN
  const dots = () => DOTS.filter((name) => app.root.activities.dots[name])
  const awards = () => received(app.root) ?? []
  const first = (source: string) => {
    const found = store.ready.find((reward) => reward.source === source)
    if (!found) throw new Error(`nothing ready from ${source}`)
    return found
  }
  return { ...app, store, coin, dots, awards, first }
}

describe('the bonus center', () => {
  it('[BONUS-01] reads everything again when it is opened again', async () => {
    const { store } = await opened('collector')
    store.reads.open()
    expect(store.reads.all.map(({ state, pending }) => [state, pending])).toEqual(
      store.reads.all.map(() => ['ready', 'refresh']),
    )
  })

  it('[BONUS-01] [ACT-05] pays a collector everything; every dot goes out, and the ledger explains each coin', async () => {
    const { store, root, dots, coin, backend } = await opened('collector')
    await vi.waitFor(() => expect(dots()).toEqual(DOTS))
    const before = coin()
    const own = root.member.info?.id ?? ''
    const entries = () => (backend.journal.world.ledger[own] ?? []).filter(({ asset }) => asset === 'coin')
    const earlier = entries().length
    // What a task pays may fill a chest.
    for (let turn = 0; turn < 3 && store.ready.length > 0; turn++) await store.claim(store.ready)
    await vi.waitFor(() => expect([store.ready, store.missed, dots()]).toEqual([[], [], []]))
    // The award of the invitation wheel is paid on a page of its own.
    const paidHere = { ...root.activities.dots, spinAwardFlag: false }
    for (const path of ['/bonus', '/bonus/tasks', '/bonus/event', '/bonus/reward'])
      expect(pathHasDot(path, paidHere), path).toBe(false)
    const paid = entries().slice(earlier)
    expect(paid.length).toBeGreaterThan(5)
    expect(coin() - before).toBe(paid.reduce((sum, { amount }) => sum + amount, 0))
  })

  it.each(['collector', 'newcomer', 'regular'])(
    '[ACT-05] for a %s a tab of the bonus center has a dot while anything under it is ready, and Bonus while any has',
    async (persona) => {
      const { store, root } = await opened(persona)
      const tabs: Readonly<Record<string, readonly BonusSource[]>> = {
        '/bonus': BONUS_SOURCES,
        '/bonus/tasks': ['task', 'chest'],
        '/bonus/vip': ['vipDaily', 'vipSignIn', 'vipBonus', 'vipTask'],
        '/bonus/rebate': ['rebate'],
        '/bonus/reward': ['login', 'activity', 'coupon'],
      }
      // The award of the invitation wheel is paid on a page of its own.
      const lit = () =>
        Object.keys(tabs).filter((tab) => root.activities.hasDot(tab) && !(tab === '/bonus' && onlyWheel()))
      const onlyWheel = () => store.ready.length === 0 && root.activities.dots.spinAwardFlag === true
      const ready = () => Object.keys(tabs).filter((tab) => store.readyFrom(tabs[tab] ?? []).length > 0)
      await vi.waitFor(() => expect(lit()).toEqual(ready()))
      for (const source of BONUS_SOURCES) {
        await store.claim(store.readyFrom([source]))
        await vi.waitFor(() => expect(lit(), source).toEqual(ready()))
      }
    },
  )

  it('[BONUS-01] offers a newcomer nothing that cannot be had', async () => {
    const { store, coin, awards } = await opened('newcomer')
    const before = coin()
    await store.claim(store.ready)
    // A surprise names its coin only when it is paid.
    expect([store.missed, coin() - before]).toEqual([[], coinOf({ awards: awards() })])
    expect(coin()).toBeGreaterThan(before)
  })

  it('[BONUS-01] what was claimed leaves at once, before anything is read again, and cannot be claimed twice', async () => {
    const { store, fault, backend } = await opened('collector')
    const [first, ...others] = store.ready
    if (!first) throw new Error('nothing ready')
    fault('getVipInfo:hang,loginBonus3User:hang,betBonus:hang,activitySteps:hang,couponList:hang,getTaskUser:hang')
    void store.claim([first])
    await vi.waitFor(() => expect(store.claiming).toEqual([]))
    expect([store.ready, store.isClaiming(first)]).toEqual([others, true])
    backend.faults.clear()
    await store.reads.refresh()
    // A claim may include a coupon; what is new has its own place in the order.
    expect(store.ready.map(bonusId).filter((id) => id !== bonusId(first))).toEqual(
      store.reads.rewards.filter(({ state }) => state === CLAIM.available).map(bonusId),
    )
    expect([store.ready.some((one) => bonusId(one) === bonusId(first)), store.isClaiming(first)]).toEqual([
      false,
      false,
    ])
  })

  it('[BONUS-01] a reward claimed in another tab is refused, and is paid once', async () => {
    const here = await opened('collector')
    const there = await opened('collector', { backend: here.backend })
    const reward = here.first('vipDaily')
    const before = here.coin()
    await there.store.claim([reward])
    await here.store.claim([reward])
    expect(here.store.missed).toMatchObject([{ state: { name: 'refused', failure: { code: 4002 } } }])
    expect(here.awards()).toEqual([])
    expect(here.coin() - before).toBe(coinOf(reward))
    expect(here.store.ready.some(({ source }) => source === 'vipDaily')).toBe(false)
  })

  it('[BONUS-01] claiming all pays each by itself: what is refused stays, and the rest comes', async () => {
    const { store, fault, first, coin } = await opened('collector')
    const [daily, rebate] = [first('vipDaily'), first('rebate')]
    const before = coin()
    fault('betBonusReceive:1500*1')
    await store.claim([rebate, daily])
    expect(store.missed.map(({ reward }) => reward.source)).toEqual(['rebate'])
    expect([store.isRefused(first('rebate')), coin() - before]).toEqual([true, coinOf(daily)])
    await store.claim([first('rebate')])
    expect([store.missed, coin() - before]).toEqual([[], coinOf(daily) + coinOf(rebate)])
  })

  it('[BONUS-01] finds a claim with a lost reply by a read, and never claims again', async () => {
    const { store, fault, first, awards, calls } = await opened('collector')
    const reward = first('vipDaily')
    fault('appVipUserReceiveDaily:lost')
    await store.claim([reward])
    expect(calls('appVipUserReceiveDaily')).toHaveLength(1)
    expect([awards(), store.missed]).toEqual([[...reward.awards], []])
  })

  it('[BONUS-01] a claim without a network ends the turn; the next one finds out first', async () => {
    const { store, first, fault, backend, calls } = await opened('collector')
    const [daily, rebate] = [first('vipDaily'), first('rebate')]
    fault('*:offline')
    await store.claim([daily, rebate])
    // Each one counts, and none was refused.
    expect([store.missed.map(({ state }) => state.name), store.claiming]).toEqual([['unknown', 'unknown'], []])
    expect([daily, rebate].map((reward) => store.isRefused(reward))).toEqual([false, false])
    backend.faults.clear()
    await store.claim([daily])
    expect(store.missed).toMatchObject([{ state: { name: 'notApplied' } }])
    await store.claim([daily])
    expect([store.missed, calls('betBonusReceive').filter(({ errcode }) => errcode === 0)]).toEqual([[], []])
  })

  it('[BONUS-01] a task that the player reports is done by that, and can be received', async () => {
    const { store } = await opened('newcomer')
    const stateOf = () => store.reads.tasks.value?.list.find(({ id }) => id === 'd-rules')?.state
    expect(stateOf()).toBe(0)
    await store.report('d-rules')
    await settle()
    expect(stateOf()).toBe(1)
  })
})
