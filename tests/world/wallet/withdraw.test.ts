import { describe, expect, it } from 'vitest'
import { nextDay } from '../../../mocks/world/core/clock'
import { post } from '../../../mocks/world/core/ledger'
import { countTurnover } from '../../../mocks/world/vip/turnover'
import { TURNOVER } from '../../../mocks/world/wallet/deposit/depositRule'
import { MOST_CARDS } from '../../../mocks/world/wallet/withdraw/cards'
import { withdrawMagic, withdrawMethods } from '../../../mocks/world/wallet/withdraw/withdrawTable'
import { getAfterLoginInfoWeb } from '../../../src/contract/config'
import { WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import { getMail2 } from '../../../src/contract/mail'
import { addBankInfo, bankInfoList, modifyBankInfo } from '../../../src/contract/wallet/cards'
import { safeboxPassword } from '../../../src/contract/wallet/safebox'
import { exchange, exchangeRecord, exchangeStatus, getExchange } from '../../../src/contract/wallet/withdraw'
import { type Visit, visit } from '../core/support'
import { coinOf, deposit, expectLedgerInvariants, moves, withdrawBody } from './walletSupport'

const card = { bankName: 'Northbank', holder: 'Pip Vale', accountNo: '1234 5678-9012' }
const latest = (at: Visit) => at.call(exchangeRecord, { pageNum: 1, pageSize: 1 }).list[0]

describe('a withdrawal', () => {
  it('[WALL-04] holds the amount at once and goes through its steps to paid', () => {
    const at = visit('regular')
    const before = coinOf(at)
    const { order, coin } = at.call(exchange, withdrawBody(at, 100_000))
    expect(order).toMatchObject({ status: WITHDRAW_STATUS.requested, amount: 100_000, fee: 1_000 })
    expect(order.accountMasked).toMatch(/^\*{4} \d{4}$/)
    expect(coin).toBe(before - 100_000)
    expect(coinOf(at)).toBe(coin)
    const seen = ['1m', '5m', '4m'].map((span) => {
      at.wait(span)
      return latest(at)?.status
    })
    expect(seen).toEqual([WITHDRAW_STATUS.reviewing, WITHDRAW_STATUS.approved, WITHDRAW_STATUS.paid])
    const times = latest(at)?.timeline.map(({ time }) => (time - order.createTime) / 60_000)
    expect(times).toEqual([0, 1, 6, 10])
    expect(coinOf(at)).toBe(coin)
    expectLedgerInvariants(at.world, at.player)
  })

  it('[QA-01] with a magic amount is rejected or fails, and everything held is returned once', () => {
    for (const [cents, outcome] of Object.entries(withdrawMagic)) {
      const at = visit('regular')
      const before = { coin: coinOf(at), exchange: at.player.totalExchange, left: at.call(getExchange, {}).leftToday }
      at.call(exchange, withdrawBody(at, 100_000 + Number(cents)))
      at.wait('24h')
      if (outcome === 'late') continue
      expect(latest(at)).toMatchObject({ status: WITHDRAW_STATUS[outcome] })
      expect(latest(at)?.reason).not.toBe('')
      expect(coinOf(at)).toBe(before.coin)
      expect(at.player.totalExchange).toBe(before.exchange)
      const returned = moves(at, 'withdraw.returned').filter(({ ref }) => ref === latest(at)?.orderId)
      expect(returned).toHaveLength(1)
      const kinds = at.call(getMail2, { pageNum: 1, pageSize: 10 }).list.map(({ kind }) => kind)
      expect(kinds.includes('withdrawalFailed')).toBe(outcome === 'failed')
      expect(kinds.includes('withdrawalRejected')).toBe(outcome === 'rejected')
      expectLedgerInvariants(at.world, at.player)
    }
  })

  it('[WALL-04] may take longer than expected; until then it is among the open ones', () => {
    const at = visit('regular')
    const { order } = at.call(exchange, withdrawBody(at, 100_019))
    at.call(exchange, withdrawBody(at, 20_000))
    const open = () => at.call(getExchange, {}).open?.map(({ amount, status }) => [amount, status])
    const { requested, approved } = WITHDRAW_STATUS
    expect(open()).toEqual([
      [20_000, requested],
      [100_019, requested],
    ])
    at.wait('29m')
    expect(open()).toEqual([[100_019, approved]])
    expect(at.world.now).toBeGreaterThan(order.expectTime)
    at.wait('1m')
    expect(open()).toEqual([])
  })

  it('[WALL-04] a failed withdrawal does not count for its day', () => {
    const at = visit('regular')
    const { leftToday, countLeftToday } = at.call(getExchange, {})
    at.call(exchange, withdrawBody(at, 100_013))
    expect(at.call(getExchange, {})).toMatchObject({
      leftToday: leftToday - 100_013,
      countLeftToday: countLeftToday - 1,
    })
    at.wait('10m')
    expect(at.call(getExchange, {})).toMatchObject({ leftToday, countLeftToday })
  })

  it('[WALL-04] that is rejected on the day after counts for neither day', () => {
    const at = visit('regular')
    const toMidnight = Math.round((nextDay(at.world.now) - at.world.now) / 60_000)
    at.wait(`${toMidnight - 3}m`)
    at.call(exchange, withdrawBody(at, 100_013))
    at.wait('4m')
    const { leftToday, countLeftToday } = at.call(getExchange, {})
    at.call(exchange, withdrawBody(at, 20_000))
    at.wait('10m')
    expect(at.call(exchangeRecord, { pageNum: 1, pageSize: 2 }).list[1]?.status).toBe(WITHDRAW_STATUS.rejected)
    expect(at.call(getExchange, {})).toMatchObject({
      leftToday: leftToday - 20_000,
      countLeftToday: countLeftToday - 1,
    })
  })

  it('[MOCK-03] repeated gives its first reply and takes the money once', () => {
    const at = visit('regular')
    const before = coinOf(at)
    const body = withdrawBody(at, 50_000)
    const first = at.call(exchange, body)
    expect(at.call(exchange, body)).toEqual(first)
    at.wait('1h')
    expect(at.call(exchange, body)).toEqual(first)
    expect(coinOf(at)).toBe(before - 50_000)
  })

  it('[WALL-04] has limits of each day, by the VIP level', () => {
    const at = visit('regular')
    const { leftToday, countLeftToday } = at.call(getExchange, {})
    expect(leftToday).toBe(300_000)
    at.refused(exchange, withdrawBody(at, leftToday + 1), 'dailyLimit')
    for (let turn = 0; turn < countLeftToday; turn++) at.call(exchange, withdrawBody(at, 10_000))
    at.refused(exchange, withdrawBody(at, 10_000), 'dailyLimit')
    expect(at.call(getExchange, {})).toMatchObject({ withdrawable: 0, countLeftToday: 0 })
    at.wait('24h')
    expect(at.call(getExchange, {})).toMatchObject({ leftToday, countLeftToday, withdrawable: leftToday })
    at.call(exchange, withdrawBody(at, 10_000))
  })

  it('[WALL-04] is refused by method, card, amount, password and coin', () => {
    const at = visit('vip5')
    for (const method of ['nothing', '__proto__'])
      at.refused(exchange, withdrawBody(at, 10_000, method), 'unknownChannel')
    at.refused(exchange, { ...withdrawBody(at, 10_000), bankId: 'b-none' }, 'notFound')
    for (const { key, min, max } of withdrawMethods) {
      at.refused(exchange, withdrawBody(at, min - 1, key), 'belowMinimum')
      at.refused(exchange, withdrawBody(at, max + 1, key), 'aboveMaximum')
    }
    at.refused(exchange, withdrawBody(at, -5_000), 'belowMinimum')
    at.call(safeboxPassword, { password: '135790' })
    expect(at.call(getExchange, {}).needsSafeboxPassword).toBe(true)
    at.refused(exchange, withdrawBody(at, 10_000), 'wrongSafeboxPassword')
    at.refused(exchange, { ...withdrawBody(at, 10_000), safeboxPassword: '000000' }, 'wrongSafeboxPassword')
    at.call(exchange, { ...withdrawBody(at, 10_000), safeboxPassword: '135790' })
    const broke = visit('broke')
    broke.refused(exchange, withdrawBody(broke, 10_000), 'notEnoughCoin')
    const bare = visit('newcomer')
    bare.refused(exchange, withdrawBody(bare, 10_000), 'badRequest')
    bare.refused(exchange, { ...withdrawBody(bare, 10_000), bankId: 'b' }, 'cardNeeded')
  })

  it('[WALL-04] needs the turnover of deposits and bonuses first', () => {
    const at = visit('newcomer')
    at.call(addBankInfo, card)
    deposit(at, 10_000)
    const needed = TURNOVER.deposit * 10_000 + TURNOVER.bonus * 10_000
    expect(at.call(getExchange, {})).toMatchObject({ turnoverNeeded: needed, turnoverLeft: needed, withdrawable: 0 })
    at.refused(exchange, withdrawBody(at, 5_000), 'turnoverOpen')
    countTurnover(at.world, at.player, { gameType: 1, bet: needed - 1 })
    at.refused(exchange, withdrawBody(at, 5_000), 'turnoverOpen')
    countTurnover(at.world, at.player, { gameType: 1, bet: 1 })
    expect(at.call(getExchange, {})).toMatchObject({ turnoverLeft: 0, withdrawable: 20_000 })
    at.call(exchange, withdrawBody(at, 5_000))
  })

  it('[WALL-04] holds only the deposit and its bonus, to the cent, while the rest is free', () => {
    const at = visit('regular')
    const { coin: free } = at.call(getExchange, {})
    deposit(at, 10_000)
    const held = coinOf(at) - free
    const info = at.call(getExchange, {})
    expect(info).toMatchObject({ coin: free + held, held, withdrawable: Math.min(free, info.leftToday) })
    at.call(exchange, withdrawBody(at, 10_000))
    expect(at.call(getExchange, {})).toMatchObject({ held, coin: free - 10_000 + held })
    // Free coin is played first; what is lost beyond it comes out of what is held.
    post(at.world, at.player, 'coin', -(free - 10_000), 'bet', 'r')
    expect(at.call(getExchange, {})).toMatchObject({ held, coin: held, withdrawable: 0 })
    at.refused(exchange, withdrawBody(at, held), 'turnoverOpen')
    post(at.world, at.player, 'coin', -1, 'bet', 'r')
    expect(at.call(getExchange, {})).toMatchObject({ held: held - 1, withdrawable: 0 })
    countTurnover(at.world, at.player, { gameType: 1, bet: info.turnoverLeft })
    expect(at.call(getExchange, {})).toMatchObject({ held: 0, withdrawable: held - 1 })
  })

  it('[WALL-04] counts bets by the house edge of their games, and drops the requirement when everything is lost', () => {
    const at = visit('newcomer')
    deposit(at, 1_000)
    countTurnover(at.world, at.player, { gameType: 5, bet: 1_000 })
    expect(at.call(getExchange, {}).turnoverLeft).toBe((TURNOVER.deposit + TURNOVER.bonus) * 1_000 - 100)
    const lost = visit('broke')
    lost.player.state.wagering = { needed: 9_000_000, done: 5, held: 0, bonus: 0 }
    deposit(lost, 10_000)
    expect(lost.call(getExchange, {}).turnoverNeeded).toBeLessThan(1_000_000)
  })

  it('[WALL-04] is in the record, newest first, by status too', () => {
    expect(visit('newcomer').call(exchangeRecord, { pageNum: 1, pageSize: 20 })).toMatchObject({ list: [], pages: 0 })
    const at = visit('whale')
    const all = at.call(exchangeRecord, { pageNum: 1, pageSize: 100 })
    const times = all.list.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const failed = at.call(exchangeRecord, { pageNum: 1, pageSize: 100, status: WITHDRAW_STATUS.failed })
    expect(failed.list.length).toBeGreaterThan(3)
    expect(new Set(failed.list.map(({ status }) => status))).toEqual(new Set([WITHDRAW_STATUS.failed]))
  })
})

it('[WALL-04] a withdrawal is found by its id and by its request, with its bank as it was', () => {
  const at = visit('regular')
  const body = withdrawBody(at, 50_000)
  expect(at.call(exchangeStatus, { requestId: body.requestId })).toEqual({ order: null, coin: coinOf(at) })
  const { order } = at.call(exchange, body)
  const { bankId, bankName, holder } = at.call(bankInfoList, {}).appUserBankList[0] ?? {}
  if (!bankId || !holder) throw new Error('the regular has cards')
  at.call(modifyBankInfo, { bankId, bankName: 'Other Bank', holder, accountNo: '777777' })
  const found = { order: { ...order, bankName, methodName: 'Express payout' }, coin: coinOf(at) }
  expect(at.call(exchangeStatus, { requestId: body.requestId })).toEqual(found)
  expect(at.call(exchangeStatus, { orderId: order.orderId })).toEqual(found)
  expect(order.expectTime - order.createTime).toBe(10 * 60_000)
  expect(at.call(exchangeStatus, {})).toMatchObject({ order: null })
})

describe('bank cards', () => {
  it('[WALL-04] are all in the name of the first', () => {
    const at = visit('newcomer')
    expect(at.call(bankInfoList, {})).toMatchObject({ appUserBankList: [], holder: '', most: MOST_CARDS })
    const { bankId } = at.call(addBankInfo, card).appUserBank
    expect(at.call(bankInfoList, {})).toMatchObject({ holder: 'Pip Vale' })
    at.refused(addBankInfo, { ...card, accountNo: '88888888', holder: 'Ann Reed' }, 'holderDiffers')
    at.refused(modifyBankInfo, { ...card, bankId, holder: 'Ann Reed' }, 'holderDiffers')
    const second = { ...card, accountNo: '88888888', holder: 'PIP VALE' }
    expect(at.call(addBankInfo, second).appUserBank.holder).toBe('Pip Vale')
  })

  it('[WALL-04] are added with their number masked; the first is the default', () => {
    const at = visit('newcomer')
    const { appUserBank, appUserBankList } = at.call(addBankInfo, card)
    expect(appUserBank).toMatchObject({ bankName: 'Northbank', accountMasked: '**** 9012', isDefault: true })
    expect(appUserBankList).toEqual([appUserBank])
    expect(JSON.stringify(at.send('getAfterLoginInfoWeb', { version: '', os: '', deviceModel: '' }))).not.toContain(
      '5678',
    )
    const second = at.call(addBankInfo, { ...card, accountNo: 'GB12DEMO99', isDefault: true })
    expect(second.appUserBankList.map(({ isDefault }) => isDefault)).toEqual([false, true])
    const { appGameDataUser } = at.call(getAfterLoginInfoWeb, { version: '', os: '', deviceModel: '' })
    expect(appGameDataUser).toMatchObject({ appUserBank: second.appUserBank, appUserBankList: second.appUserBankList })
  })

  it('[WALL-04] can be changed; a masked number stays unchanged', () => {
    const at = visit('newcomer')
    const { bankId, accountMasked } = at.call(addBankInfo, card).appUserBank
    const changed = at.call(modifyBankInfo, {
      bankId,
      bankName: 'Civic Bank',
      holder: ' Pip  Vale ',
      accountNo: accountMasked,
    })
    expect(changed.appUserBank).toMatchObject({ bankName: 'Civic Bank', holder: 'Pip Vale', accountMasked })
    at.call(modifyBankInfo, { bankId, ...card, accountNo: '' })
    expect(at.player.state.cards?.[0]?.accountNo).toBe('123456789012')
    at.call(modifyBankInfo, { bankId, ...card, accountNo: '777777' })
    const other = visit('newcomer')
    expect(other.call(addBankInfo, card).appUserBank.accountMasked).toBe('**** 9012')
    expect(at.call(addBankInfo, card).appUserBankList).toHaveLength(2)
  })

  it('[WALL-04] belong to one player, and are at most five', () => {
    const at = visit('newcomer')
    at.call(addBankInfo, card)
    at.refused(addBankInfo, { ...card, accountNo: '123456789012' }, 'cardTaken')
    const { bankId } = at.call(addBankInfo, { ...card, accountNo: '88888888' }).appUserBank
    at.refused(modifyBankInfo, { bankId, ...card }, 'cardTaken')
    at.refused(modifyBankInfo, { ...card, bankId: 'b-none' }, 'notFound')
    for (let more = 2; more < MOST_CARDS; more++) at.call(addBankInfo, { ...card, accountNo: `9000000${more}` })
    at.refused(addBankInfo, { ...card, accountNo: '66666666' }, 'tooManyCards')
  })

  it.each([
    { accountNo: '12345' },
    { accountNo: '1'.repeat(25) },
    { accountNo: '12345<script>' },
    { bankName: '  ' },
    { holder: '' },
    { holder: 'x'.repeat(61) },
  ])('[AUTH-02] are refused with %o', (wrong) => {
    visit('newcomer').refused(addBankInfo, { ...card, ...wrong }, 'badRequest')
  })
})
