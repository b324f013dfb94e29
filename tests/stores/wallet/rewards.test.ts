import { expect, it } from 'vitest'
import { CLAIM } from '../../../src/contract/core/enums'
import { pointsIn } from '../../../src/domain/wallet/pointsRate'
import { RewardsStore } from '../../../src/stores/wallet/RewardsStore'
import { openApp } from '../../support/app'

const opened = async () => {
  const app = openApp({ persona: 'whale' })
  const store = app.root.feature(RewardsStore)
  await Promise.all([app.root.member.load(), store.offers.load(), store.coupons.load()])
  return { ...app, store }
}

const exchanges = ({ backend }: Awaited<ReturnType<typeof opened>>) =>
  Object.values(backend.journal.world.ledger)
    .flat()
    .filter(({ asset, kind }) => asset === 'points' && kind === 'points.exchange').length

it('[REW-01] points are exchanged once and leave with the reward', async () => {
  const app = await opened()
  const { store, root } = app
  const [before, made] = [store.points, exchanges(app)]
  await Promise.all([store.trade('coin-1'), store.trade('coin-1')])
  expect(exchanges(app)).toBe(made + 1)
  expect(root.modals.top?.name).toBe('reward')
  await store.offers.refresh()
  expect(store.points).toBe(before - 200)
})

it.each([
  ['lost', 1, 'done'],
  ['offline', 0, 'notApplied'],
])('[REW-01] an exchange whose reply is %s is found out by reading, never repeated', async (fault, made, ending) => {
  const app = await opened()
  const { store } = app
  const [before, already] = [store.points, exchanges(app)]
  app.fault(`pointsExchange:${fault}*1`)
  await store.trade('coin-1')
  expect(store.exchange.state.name).toBe(ending)
  expect(exchanges(app)).toBe(already + made)
  await store.offers.refresh()
  expect(store.points).toBe(before - 200 * made)
})

it('[REW-01] an exchange that cannot be found out is asked for again by reading only', async () => {
  const app = await opened()
  const { store } = app
  const already = exchanges(app)
  app.fault('pointsExchange:lost*1,pointsStatus:http500*1')
  await store.trade('coin-1')
  expect(store.exchange.state.name).toBe('unknown')
  await store.trade('coin-1')
  expect(store.exchange.state.name).toBe('done')
  expect(exchanges(app)).toBe(already + 1)
})

it.each([
  ['lost', CLAIM.claimed, 'done'],
  ['offline', CLAIM.available, 'notApplied'],
])('[REW-01] a gift coupon whose reply is %s is paid at most once', async (fault, state, ending) => {
  const { store, ...app } = await opened()
  const gift = store.coupons.value?.list.find((coupon) => coupon.state === CLAIM.available && coupon.propId > 1300)
  app.fault(`couponUse:${fault}*1`)
  await store.claimGift(gift?.id ?? '')
  expect(store.gift.state.name).toBe(ending)
  expect(store.coupons.value?.list.find(({ id }) => id === gift?.id)?.state).toBe(state)
})

it.each([
  ['', 1, 'done'],
  ['lost', 1, 'done'],
  ['offline', 0, 'notApplied'],
])('[REW-01] a free amount of points whose reply is %s is exchanged at most once', async (fault, made, ending) => {
  const app = await opened()
  const { store, root } = app
  const [before, already] = [store.points, exchanges(app)]
  store.draft.entry.type('1,000', pointsIn('1,000', 'en-US'))
  if (fault) app.fault(`pointsExchange:${fault}*1`)
  await Promise.all([store.convert(1_000), store.convert(1_000)])
  expect(store.exchange.state.name).toBe(ending)
  expect(exchanges(app)).toBe(already + made)
  await store.offers.refresh()
  expect(store.points).toBe(before - 1_000 * made)
  // A failure keeps what was typed; a reward follows what was given.
  expect(store.draft.entry.typed).toBe(made ? null : '1,000')
  expect(root.modals.top).toEqual(
    made ? { name: 'reward', props: { awards: [{ propId: 2001, count: 500 }] } } : undefined,
  )
})

it('[REW-01] the history has every movement of points and none of coin', async () => {
  const { store, backend, root } = await opened()
  await store.history.load()
  const ledger = backend.journal.world.ledger[root.member.info?.id ?? ''] ?? []
  const points = ledger.filter(({ asset }) => asset === 'points').toReversed()
  expect(store.history.rows.map(({ id }) => id)).toEqual(points.slice(0, 20).map(({ id }) => id))
})
