import { expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { CLAIM } from '../../../src/contract/core/enums'
import { isLargeReward } from '../../../src/domain/activity/rewards'
import { type VipClaim, VipStore } from '../../../src/stores/vip/VipStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'
import { received } from '../../support/received'

const opened = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp({ persona: 'collector', ...options })
  // Enough rounds for a task.
  if (!options.backend) await createControls(app.backend).bet('1:100*20')
  const store = app.root.feature(VipStore)
  await Promise.all([app.root.member.load(), store.info.load()])
  return { ...app, store }
}
type App = Awaited<ReturnType<typeof opened>>

const coin = ({ root }: App) => root.member.info?.coin ?? Number.NaN
const paid = ({ backend }: App, kind: string) =>
  Object.values(backend.journal.world.ledger)
    .flat()
    .filter((entry) => entry.kind === kind && entry.asset === 'coin').length

const readyTask = ({ store }: App) => store.vip?.tasks.find(({ state }) => state === CLAIM.available)?.id ?? ''

it.each([
  ['appVipUserReceiveDaily', () => ({ kind: 'daily' })],
  ['appVipUserReceiveSignInAward', () => ({ kind: 'signIn' })],
  ['receiveVipTaskUnReceiveBonus', () => ({ kind: 'bonuses' })],
  ['receiveVipTask', (app) => ({ kind: 'task', id: readyTask(app) })],
] as const satisfies readonly (readonly [string, (app: App) => VipClaim])[])(
  '[VIP-02] %s is claimed once, shown, and its reward is in the balance',
  async (call, of) => {
    const app = await opened()
    const { store, root } = app
    const claim = of(app)
    await Promise.all([store.claimReward(claim), store.claimReward(claim)])
    await settle()
    expect(app.calls(call)).toHaveLength(1)
    const awards = received(root) ?? []
    expect(awards.length).toBeGreaterThan(0)
    // A new level fills the screen, however small.
    expect(root.modals.isOpen('reward')).toBe(claim.kind === 'bonuses' || isLargeReward(awards))
    expect(coin(app)).toBe(app.backend.journal.world.players[root.member.info?.id ?? '']?.balances.coin)
    await store.claimReward(claim)
    expect(store.claim.state.name).toBe('refused')
  },
)

it.each([
  ['lost', 1, 'done'],
  ['offline', 0, 'notApplied'],
])('[VIP-02] a claim whose reply is %s is found out by reading, never repeated', async (fault, more, ending) => {
  const app = await opened()
  const before = paid(app, 'vip.daily')
  app.fault(`appVipUserReceiveDaily:${fault}*1`)
  await app.store.claimReward({ kind: 'daily' })
  expect(app.store.claim.state.name).toBe(ending)
  expect(paid(app, 'vip.daily')).toBe(before + more)
  expect(received(app.root) !== undefined).toBe(more === 1)
})

it('[VIP-02] what another tab claimed is refused here and shown as claimed', async () => {
  const one = await opened()
  const other = await opened({ backend: one.backend })
  await other.store.claimReward({ kind: 'daily' })
  await one.store.claimReward({ kind: 'daily' })
  await settle()
  expect(one.store.claim.state).toMatchObject({ name: 'refused', failure: { code: 4002 } })
  expect(one.store.isLast({ kind: 'daily' })).toBe(true)
  expect(one.store.isLast({ kind: 'signIn' })).toBe(false)
  expect(one.store.vip?.daily.state).toBe(CLAIM.claimed)
})

it('[VIP-02] what becomes of the claim of one task stands at that task alone', async () => {
  const { store } = await opened()
  await store.claimReward({ kind: 'task', id: 'one' })
  expect(store.claim.state).toMatchObject({ name: 'refused' })
  expect(store.isLast({ kind: 'task', id: 'one' })).toBe(true)
  expect(store.isLast({ kind: 'task', id: 'other' })).toBe(false)
  expect(store.isLast({ kind: 'daily' })).toBe(false)
})

it('[VIP-02] the red dot goes out within a second of the last claim', async () => {
  const app = await opened()
  const { root, store } = app
  await root.services()
  await root.activities.load()
  expect(root.activities.hasDot('/vip')).toBe(true)
  for (const kind of ['daily', 'signIn', 'bonuses'] as const) await store.claimReward({ kind })
  for (const { id, state } of store.vip?.tasks ?? [])
    if (state === CLAIM.available) await store.claimReward({ kind: 'task', id })
  await settle()
  app.pass(1000)
  await settle()
  expect(root.activities.hasDot('/bonus/vip')).toBe(false)
  // The rebate below it is still ready.
  expect(['/vip', '/vip/rebate'].map((path) => root.activities.hasDot(path))).toEqual([true, true])
})

it('[VIP-02] a newcomer is offered nothing but the sign-in', async () => {
  const { store } = await opened({ persona: 'newcomer' })
  expect(store.vip?.daily.state).toBe(CLAIM.locked)
  expect(store.vip?.unreceived).toEqual([])
})
