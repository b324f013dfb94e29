import { expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { providerAnswer } from '../../../mocks/world/tester/calls'
import { DEPOSIT_STATUS } from '../../../src/contract/core/enums'
import { typedAmount } from '../../../src/domain/amount'
import { DepositOrderStore } from '../../../src/stores/wallet/DepositOrderStore'
import { DepositStore, REQUEST_KEY_PREFIX } from '../../../src/stores/wallet/DepositStore'
import { openApp } from '../../support/app'
import { settle } from '../../support/platform'

const withOrder = async (channelId: string, returnTo?: string) => {
  const app = openApp({ persona: 'newcomer' })
  const { root, backend } = app
  await Promise.all([root.config.load(), root.member.load()])
  const deposits = root.feature(DepositStore)
  deposits.draft.choose(channelId)
  const key = ((await deposits.pay(returnTo)) ?? '').replace('/wallets/order/', '')
  const store = root.feature(DepositOrderStore)
  await store.order(key).load()
  const order = () => store.order(key).value?.order
  const answer = (what: string) =>
    backend.handleInternal({
      name: providerAnswer.name,
      token: backend.token() ?? '',
      body: { orderId: key, answer: what },
    })
  const wait = async (time: string) => {
    await createControls(backend).clock.advance(time)
    await store.order(key).load()
    await settle()
  }
  return { ...app, deposits, store, key, order, answer, wait }
}

it('[WALL-05] said to be paid, the money arrives: balance, totals and the lines that add up', async () => {
  const { store, key, order, wait, root } = await withOrder('bank')
  await store.reportPayment.send(key)
  await settle()
  expect(order()).toMatchObject({ status: DEPOSIT_STATUS.pending, paidTime: expect.any(Number) })
  await wait('5m')
  expect(order()).toMatchObject({ status: DEPOSIT_STATUS.paid, price: 5_000, bonus: 5_000 })
  expect(root.member.info).toMatchObject({ coin: 10_000, totalRecharge: 5_000 })
  const lines = store.entriesOf(order() ?? expect.fail('no order'))
  expect(lines.map(({ amount }) => amount)).toEqual([5_000, 5_000])
  expect(lines.at(-1)?.balanceAfter).toBe(root.member.info?.coin)
})

it('on the page that found it by its request, an order that is said to be paid says so at once', async () => {
  const { store, key, order } = await withOrder('bank')
  const found = store.order(`${REQUEST_KEY_PREFIX}${order()?.requestId}`)
  await found.load()
  await store.reportPayment.send(key)
  await settle()
  expect(found.value?.order?.paidTime).toBeGreaterThan(0)
})

it.each([
  ['lost', true],
  ['timeout', true],
  ['offline', false],
])('[WALL-05] said to be paid, without a reply (%s): the order says what came of it', async (fault, came) => {
  const { store, key, order, fault: add, pass } = await withOrder('bank')
  add(`rechargeOrderPaid:${fault}*1`)
  const saying = store.reportPayment.send(key)
  expect(await store.reportPayment.send(key)).toBeNull()
  await settle()
  pass(60_000)
  await saying
  await settle()
  expect(order()?.paidTime !== undefined).toBe(came)
})

it.each([
  ['lost', 'cancelled'],
  ['timeout', 'cancelled'],
  ['offline', 'pending'],
  ['http500', 'pending'],
] as const)('[WALL-05] canceled, without a reply (%s): the order says what came of it', async (fault, status) => {
  const { store, key, order, fault: add, pass } = await withOrder('bank')
  add(`rechargeOrderCancel:${fault}*1`)
  const canceling = store.cancel.send(key)
  expect(await store.cancel.send(key)).toBeNull()
  await settle()
  pass(60_000)
  await canceling
  await settle()
  expect(order()?.status).toBe(DEPOSIT_STATUS[status])
})

it('[WALL-05] said to be paid after its life, an order is closed and says so', async () => {
  const { store, key, order, backend } = await withOrder('bank')
  await createControls(backend).clock.advance('1h')
  expect(order()?.status).toBe(DEPOSIT_STATUS.pending)
  expect(await store.reportPayment.send(key)).toMatchObject({ name: 'refused', failure: { code: 3016 } })
  await settle()
  expect(order()?.status).toBe(DEPOSIT_STATUS.expired)
})

it.each([
  ['pay', '10s', 'paid'],
  ['refuse', '0s', 'rejected'],
  ['cancel', '0s', 'cancelled'],
  ['lost', '10m', 'paid'],
] as const)('[MOCK-05] what happens on the provider’s page is read: %s', async (what, time, status) => {
  const { answer, wait, order } = await withOrder('instant', '/wallets/order')
  expect(order()?.payUrl).toContain('/demo/pay')
  await answer(what)
  await wait(time)
  expect(order()?.status).toBe(DEPOSIT_STATUS[status])
})

it('[MOCK-05] a closed provider’s page leaves the order open until its time is over, and late money still arrives', async () => {
  const { answer, wait, order, root } = await withOrder('instant', '/wallets/order')
  await wait('59m')
  expect(order()?.status).toBe(DEPOSIT_STATUS.pending)
  await answer('late')
  await wait('1m')
  expect(order()?.status).toBe(DEPOSIT_STATUS.expired)
  await wait('2h')
  expect(order()?.status).toBe(DEPOSIT_STATUS.paid)
  expect(root.member.info?.coin).toBe(10_000)
})

it('an open order is read after 3, 8, 20 and 60 seconds, then each minute, and when the page comes back', async () => {
  const { store, key, calls, pass, show } = await withOrder('bank')
  const before = calls('rechargeOrderStatus').length
  const reads = () => calls('rechargeOrderStatus').length - before
  const stop = store.subscribe(key)
  const counts: number[] = []
  for (const ms of [2_999, 1, 5_000, 12_000, 40_000, 60_000]) {
    pass(ms)
    await settle()
    counts.push(reads())
  }
  show()
  await settle()
  counts.push(reads())
  stop()
  pass(600_000)
  await settle()
  expect([...counts, reads()]).toEqual([0, 1, 2, 3, 4, 5, 6, 6])
})

it('a canceled order is free for a new one, and is not read any more', async () => {
  const { store, deposits, key, order, local } = await withOrder('bank')
  await store.cancel.send(key)
  // Before the order is read again.
  expect(local.has('deposit-request')).toBe(false)
  await settle()
  expect(order()?.status).toBe(DEPOSIT_STATUS.cancelled)
  deposits.draft.choose('bank')
  expect(await deposits.pay()).not.toBe(`/wallets/order/${key}`)
})

it('[WALL-05] after an order that was said to be paid, the same amount again is a new order', async () => {
  const { store, deposits, key } = await withOrder('bank')
  await store.reportPayment.send(key)
  await settle()
  deposits.draft.choose('bank')
  deposits.draft.entry.type('50.00', typedAmount('50.00', 'en-US'))
  const next = await deposits.pay()
  expect(next).toMatch(/^\/wallets\/order\/o/)
  expect(next).not.toBe(`/wallets/order/${key}`)
})
