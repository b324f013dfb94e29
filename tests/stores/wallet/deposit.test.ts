import { describe, expect, it } from 'vitest'
import { createControls } from '../../../mocks/network/controls/controls'
import { DEPOSIT_STATUS } from '../../../src/contract/core/enums'
import { depositCreate, depositRecord } from '../../../src/contract/wallet/deposit'
import { typedAmount } from '../../../src/domain/amount'
import { DepositOrderStore } from '../../../src/stores/wallet/DepositOrderStore'
import { DepositStore } from '../../../src/stores/wallet/DepositStore'
import { type AppOptions, openApp } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (options: AppOptions = {}) => {
  const app = openApp({ persona: 'newcomer', ...options })
  await Promise.all([app.root.config.load(), app.root.member.load()])
  const store = app.root.feature(DepositStore)
  const stop = store.subscribe()
  await settle()
  stop()
  const orders = async () => {
    const record = await app.root.api.call(depositRecord, { pageNum: 1, pageSize: 100 })
    return record.ok ? record.value.list : []
  }
  return { ...app, store, orders }
}

describe('the draft of a deposit', () => {
  it('[WALL-02] remembers the channel of the last order for the next visit', async () => {
    const { store, local } = await opened()
    expect(store.draft.channel?.id).toBe('instant')
    store.draft.choose('bank')
    expect(store.draft.channel?.id).toBe('bank')
    await store.pay()
    const next = await opened({ kept: Object.fromEntries(local) })
    expect(next.store.draft.channel?.id).toBe('bank')
    expect(next.store.draft.channels[0]?.id).toBe('bank')
  })

  it('[WALL-03] offers the amounts from the minimum up, and tells a newcomer the later minimum', async () => {
    const { store, root } = await opened()
    expect(store.draft.prices[0]).toBe(1_000)
    expect(store.draft).toMatchObject({ least: 100, laterMinimum: 10_000 })
    root.member.patch({ totalRecharge: store.draft.least })
    expect(store.draft.prices[0]).toBe(10_000)
    expect(store.draft).toMatchObject({ least: 10_000, laterMinimum: null })
  })

  it('[WALL-03] takes a typed amount where the channel allows it, and says what is wrong with one', async () => {
    const { store } = await opened()
    const { draft } = store
    draft.entry.type('12.34', typedAmount('12.34', 'en-US'))
    expect(draft).toMatchObject({ price: 1_234, fault: null })
    draft.entry.type('1.234,50', typedAmount('1.234,50', 'pt-BR'))
    expect(draft).toMatchObject({ price: 123_450, fault: null })
    draft.entry.type('0.99', typedAmount('0.99', 'en-US'))
    expect(draft.fault).toBe('belowMinimum')
    draft.entry.type('10000.01', typedAmount('10000.01', 'en-US'))
    expect(draft.fault).toBe('aboveMaximum')
    draft.entry.type('lots', typedAmount('lots', 'en-US'))
    expect(draft.fault).toBe('unreadable')
    draft.choose('voucher')
    expect(draft).toMatchObject({ canType: false, price: 5_000 })
  })

  it('[WALL-05] says to the cent what the order then gives', async () => {
    const { store, orders } = await opened()
    store.draft.entry.type('33.33', typedAmount('33.33', 'en-US'))
    const stop = store.subscribe()
    await settle()
    stop()
    const said = store.sum
    await store.pay()
    const [order] = await orders()
    expect(order).toMatchObject({ price: 3_333, bonus: said?.bonus, fee: said?.fee, turnover: said?.turnover.total })
    expect(said?.arrives).toBe(6_666)
  })

  it('[WALL-04] asks for a phone or a card first where the configuration wants one', async () => {
    const { store, root, backend } = await opened()
    expect(store.asksFirst).toBeNull()
    await createControls(backend).config('isDepositBank:1')
    await root.config.load()
    expect(store.asksFirst).toBe('card')
  })
})

