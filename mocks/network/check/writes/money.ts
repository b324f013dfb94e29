import { playBreak, playCare, playLimit, playReminder } from '../../../../src/contract/care'
import { DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import { startGame } from '../../../../src/contract/game/game'
import { refreshData } from '../../../../src/contract/member'
import { addBankInfo, modifyBankInfo } from '../../../../src/contract/wallet/cards'
import {
  depositCancel,
  depositCreate,
  depositPaid,
  depositRecord,
  depositStatus,
} from '../../../../src/contract/wallet/deposit'
import { appUserCoinDetail } from '../../../../src/contract/wallet/ledger'
import {
  safeboxMove,
  safeboxOpen,
  safeboxPassword,
  safeboxReset,
  safeboxStatus,
} from '../../../../src/contract/wallet/safebox'
import { exchange, exchangeRecord, getExchange } from '../../../../src/contract/wallet/withdraw'
import type { Checker } from '../checker'
import { configOf, NO_ID, PAGE, type Step, step } from '../step'
import { userOf } from './play'

const coinOf = async (check: Checker): Promise<number> => (await check.call(refreshData, {})).coin

/** The smallest amount that a channel takes. */
const smallestDeposit = async (check: Checker) => {
  const { appRechargeTypeMap, appRechargeItemMap, appRechargeTypeItemMap } = await configOf(check)
  const offers = Object.values(appRechargeTypeMap).flatMap(({ id, minAmount = 100, minAmount2 = 10_000 }) =>
    (appRechargeTypeItemMap[id] ?? []).flatMap((itemId) => {
      const price = appRechargeItemMap[itemId]?.price ?? 0
      return price >= Math.max(minAmount, minAmount2) ? [{ channelId: id, itemId, price }] : []
    }),
  )
  return offers.sort((a, b) => a.price - b.price)[0]
}

/** Deposits, withdrawals, cards and limits; no money is moved outside the account. */
export const money: readonly Step[] = [
  step([addBankInfo, modifyBankInfo], async (check, { name, own }) => {
    if (!own) {
      for (const call of [addBankInfo, modifyBankInfo]) check.skip(call, 'a card stays on an account that is not ours')
      return
    }
    const { min } = (await configOf(check)).lengthLimits.withdrawAccount
    const accountNo = name.replace(/\D/g, '').padStart(Math.max(min, 12), '7')
    const { appUserBank } = await check.call(addBankInfo, {
      bankName: 'Northbank',
      holder: 'Contract Check',
      accountNo,
    })
    const { bankId } = appUserBank
    const hidden = !appUserBank.accountMasked.includes(accountNo)
    check.expect(hidden, addBankInfo, 'effect', 'the account number is not masked')
    await check.call(modifyBankInfo, { bankId, bankName: 'Civic Bank', holder: 'Contract Check', accountNo })
    const shown = (await userOf(check)).appUserBankList.find((card) => card.bankId === bankId)
    check.expect(shown !== undefined, addBankInfo, 'effect', 'the card is missing from appUserBankList')
    check.expect(shown?.bankName === 'Civic Bank', modifyBankInfo, 'effect', 'the new bank is not shown')
  }),
  step([depositCreate, depositStatus, depositRecord, depositCancel, depositPaid], async (check, { run }) => {
    const offer = await smallestDeposit(check)
    if (!offer) return check.fail(depositCreate, 'empty', 'no channel has an amount that it takes')
    const { price, ...item } = offer
    const coin = await coinOf(check)
    const request = { ...item, requestId: run }
    const { order } = await check.call(depositCreate, request)
    const { orderId } = order
    const opened = order.status === DEPOSIT_STATUS.pending && order.price === price
    check.expect(opened, depositCreate, 'effect', `the order has status ${order.status} and price ${order.price}`)
    const again = await check.call(depositCreate, request)
    check.expect(again.order.orderId === orderId, depositCreate, 'effect', 'the same requestId opens a second order')
    const { list } = await check.call(depositRecord, PAGE)
    const listed = list.filter((row) => row.orderId === orderId).length
    check.expect(listed === 1, depositRecord, 'effect', `the new order is listed ${listed} times`)
    const read = await check.call(depositStatus, { orderId })
    check.expect(read.order?.orderId === orderId, depositStatus, 'effect', 'another order is shown')
    await check.call(depositCancel, { orderId })
    const status = (await check.call(depositStatus, { orderId })).order?.status
    check.expect(status === DEPOSIT_STATUS.cancelled, depositCancel, 'effect', `the order's status is ${status}`)
    // Only here: it would report a payment that no one made.
    await check.refused(depositPaid, { orderId }, 'for a cancelled order')
    check.expect((await coinOf(check)) === coin, depositCancel, 'effect', 'a cancelled deposit changes the coin')
  }),
  step([exchange], async (check, { run }) => {
    const { methods, coin } = await check.call(getExchange, {})
    const bankId = (await userOf(check)).appUserBankList[0]?.bankId ?? NO_ID
    const method = methods[0]?.key ?? NO_ID
    const before = (await check.call(exchangeRecord, PAGE)).list.length
    const request = { method, bankId, requestId: run }
    await check.refused(exchange, { ...request, amount: coin + 1_000_000 }, 'for more than the balance')
    const after = (await check.call(exchangeRecord, PAGE)).list.length
    check.expect(after === before, exchange, 'effect', 'a refused withdrawal is recorded')
    check.expect((await coinOf(check)) === coin, exchange, 'effect', 'a refused withdrawal changes the coin')
  }),
  step([safeboxPassword, safeboxMove, safeboxStatus, safeboxOpen, safeboxReset], async (check, { own, run }) => {
    const { min, max } = (await configOf(check)).lengthLimits.safeboxPassword
    const password = '739264815'.slice(0, Math.max(min, Math.min(max, 6)))
    if (own) await check.call(safeboxPassword, { password })
    else for (const call of [safeboxPassword, safeboxOpen, safeboxReset]) check.skip(call, 'the account is not ours')
    const { coin, safebox = 0 } = await check.call(refreshData, {})
    const request = (what: string, amount: number) => ({ amount, requestId: `${run}-${what}` })
    await check.refused(safeboxMove, request('all', coin + 1), 'for more than the balance')
    if (!own || coin === 0) return
    const booked = new Set((await check.call(appUserCoinDetail, PAGE)).list.map(({ id }) => id))
    const inward = request('in', 1)
    for (const time of ['once', 'again with the same requestId']) {
      const moved = await check.call(safeboxMove, inward)
      const right = moved.coin === coin - 1 && moved.safebox === safebox + 1
      const what = `${time}, of ${coin} and ${safebox} it makes ${moved.coin} and ${moved.safebox}`
      check.expect(right, safeboxMove, 'effect', what)
    }
    const { list } = await check.call(appUserCoinDetail, PAGE)
    const times = list.filter(({ id }) => !booked.has(id)).length
    check.expect(times === 1, safeboxMove, 'effect', `one request is booked ${times} times in appUserCoinDetail`)
    for (const [what, made] of [
      ['in', true],
      ['none', false],
    ] as const) {
      const { moved } = await check.call(safeboxStatus, { requestId: `${run}-${what}` })
      check.expect(
        moved === made,
        safeboxStatus,
        'effect',
        `a move that was ${made ? '' : 'never '}made is said otherwise`,
      )
    }
    await check.refused(safeboxMove, request('out', -1), 'without the safe-box password')
    await check.refused(safeboxReset, { accountPassword: NO_ID, password }, 'without the account’s password')
    const wrong = await check.call(safeboxOpen, { password: password.replaceAll('7', '0') })
    check.expect(!wrong.right, safeboxOpen, 'effect', 'a wrong password is right')
    const { right } = await check.call(safeboxOpen, { password })
    check.expect(right, safeboxOpen, 'effect', 'the right password is wrong')
    await check.call(safeboxMove, { ...request('back', -1), password })
    check.expect((await coinOf(check)) === coin, safeboxMove, 'effect', 'in and out again changes the coin')
  }),
  step([playLimit], async (check) => {
    const amount = 500_000
    await check.call(playLimit, { period: 'month', amount })
    const { limits } = await check.call(playCare, {})
    const month = limits.find(({ period }) => period === 'month')
    check.expect(
      month?.amount === amount,
      playLimit,
      'effect',
      `playCare shows the limit ${month?.amount ?? 'not at all'}`,
    )
  }),
  step([playReminder], async (check) => {
    await check.call(playReminder, { minutes: 15 })
    const { minutes } = (await check.call(playCare, {})).reminder
    check.expect(minutes === 15, playReminder, 'effect', `playCare shows ${minutes} minutes`)
  }),
]

/** Last, because the account can do little afterward. */
export const takeBreak: Step = step([playBreak], async (check, { own }) => {
  if (!own) return check.skip(playBreak, 'it would lock an account that is not ours')
  const { breakUntil } = await check.call(playBreak, { length: '24h' })
  const shown = (await check.call(playCare, {})).breakUntil
  check.expect(shown === breakUntil, playBreak, 'effect', `playCare shows a break until ${shown}`)
  const game = (await configOf(check)).appGameList?.find(({ status }) => status === 1)
  await check.refused(startGame, { gameId: game?.id ?? 1 }, 'during a break')
})
