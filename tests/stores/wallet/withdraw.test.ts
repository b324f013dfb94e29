import { describe, expect, it } from 'vitest'
import { WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import { exchange } from '../../../src/contract/wallet/withdraw'
import { cents } from '../../../src/domain/money'
import { CardStore } from '../../../src/stores/wallet/CardStore'
import { SafeboxStore } from '../../../src/stores/wallet/SafeboxStore'
import { WithdrawalOrderStore } from '../../../src/stores/wallet/WithdrawalOrderStore'
import { WithdrawalStore } from '../../../src/stores/wallet/WithdrawalStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (options: AppOptions = {}) => {
  const app = openApp({ persona: 'regular', ...options })
  const { root } = app
  const [store, cards] = [root.feature(WithdrawalStore), root.feature(CardStore)]
  await Promise.all([root.member.load(), store.info.load(), cards.cards.load()])
  const bankId = cards.cards.value?.appUserBankList[0]?.bankId ?? ''
  const send = (amount = 50_000) => store.order.send({ method: 'express', bankId, amount })
  const { world } = app.backend.journal
  const allHeld = () =>
    Object.values(world.ledger)
      .flat()
      .filter(({ kind }) => kind === 'withdraw.held')
  const before = allHeld().length
  /** The ledger's entries of new withdrawals. */
  const held = () => allHeld().slice(before)
  // The log keeps requests as they came.
  const ids = () => app.calls('exchange').map(({ request }) => (request as { requestId?: string }).requestId)
  return { ...app, ids, store, send, held, bankId, coin: root.member.info?.coin ?? 0 }
}

const late = async ({ pass }: Pick<Awaited<ReturnType<typeof opened>>, 'pass'>, ms = 40_000) => {
  await settle()
  pass(ms)
  await settle()
}

