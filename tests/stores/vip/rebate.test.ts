import { expect, it } from 'vitest'
import { RebateStore } from '../../../src/stores/vip/RebateStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'
import { received } from '../../support/received'

const opened = async () => {
  const app = openApp({ persona: 'collector' })
  const store = app.root.feature(RebateStore)
  await Promise.all([app.root.member.load(), store.today.load()])
  return { ...app, store, total: store.today.value?.total ?? 0 }
}

it('[VIP-02] what is settled adds up by game type, and is claimed once', async () => {
  const { store, root, total, calls } = await opened()
  const { settled = [] } = store.today.value ?? {}
  expect(total).toBeGreaterThan(0)
  expect(settled.reduce((sum, { bonus }) => sum + bonus, 0)).toBe(total)
  const before = root.member.info?.coin ?? Number.NaN
  await Promise.all([store.claimReady(), store.claimReady()])
  await settle()
  expect(calls('betBonusReceive')).toHaveLength(1)
  expect(root.member.info?.coin).toBe(before + total)
  expect(received(root)).toEqual([{ propId: 2001, count: total }])
  expect(store.today.value).toMatchObject({ total: 0, settled: [] })
  // Also listed on the page of the claim.
  expect(store.record.rows[0]?.bonus).toBe(total)
})

it.each([
  ['lost', 'done', 0],
  ['offline', 'notApplied', 1],
])('[VIP-02] a claim whose reply is %s is found out by reading, never repeated', async (fault, ending, left) => {
  const app = await opened()
  app.fault(`betBonusReceive:${fault}*1`)
  await app.store.claimReady()
  expect(app.store.claim.state.name).toBe(ending)
  expect(app.store.today.value?.total).toBe(app.total * left)
})

it('[VIP-02] a claim refused in this tab leaves the truth on screen', async () => {
  const app = await opened()
  const other = openApp({ persona: 'collector', backend: app.backend })
  await other.root.feature(RebateStore).claimReady()
  await app.store.claimReady()
  await settle()
  expect(app.store.claim.state).toMatchObject({ name: 'refused', failure: { code: 4001 } })
  expect(app.store.today.value?.total).toBe(0)
})
