import { describe, expect, it } from 'vitest'
import { balanceOf } from '../../../mocks/world/core/ledger'
import { providerAnswer } from '../../../mocks/world/tester/calls'
import { addCoupon } from '../../../mocks/world/wallet/coupon/coupons'
import { depositMagic } from '../../../mocks/world/wallet/deposit/depositTable'
import { accountLogin } from '../../../src/contract/auth'
import { getTaskUser } from '../../../src/contract/bonus'
import { playBreak, playLimit } from '../../../src/contract/care'
import { CLAIM, DEPOSIT_STATUS } from '../../../src/contract/core/enums'
import { addBankInfo } from '../../../src/contract/wallet/cards'
import {
  depositCancel,
  depositCreate,
  depositPaid,
  depositRecord,
  depositStatus,
} from '../../../src/contract/wallet/deposit'
import { NOON, visit, visitor } from '../core/support'
import { coinOf, deposit, expectLedgerInvariants, freshRequest, moves, order } from './walletSupport'

const status = (at: ReturnType<typeof visit>, orderId: string) => at.call(depositStatus, { orderId })
const orderBody = (price: number, channelId = 'instant') => ({
  channelId,
  itemId: `i${price}`,
  requestId: freshRequest(),
})

describe('a deposit', () => {
  it('[WALL-05] is pending, then paid by itself after the channel’s time: coin, bonus and totalRecharge follow', () => {
    const at = visit('newcomer')
    const opened = order(at, 5_000)
    expect(opened).toMatchObject({
      status: DEPOSIT_STATUS.pending,
      price: 5_000,
      bonus: 5_000,
      bonusKind: 1,
      payTo: '',
    })
    expect(opened.expireTime).toBe(NOON + 3_600_000)
    at.wait('9s')
    expect(status(at, opened.orderId)).toMatchObject({ coin: 0, order: { status: DEPOSIT_STATUS.pending } })
    at.wait('1s')
    expect(status(at, opened.orderId)).toMatchObject({
      coin: 10_000,
      order: { status: DEPOSIT_STATUS.paid, doneTime: NOON + 10_000, bonuses: [{ kind: 1, amount: 5_000 }] },
    })
    expect(at.player.totalRecharge).toBe(5_000)
    expect(moves(at, 'deposit.paid').map(({ amount, ref }) => [amount, ref])).toEqual([[5_000, opened.orderId]])
    expect(moves(at, 'deposit.bonus').map(({ amount }) => amount)).toEqual([5_000])
    expectLedgerInvariants(at.world, at.player)
  })

  it('[WALL-05] says what it granted besides money: the spin of the day and the tasks that it finished', () => {
    const at = visit('newcomer')
    const first = order(at, 5_000)
    expect(first.granted).toBeUndefined()
    at.wait('10s')
    const { tasks, spins } = status(at, first.orderId).order?.granted ?? {}
    expect(spins).toBe(0)
    expect(tasks?.map(({ title }) => title)).toEqual(['Deposit 20.00', 'Make a deposit'])
    const done = at.call(getTaskUser, {}).list.filter(({ state }) => state === CLAIM.available)
    expect(done.map(({ id }) => id)).toEqual(expect.arrayContaining(tasks?.map(({ id }) => id) ?? ['none']))
    const second = deposit(at, 10_000)
    expect(status(at, second.orderId).order?.granted).toMatchObject({ spins: 1, tasks: [{ title: 'Deposit 100.00' }] })
    const third = deposit(at, 10_000)
    expect(status(at, third.orderId).order?.granted).toEqual({ spins: 0, tasks: [] })
  })

  it('[WALL-05] waits for the player’s report if they send the money themselves; a second report changes nothing', () => {
    const at = visit('newcomer')
    const { orderId, payTo, reference } = order(at, 5_000, 'bank')
    expect(payTo).not.toBe('')
    expect(reference).not.toBe('')
    at.wait('10m')
    expect(coinOf(at)).toBe(0)
    const reported = at.call(depositPaid, { orderId }).order
    expect(reported).toMatchObject({ status: DEPOSIT_STATUS.pending, paidTime: at.world.now })
    expect(at.call(depositPaid, { orderId }).order).toEqual(reported)
    at.wait('5m')
    expect(coinOf(at)).toBe(10_000)
    at.wait('24h')
    expect(coinOf(at)).toBe(10_000)
    at.refused(depositPaid, { orderId }, 'orderClosed')
    at.refused(depositCancel, { orderId }, 'orderClosed')
  })

  it('[WALL-05] expires after an hour without money, but not while money is in transit', () => {
    const at = visit('newcomer')
    const [lost, sent] = [order(at, 5_000, 'bank'), order(at, 5_000, 'bank')]
    at.wait('59m')
    at.call(depositPaid, { orderId: sent.orderId })
    at.wait('1m')
    expect(status(at, lost.orderId).order).toMatchObject({ status: DEPOSIT_STATUS.expired, doneTime: lost.expireTime })
    expect(status(at, lost.orderId).order?.reason).not.toBe('')
    expect(status(at, sent.orderId).order?.status).toBe(DEPOSIT_STATUS.pending)
    at.wait('4m')
    expect(status(at, sent.orderId).order?.status).toBe(DEPOSIT_STATUS.paid)
    at.refused(depositPaid, { orderId: lost.orderId }, 'orderClosed')
    expect(at.player.totalRecharge).toBe(5_000)
  })

  it('[WALL-05] can be canceled while it is open', () => {
    const at = visit('newcomer')
    const { orderId } = order(at, 5_000)
    const cancelled = at.call(depositCancel, { orderId }).order
    expect(cancelled.status).toBe(DEPOSIT_STATUS.cancelled)
    expect(at.call(depositCancel, { orderId }).order).toEqual(cancelled)
    at.wait('2h')
    expect(status(at, orderId).order).toEqual(cancelled)
    expect(coinOf(at)).toBe(0)
    const sent = order(at, 5_000, 'bank')
    at.call(depositPaid, { orderId: sent.orderId })
    at.refused(depositCancel, { orderId: sent.orderId }, 'orderClosed')
  })

  it.each([
    ['late', 'canceled by the player', '2h'],
    ['lost', 'canceled by the player', '10m'],
    ['late', 'expired', '2h'],
    ['lost', 'expired', '10m'],
    ['late', 'closed by an exclusion', '2h'],
    ['lost', 'closed by an exclusion', '10m'],
  ] as const)(
    '[WALL-05] a deposit whose payment was sent and comes %s arrives once, though its order was %s',
    (how, end, takes) => {
      const at = visit('newcomer')
      const { id: couponId } = addCoupon(at.world, at.player, 1010, 'test')
      const { orderId } = at.call(depositCreate, { ...orderBody(10_000), couponId, returnTo: '/' }).order
      const answer = (what: 'late' | 'lost' | 'cancel' | 'refuse') => at.call(providerAnswer, { orderId, answer: what })
      if (end === 'expired') at.wait('59m')
      answer(how)
      // Who has paid finds nothing more to do on the page.
      for (const what of ['cancel', 'refuse', how] as const) answer(what)
      expect(status(at, orderId).order?.status).toBe(DEPOSIT_STATUS.pending)
      if (end === 'expired') at.wait('1m')
      else if (end === 'canceled by the player') at.call(depositCancel, { orderId })
      else at.call(playBreak, { length: '180d' })
      expect(status(at, orderId).order?.status).not.toBe(DEPOSIT_STATUS.pending)
      expect(coinOf(at)).toBe(0)
      at.wait(takes)
      const excluded = end === 'closed by an exclusion'
      expect(status(at, orderId)).toMatchObject({
        coin: excluded ? 10_000 : 20_000,
        order: { status: DEPOSIT_STATUS.paid, bonus: excluded ? 0 : 10_000, turnover: excluded ? 0 : 360_000 },
      })
      expect(status(at, orderId).order?.reason).toBe(undefined)
      expect(balanceOf(at.player, 'coupon:1010')).toBe(1)
      at.wait('24h')
      expect(moves(at, 'deposit.paid')).toHaveLength(1)
      expectLedgerInvariants(at.world, at.player)
    },
  )

  it('[WALL-05] an order that the provider’s page or the channel itself ends is not kept open by a report', () => {
    const at = visit('newcomer')
    const paged = at.call(depositCreate, { ...orderBody(5_000), returnTo: '/' }).order
    expect(at.call(depositPaid, { orderId: paged.orderId }).order).toEqual(paged)
    at.wait('1h')
    expect(status(at, paged.orderId).order?.status).toBe(DEPOSIT_STATUS.expired)
    const { orderId } = order(at, 5_000)
    at.call(depositPaid, { orderId })
    expect(at.call(depositCancel, { orderId }).order.status).toBe(DEPOSIT_STATUS.cancelled)
  })

  it('[QA-01] has magic amounts with a fixed result', () => {
    for (const [price, outcome] of Object.entries(depositMagic)) {
      const at = visit('newcomer')
      const { orderId } = order(at, Number(price), 'voucher')
      at.wait('2h')
      expect(status(at, orderId).order?.status).toBe(DEPOSIT_STATUS[outcome])
      expect(coinOf(at)).toBe(0)
    }
  })

  it('[MOCK-03] gives a repeated request its first reply, whatever the order’s state, and acts once', () => {
    const at = visit('newcomer')
    const body = orderBody(5_000)
    const first = at.call(depositCreate, body)
    expect(at.call(depositCreate, body)).toEqual(first)
    at.wait('1m')
    expect(at.call(depositCreate, body)).toEqual(first)
    expect(at.call(depositRecord, { pageNum: 1, pageSize: 20 }).list).toHaveLength(1)
    expect(coinOf(at)).toBe(10_000)
    for (const requestId of ['__proto__', 'toString']) {
      const strange = { ...orderBody(10_000), requestId }
      const reply = at.call(depositCreate, strange)
      expect(at.call(depositCreate, strange)).toEqual(reply)
    }
  })

  it('[JACK-11] counts for the draw chance, tasks and mail', () => {
    const at = visit('newcomer')
    deposit(at, 10_000)
    expect(balanceOf(at.player, 'chance')).toBe(1)
    const mails = Object.values(at.player.state.mail?.mails ?? {})
    expect(mails.map(({ kind }) => kind)).toContain('depositPaid')
  })
})

