import { expect, it } from 'vitest'
import { depositCreate } from '../../../src/contract/wallet/deposit'
import { cents } from '../../../src/domain/money'
import { CareStore } from '../../../src/stores/member/CareStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

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
