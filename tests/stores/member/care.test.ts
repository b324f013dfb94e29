import { expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { depositCreate } from '../../../src/contract/wallet/deposit'
import { cents } from '../../../src/domain/money'
import { CareStore } from '../../../src/stores/member/CareStore'
import { openApp } from '../../support/app'
import { handClock, settle } from '../../support/platform'

const opened = async () => {
  const app = openApp({ persona: 'regular' })
  const store = app.root.feature(CareStore)
  await store.care.load()
  const day = () => store.care.value?.limits.find(({ period }) => period === 'day')
  return { ...app, store, day }
}

it('[MEMB-01] a limit counts as soon as it is saved, a higher one waits and can be canceled', async () => {
  const { store, day } = await opened()
  await store.setLimit({ period: 'day', amount: cents(10_000) })
  await settle()
  expect(day()).toMatchObject({ amount: 10_000 })
  await store.setLimit({ period: 'day', amount: cents(20_000) })
  await settle()
  expect(day()).toMatchObject({ amount: 10_000, pending: { amount: 20_000 } })
  await store.setLimit({ period: 'day', amount: cents(10_000) })
  await settle()
  expect(day()).toMatchObject({ amount: 10_000 })
  expect(day()?.pending).toBeUndefined()
})

it('[MEMB-01] a limit bites: a deposit above it is refused', async () => {
  const { store, root } = await opened()
  await root.config.load()
  await store.setLimit({ period: 'day', amount: cents(100) })
  const { appRechargeItemMap: items = {}, appRechargeTypeItemMap: offers = {} } = root.config.config ?? {}
  const [[channelId = '', ids = []] = []] = Object.entries(offers)
  const itemId = ids.findLast((id) => (items[id]?.price ?? 0) >= 20_000) ?? ''
  const outcome = await root.api.call(depositCreate, { channelId, itemId, requestId: 'limit-1' })
  expect(outcome).toMatchObject({ ok: false, failure: { kind: 'refused', code: 3015 } })
})

it('[MEMB-01] a refused limit changes nothing and says why', async () => {
  const { store, day } = await opened()
  expect(await store.setLimit({ period: 'day', amount: cents(1) })).toMatchObject({
    name: 'refused',
    failure: { code: 3002 },
  })
  expect(day()?.amount).toBe(null)
})

it('[MEMB-01] a lost reply is settled by a read', async () => {
  const { store, day, fault } = await opened()
  fault('playLimit:lost')
  expect(await store.setLimit({ period: 'day', amount: cents(10_000) })).toMatchObject({ name: 'unknown' })
  await settle()
  expect(day()?.amount).toBe(10_000)
})

it('[MEMB-01] a time-out is on the page as soon as it has begun', async () => {
  const { store } = await opened()
  await store.takeBreak('24h')
  await settle()
  expect(store.care.value).toMatchObject({ excluded: false })
  expect(store.care.value?.breakUntil).toBe(Date.parse('2026-01-02T12:00:00Z'))
  await store.takeBreak('180d')
  await settle()
  expect(store.care.value?.excluded).toBe(true)
})

/** The page of limits, whose clock is moved by hand; the world's is moved apart. */
const onPage = async () => {
  const time = { now: Date.parse('2026-01-01T12:00:00Z') }
  const { clock, pass } = handClock(() => time.now)
  const app = openApp({ persona: 'regular', platform: { clock } })
  const store = app.root.feature(CareStore)
  await store.care.load()
  const after = async (seconds: number) => {
    time.now += seconds * 1_000
    pass(seconds * 1_000)
    await settle()
  }
  return { ...app, store, stop: store.follow(), after, world: createControls(app.backend) }
}

it('[MEMB-01] a raise holds on the page at its instant, after one read', async () => {
  const { calls, store, stop, after, world } = await onPage()
  const day = () => store.care.value?.limits.find(({ period }) => period === 'day')
  await store.setLimit({ period: 'day', amount: cents(2_000) })
  await store.setLimit({ period: 'day', amount: cents(5_000) })
  await settle()
  const before = calls('playCare').length
  for (const seconds of [86_280, 60, 59]) await after(seconds)
  expect([day()?.amount, calls('playCare').length - before]).toEqual([2_000, 0])
  await world.clock.advance('24h')
  await after(1)
  expect([day()?.amount, day()?.pending, calls('playCare').length - before]).toEqual([5_000, undefined, 1])
  await after(600)
  expect(calls('playCare').length - before).toBe(1)
  stop()
})

it('[MEMB-01] a time-out that ends is over on the page at its instant', async () => {
  const { store, stop, after, world } = await onPage()
  await store.takeBreak('24h')
  await settle()
  await world.clock.advance('24h')
  for (const seconds of [86_340, 59]) await after(seconds)
  expect(store.care.value?.breakUntil).toBe(Date.parse('2026-01-02T12:00:00Z'))
  await after(1)
  expect(store.care.value?.breakUntil).toBeNull()
  stop()
})