describe('a deposit is refused', () => {
  it('[WALL-03] below the minimum, which rises after the first one while minRechargeStatus is on', () => {
    const at = visit('newcomer')
    deposit(at, 1_000)
    at.refused(depositCreate, orderBody(5_000), 'belowMinimum')
    at.world.shared.switches = { minRechargeStatus: 0 }
    expect(order(at, 5_000).price).toBe(5_000)
    at.refused(depositCreate, orderBody(1_000, 'card'), 'belowMinimum')
  })

  it('[WALL-04] without a card or a phone number, when the configuration asks for them', () => {
    const at = visit('newcomer')
    at.world.shared.switches = { isDepositBank: 1, isDepositBindMobile: 1 }
    const { mobile } = at.player
    at.player.mobile = ''
    at.refused(depositCreate, orderBody(5_000), 'mobileNeeded')
    at.player.mobile = mobile
    at.refused(depositCreate, orderBody(5_000), 'cardNeeded')
    at.call(addBankInfo, { bankName: 'Northbank', holder: 'Pip Vale', accountNo: '12345678' })
    expect(order(at, 5_000).price).toBe(5_000)
  })

  it('[WALL-03] for channels and amounts that do not exist, or not together', () => {
    const at = visit('newcomer')
    for (const channelId of ['nothing', '__proto__', 'constructor'])
      at.refused(depositCreate, orderBody(5_000, channelId), 'unknownChannel')
    at.refused(depositCreate, orderBody(5_001), 'unknownItem')
    at.refused(depositCreate, orderBody(1_000_000), 'unknownItem')
    at.refused(depositCreate, orderBody(500_000, 'qr'), 'aboveMaximum')
    at.refused(depositCreate, { ...orderBody(5_000), channelId: '' }, 'badRequest')
    at.refused(depositStatus, { orderId: '__proto__' }, 'notFound')
    at.refused(depositPaid, { orderId: 'o1' }, 'notFound')
    at.refused(depositCancel, { orderId: 'o1' }, 'notFound')
  })

  it('[WALL-04] while two are open', () => {
    const at = visit('newcomer')
    order(at, 5_000, 'bank')
    const second = order(at, 5_000)
    at.refused(depositCreate, orderBody(5_000), 'tooManyOpenOrders')
    at.call(depositCancel, { orderId: second.orderId })
    expect(order(at, 5_000).status).toBe(DEPOSIT_STATUS.pending)
  })

  it('[WALL-04] above a limit that the player has set, open orders included, until the next day', () => {
    const at = visit('newcomer')
    at.call(playLimit, { period: 'day', amount: 15_000 })
    at.refused(depositCreate, orderBody(20_000), 'depositLimit')
    order(at, 10_000)
    at.refused(depositCreate, orderBody(10_000), 'depositLimit')
    at.wait('1m')
    at.refused(depositCreate, orderBody(10_000), 'depositLimit')
    at.wait('24h')
    expect(order(at, 10_000).price).toBe(10_000)
  })

  it('[WALL-04] while the player takes a break', () => {
    const at = visit('newcomer')
    at.call(playBreak, { length: '24h' })
    at.refused(depositCreate, orderBody(5_000), 'playPaused')
    at.wait('24h')
    expect(order(at, 5_000).price).toBe(5_000)
  })

  it('[WALL-05] with a coupon that is unknown, too large, a gift, or held by another order', () => {
    const at = visit('newcomer')
    const give = (propId: number) => addCoupon(at.world, at.player, propId, 'test').id
    const [fixed, gift, percent] = [give(1203), give(1301), give(1010)]
    const by = (price: number, couponId: string) => ({ ...orderBody(price), couponId })
    at.refused(depositCreate, by(5_000, 'k-none'), 'couponUnusable')
    at.refused(depositCreate, by(5_000, fixed), 'couponUnusable')
    at.refused(depositCreate, by(5_000, gift), 'couponUnusable')
    order(at, 5_000, 'instant', percent)
    at.refused(depositCreate, by(10_000, percent), 'couponUnusable')
    at.wait('1m')
    at.refused(depositCreate, by(10_000, percent), 'couponUnusable')
  })
})

