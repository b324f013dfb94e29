import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createControls } from '../../../../mocks/network/controls/controls'
import { cents, formatCents } from '../../../../src/domain/money'
import { DepositOrderStore } from '../../../../src/stores/wallet/DepositOrderStore'
import { DepositStore } from '../../../../src/stores/wallet/DepositStore'
import { RecordStore } from '../../../../src/stores/wallet/RecordStore'
import { RewardsStore } from '../../../../src/stores/wallet/RewardsStore'
import { SafeboxStore } from '../../../../src/stores/wallet/SafeboxStore'
import { WithdrawalStore } from '../../../../src/stores/wallet/WithdrawalStore'
import { openApp } from '../../../support/app'

/** Of one walk through the stores; each run has a new one. */
const SEED = Math.floor(performance.now() * 1_000)
const seeded = `seed ${SEED}`
const ACTIONS = 10_000
const CHECKED_EVERY = 100

const KINDS = ['deposit', 'coupon', 'paid', 'cancel', 'withdraw', 'gift', 'points', 'safebox', 'bet', 'wait'] as const
const WAYS = ['bank', 'instant', 'crypto', 'card'] as const
/** Calls that a fault may hit. */
const MOVES = 'rechargeOrder rechargeOrderPaid rechargeOrderCancel exchange couponUse pointsExchange safeboxMove'.split(
  ' ',
)

const action = fc.record({
  kind: fc.constantFrom(...KINDS),
  amount: fc.constantFrom(1_000, 5_000, 10_000, 20_000, 50_000),
  turn: fc.nat(1_000),
  fault: fc.option(fc.constantFrom('lost', 'offline', 'http500'), { freq: 4 }),
})
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

const opened = async () => {
  const app = openApp({ persona: 'whale' })
  const { root, backend } = app
  const [records, rewards, withdraw] = [
    root.feature(RecordStore),
    root.feature(RewardsStore),
    root.feature(WithdrawalStore),
  ]
  const [deposits, orders] = [root.feature(DepositStore), root.feature(DepositOrderStore)]
  const safebox = root.feature(SafeboxStore)
  const controls = createControls(backend)
  await Promise.all([root.config.load(), root.member.load()])
  await Promise.all([deposits.open.load(), rewards.offers.load(), rewards.coupons.load(), withdraw.info.load()])
  await deposits.coupons.load()
  const player = () => Object.values(backend.journal.world.players).find(({ id }) => id === root.member.info?.id)
  /** One of the open orders, of which there are at most two. */
  const openAt = (turn: number) => deposits.openOrders.at(turn % 2)?.orderId ?? ''

  const acts: Record<Action['kind'], (of: Action) => Promise<unknown>> = {
    coupon: async (one) => {
      await controls.grant('coupon:1010')
      await deposits.coupons.refresh()
      deposits.draft.useCoupon(deposits.offers.at(one.turn % deposits.offers.length)?.id ?? null)
      await acts.deposit(one)
    },
    deposit: async ({ amount, turn }) => {
      // As its page does: it opens, leaves for the order, and that finds out what came of a lost reply.
      const leave = deposits.subscribe()
      deposits.draft.choose(WAYS[turn % WAYS.length] ?? '')
      deposits.draft.entry.type(formatCents(cents(amount), 'en-US'), cents(amount))
      const key = (await deposits.pay())?.replace('/wallets/order/', '')
      leave()
      if (key) await orders.order(key).load()
    },
    paid: ({ turn }) => orders.reportPayment.send(openAt(turn)),
    cancel: ({ turn }) => orders.cancel.send(openAt(turn)),
    withdraw: async ({ amount }) => {
      const bankId = player()?.state.cards?.[0]?.id ?? ''
      await withdraw.order.send({ method: 'wallet', bankId, amount })
      await withdraw.order.reconcile()
    },
    gift: async ({ turn }) => {
      const { list = [] } = rewards.coupons.value ?? {}
      await rewards.claimGift(list[turn % Math.max(1, list.length)]?.id ?? '')
    },
    points: async ({ turn }) => {
      const { offers = [] } = rewards.offers.value ?? {}
      await rewards.trade(offers[turn % Math.max(1, offers.length)]?.id ?? '')
    },
    safebox: ({ amount, turn }) => safebox.move.send({ amount: turn % 2 === 0 ? amount : -amount }),
    bet: () => controls.bet('1:5000*5'),
    wait: () => controls.clock.advance('20m'),
  }

  /** Every store says what the ledger says, to the cent. */
  const agree = async () => {
    backend.faults.clear()
    await Promise.all([
      root.member.refresh(),
      rewards.offers.refresh(),
      withdraw.info.refresh(),
      records.movements.load(),
    ])
    await Promise.all([records.deposits.load(), records.withdrawals.load()])
    const ledger = backend.journal.world.ledger[player()?.id ?? ''] ?? []
    const sumOf = (asset: string, kind?: string) =>
      ledger.reduce((sum, row) => sum + (row.asset === asset && (!kind || row.kind === kind) ? row.amount : 0), 0)
    const coin = sumOf('coin')
    expect(root.member.info?.coin, seeded).toBe(coin)
    expect(withdraw.info.value?.coin, seeded).toBe(coin)
    expect(records.movements.rows[0]?.balanceAfter, seeded).toBe(coin)
    expect(root.member.info?.safebox, seeded).toBe(sumOf('safebox'))
    expect(rewards.points, seeded).toBe(sumOf('points'))
    return { ledger, sumOf }
  }
  return { ...app, acts, agree, records, player }
}

it(`[MOCK-04] after ${ACTIONS} random money actions with faults, ledger and stores agree to the cent`, async () => {
  const app = await opened()
  await app.agree()
  const before = app.records.deposits.latest?.total?.paid.count ?? 0
  const start = app.backend.journal.world.ledger[app.player()?.id ?? '']?.length ?? 0
  const [actions = []] = fc.sample(fc.array(action, { minLength: ACTIONS, maxLength: ACTIONS, size: 'max' }), {
    seed: SEED,
    numRuns: 1,
  })
  for (const [index, one] of actions.entries()) {
    if (one.fault) app.fault(`${MOVES[one.turn % MOVES.length]}:${one.fault}*1`)
    await app.acts[one.kind](one)
    if (index % CHECKED_EVERY === 0) await app.agree()
  }
  const { ledger, sumOf } = await app.agree()
  const orders = await app.records.exportDeposits({})
  const paid = orders.ok ? orders.value.rows.filter(({ status }) => status === 1) : []
  expect(
    paid.reduce((sum, { price }) => sum + price, 0),
    seeded,
  ).toBe(sumOf('coin', 'deposit.paid'))
  expect(app.records.deposits.latest?.total?.paid.amount).toBe(sumOf('coin', 'deposit.paid'))
  const moves = new Set(ledger.slice(start).map(({ kind }) => kind))
  const countOf = (kind: string) => ledger.slice(start).filter((row) => row.kind === kind).length
  expect(countOf('coupon.used'), `coupons on deposits, ${seeded}`).toBeGreaterThan(countOf('coupon.gift'))
  expect(paid.length, `deposits paid, ${seeded}`).toBeGreaterThan(before + ACTIONS / 100)
  for (const kind of ['deposit.paid', 'withdraw.held', 'coupon.used', 'points.exchange', 'safebox.in', 'safebox.out'])
    expect([...moves]).toContain(kind)
}, 120_000)