describe('a withdrawal', () => {
  it('[WALL-04] holds the amount at once, in balance and figures', async () => {
    const { root, store, send, coin, bankId } = await opened()
    const left = store.info.value?.countLeftToday ?? 0
    store.draft.entry.type('500', cents(50_000))
    store.draft.choose('express')
    store.draft.useCard(bankId)
    expect(await send()).toMatchObject({ name: 'done', reconciled: false })
    await settle()
    expect(root.member.info?.coin).toBe(coin - 50_000)
    expect(store.info.value).toMatchObject({ coin: coin - 50_000, countLeftToday: left - 1 })
    expect(store.draft).toMatchObject({ entry: { typed: null, amount: null }, method: null, bankId: null })
  })

  it('[NET-03] tapped twice is one', async () => {
    const { send, held } = await opened()
    const [first, second] = await Promise.all([send(), send()])
    expect([first?.name, second]).toEqual(['done', null])
    // Its button can still be tapped until the page is left.
    expect(await send()).toBeNull()
    expect(held()).toHaveLength(1)
  })

  it.each(['timeout', 'lost', 'malformed'])('[NET-03] with its reply lost by %s is found by reading', async (what) => {
    const app = await opened()
    app.fault(`exchange:${what}*1`)
    const sent = app.send()
    await late(app)
    expect(await sent).toMatchObject({ name: 'done', reconciled: true, value: { coin: app.coin - 50_000 } })
    expect(app.root.member.info?.coin).toBe(app.coin - 50_000)
    expect([app.calls('exchange').length, app.held().length]).toEqual([1, 1])
  })

  it.each(['hang', 'offline', 'http502'])(
    '[NET-03] a withdrawal that met %s did nothing; sent again it keeps its request id',
    async (what) => {
      const app = await opened()
      app.fault(`exchange:${what}*1`)
      const sent = app.send()
      await late(app)
      expect(await sent).toEqual({ name: 'notApplied' })
      expect(app.held()).toEqual([])
      expect(await app.send()).toMatchObject({ name: 'done' })
      const [first, second] = app.ids()
      expect(second).toBe(first)
      // The page was left and is visited again.
      app.store.order.reset()
      expect(await app.send()).toMatchObject({ name: 'done' })
      expect(app.ids().at(-1)).not.toBe(first)
      expect(app.held()).toHaveLength(2)
    },
  )

  it('[NET-03] a withdrawal whose reading fails, too, stays unknown and blocks another until it is read', async () => {
    const app = await opened()
    app.fault('exchange:lost*1,exchangeStatus:offline')
    expect(await app.send()).toMatchObject({ name: 'unknown' })
    expect(await app.send()).toMatchObject({ name: 'unknown' })
    expect(app.calls('exchange')).toHaveLength(1)
    app.backend.faults.clear()
    expect(await app.store.order.reconcile()).toMatchObject({ name: 'done', reconciled: true })
    expect(app.held()).toHaveLength(1)
  })

  it('[WALL-04] in two tabs: the second reads the figures before it confirms', async () => {
    const one = await opened()
    const two = await opened({ backend: one.backend })
    await one.send(200_000)
    two.pass(10_001)
    expect(await two.store.freshen()).toBe(true)
    expect(two.store.info.value?.coin).toBe(one.coin - 200_000)
    expect(await two.send(200_000)).toMatchObject({ name: 'refused', failure: { code: 3013 } })
    expect(one.held()).toHaveLength(1)
  })

  it('[WALL-04] reads figures again only when they are older than ten seconds', async () => {
    const { store, pass, calls, fault } = await opened()
    const before = calls('getExchange').length
    pass(10_000)
    expect(await store.freshen()).toBe(true)
    expect(calls('getExchange').length).toBe(before)
    pass(1)
    fault('getExchange:offline*1')
    expect(await store.freshen()).toBe(false)
    expect(await store.freshen()).toBe(true)
    expect(calls('getExchange').length).toBe(before + 2)
  })

  it('[WALL-04] with wrong passwords tells the tries that are left; the last one locks the safe-box', async () => {
    const { root, store, bankId, held, backend } = await opened()
    const safebox = root.feature(SafeboxStore)
    await safebox.password.send({ password: '246810' })
    const send = (safeboxPassword: string) =>
      store.order.send({ method: 'express', bankId, amount: 50_000, safeboxPassword })
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await send('135791')).toMatchObject({ name: 'refused', failure: { code: left === 0 ? 3019 : 3012 } })
      expect(safebox.triesLeft).toBe(left)
    }
    expect(await send('246810')).toMatchObject({ name: 'refused', failure: { code: 3019 } })
    const request = { method: 'express', bankId, amount: 50_000, safeboxPassword: '246810', requestId: 'past' }
    expect(await root.api.call(exchange, request)).toMatchObject({ ok: false, failure: { code: 3019 } })
    expect(held()).toEqual([])
    const { now } = backend.journal.world
    const to = now + 15 * 60_000
    backend.journal.control({ at: now, clock: { mode: 'frozen', at: to }, to })
    expect(await send('246810')).toMatchObject({ name: 'done' })
    expect([safebox.triesLeft, held().length]).toEqual([null, 1])
  })

  it('[SESS-01] refused with 401 leaves nothing behind', async () => {
    const { root, store, send, fault, held } = await opened()
    store.draft.entry.type('500.00', cents(50_000))
    root.session.start()
    fault('exchange:401*1')
    await send()
    await settle()
    expect(root.session.signedIn).toBe(false)
    expect(store.draft.entry.typed).toBeNull()
    expect(store.order.state).toEqual({ name: 'idle' })
    expect(held()).toEqual([])
  })
})

it('[WALL-04] a withdrawal that is rejected comes back to the balance when it is read', async () => {
  const { root, send, coin, backend } = await opened()
  const state = await send(50_013)
  if (state?.name !== 'done') throw new Error('the withdrawal was not accepted')
  const order = root.feature(WithdrawalOrderStore).order(state.value.order.orderId)
  await order.load()
  expect(order.value?.order?.status).toBe(WITHDRAW_STATUS.requested)
  expect(root.member.info?.coin).toBe(coin - 50_013)
  const { journal } = backend
  const to = journal.world.now + 600_000
  journal.control({ at: journal.world.now, clock: { mode: 'frozen', at: to }, to })
  await order.refresh()
  expect(order.value?.order?.status).toBe(WITHDRAW_STATUS.rejected)
  expect(root.member.info?.coin).toBe(coin)
})