describe('the deposit record', () => {
  it('[WALL-05] is empty at first, then newest first, by state too, in pages', () => {
    const at = visit('newcomer')
    const page = (pageNum: number, of?: number) =>
      at.call(depositRecord, { pageNum, pageSize: 2, ...(of !== undefined && { status: of }) })
    expect(page(1)).toMatchObject({ list: [], pages: 0 })
    expect(page(1, 77)).toMatchObject({ list: [], pages: 0 })
    const slow = order(at, 5_000, 'bank')
    const fast = deposit(at, 5_000)
    const gone = order(at, 10_000)
    at.call(depositCancel, { orderId: gone.orderId })
    at.call(depositPaid, { orderId: slow.orderId })
    at.wait('10m')
    expect(page(1).list.map(({ orderId }) => orderId)).toEqual([gone.orderId, fast.orderId])
    expect(page(2).list.map(({ orderId }) => orderId)).toEqual([slow.orderId])
    expect(page(1).pages).toBe(2)
    expect(page(1, DEPOSIT_STATUS.paid).list.map(({ orderId }) => orderId)).toEqual([fast.orderId, slow.orderId])
    expect(page(1, DEPOSIT_STATUS.cancelled).list).toHaveLength(1)
    expect(page(1, DEPOSIT_STATUS.pending).list).toEqual([])
    expect(page(9).list).toEqual([])
  })

  it('[WALL-05] is private', () => {
    const at = visit('newcomer')
    const { orderId } = order(at, 5_000)
    const { token } = at.call(accountLogin, { account: 'regular', password: 'demo1234' })
    const otherPlayer = visitor(at.world, token)
    otherPlayer.refused(depositStatus, { orderId }, 'notFound')
  })
})