describe('[WALL-05] one tap makes one order', () => {
  it('when tapped twice', async () => {
    const { store, orders } = await opened()
    const [first, second] = await Promise.all([store.pay(), store.pay()])
    expect(first).toMatch(/^\/wallets\/order\/o/)
    expect(second).toBeNull()
    expect(await orders()).toHaveLength(1)
  })

  it('when tapped again on the way to the order, whose page is still loading', async () => {
    const { store, orders } = await opened()
    store.draft.entry.type('33.33', typedAmount('33.33', 'en-US'))
    const leave = store.subscribe()
    await store.pay()
    expect(store.draft.price).toBe(3_333)
    expect(await store.pay()).toBeNull()
    expect(await orders()).toHaveLength(1)
    leave()
    expect(store.draft.entry.typed).toBeNull()
    expect(await store.pay()).toMatch(/^\/wallets\/order\/o/)
    expect(await orders()).toHaveLength(2)
  })

  it('when tapped in two tabs', async () => {
    const first = await opened()
    const second = await opened({ backend: first.backend })
    first.hold('rechargeOrder')
    const paying = first.store.pay()
    const { 'deposit-request': kept = '' } = Object.fromEntries(first.local)
    second.otherTab('deposit-request', kept)
    const page = await second.store.pay()
    expect(page).toMatch(/^\/wallets\/order\/o/)
    expect(await second.orders()).toHaveLength(1)
    first.root.session.logout()
    await Promise.race([paying, settle()])
  })

  it.each(['lost', 'timeout', 'http500', 'offline'])('when the reply gets lost: %s', async (fault) => {
    const { store, orders, fault: add, pass } = await opened()
    add(`rechargeOrder:${fault}*1`)
    const paying = store.pay()
    await settle()
    pass(60_000)
    const page = await paying
    const made = await orders()
    // What did not happen can be tapped again, and then happens once.
    if (made.length === 0) {
      expect([page, store.order.state.name]).toEqual([null, 'notApplied'])
      expect(await store.pay()).toMatch(/^\/wallets\/order\/o/)
      expect(await orders()).toHaveLength(1)
    } else expect(page).toBe(`/wallets/order/${made[0]?.orderId}`)
  })

  it('when nothing can be read either: the order’s page finds it by its request', async () => {
    const { store, orders, fault, root, backend } = await opened()
    fault('rechargeOrder:lost*1,rechargeOrderStatus:offline*1')
    const page = (await store.pay()) ?? ''
    expect(page).toMatch(/^\/wallets\/order\/r-/)
    expect(store.order.state.name).toBe('unknown')
    store.draft.entry.type('77.00', typedAmount('77.00', 'en-US'))
    const order = root.feature(DepositOrderStore).order(page.replace('/wallets/order/', ''))
    await order.load()
    expect(order.value?.order).toMatchObject({ status: DEPOSIT_STATUS.pending })
    expect(store.order.state.name).toBe('idle')
    expect(store.draft.entry.typed).toBeNull()
    expect(await orders()).toHaveLength(1)
    expect(backend.log.list().filter(({ endpoint }) => endpoint === depositCreate.name)).toHaveLength(1)
  })

  it('when nothing can be read either and it is tapped again: that finds it', async () => {
    const { store, orders, fault, calls } = await opened()
    fault('rechargeOrder:lost*1,rechargeOrderStatus:offline*2')
    const page = await store.pay()
    expect(await store.pay()).toBe(page)
    expect(await store.pay()).toMatch(/^\/wallets\/order\/o/)
    expect(await orders()).toHaveLength(1)
    expect(calls('rechargeOrder')).toHaveLength(1)
  })

  it.each([false, true])('when another order is read meanwhile, after a reload: %s', async (reloaded) => {
    const { store, fault, root, local, backend } = await opened()
    const other = (await store.pay())?.replace('/wallets/order/', '') ?? ''
    await root.feature(DepositOrderStore).cancel.send(other)
    await root.feature(DepositOrderStore).order(other).load()
    fault('rechargeOrder:lost*1,rechargeOrderStatus:offline*1')
    await store.pay()
    const next = reloaded ? await opened({ backend, kept: Object.fromEntries(local) }) : { store, root }
    await next.root.feature(DepositOrderStore).order(other).load()
    expect(next.store.order.state.name).toBe(reloaded ? 'idle' : 'unknown')
    expect(await next.store.pay()).toMatch(/^\/wallets\/order\/o/)
    const made = await root.api.call(depositRecord, { pageNum: 1, pageSize: 100 })
    expect(made.ok && made.value.list.map(({ status }) => status)).toEqual([
      DEPOSIT_STATUS.pending,
      DEPOSIT_STATUS.cancelled,
    ])
  })

  it('a refusal is said and frees the request', async () => {
    const { store, fault, local } = await opened()
    fault('rechargeOrder:3015*1')
    expect(await store.pay()).toBeNull()
    expect(store.order.state).toMatchObject({ name: 'refused', failure: { code: 3015 } })
    expect(local.has('deposit-request')).toBe(false)
  })

  it('leads nowhere once its page was left; the next visit begins anew', async () => {
    const { store, orders, hold } = await opened()
    const leave = store.subscribe()
    store.draft.entry.type('77.00', typedAmount('77.00', 'en-US'))
    const { release } = hold('rechargeOrder')
    const paying = store.pay()
    await settle()
    leave()
    release()
    expect(await paying).toBeNull()
    expect(await orders()).toHaveLength(1)
    const leaveAgain = store.subscribe()
    expect(store.order.isBusy()).toBe(false)
    expect(store.draft.entry.typed).toBeNull()
    leaveAgain()
  })

  it('a refusal is over with the visit', async () => {
    const { store, fault } = await opened()
    fault('rechargeOrder:3015*1')
    const leave = store.subscribe()
    store.draft.entry.type('77.00', typedAmount('77.00', 'en-US'))
    await store.pay()
    leave()
    expect(store.order.state.name).toBe('idle')
    expect(store.draft.entry.typed).toBe('77.00')
  })

  it('[SESS-02] 401 logs out and leaves nothing of the deposit', async () => {
    const { store, fault, root, local } = await opened()
    root.start()
    store.draft.entry.type('77.00', typedAmount('77.00', 'en-US'))
    fault('rechargeOrder:401*1')
    expect(await store.pay()).toBeNull()
    expect(root.session.signedIn).toBe(false)
    expect(store.draft.entry.typed).toBeNull()
    expect(local.has('deposit-request')).toBe(false)
  })
})
