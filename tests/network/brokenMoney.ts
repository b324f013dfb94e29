import {
  accept,
  type BrokenServer,
  type Corruption,
  growing,
  inEach,
  type Json,
  only,
  set,
  setOfPlayer,
} from './corruptedServer'

const todo = 'shows in the next read'
const seen = new Map<string, Json>()
const AT = 1_767_268_800_000
const ORDER = {
  ...{ orderId: 'x', method: 'bank', methodName: 'Bank', bankId: 'x', bankName: 'Northbank', accountMasked: '' },
  ...{ amount: 1, fee: 0, status: 0, expectTime: AT },
}
const WITHDRAWAL = { ...ORDER, createTime: AT, timeline: [] }

/** Answers a repeated move rightly, but has booked it twice. */
const bookingTwice = (): Corruption => {
  let moves = 0
  return ({ name, reply }) => {
    if (name === 'safeboxMove' && reply['errcode'] === 0) moves++
    if (name !== 'appUserCoinDetail' || moves !== 2) return reply
    const [first, ...others] = reply['list'] as Json[]
    return { ...reply, list: [{ ...first, id: 'again' }, first, ...others] }
  }
}

/** Wrong with money. */
export const brokenMoney: Readonly<Record<string, Omit<BrokenServer, 'as'>>> = {
  'retrieves more than there is': {
    corrupt: set('retrieveBalance', { retrieved: 5 }),
    says: 'retrieveBalance: returns 5 of 0',
    todo,
  },
  'says another balance than it has': {
    corrupt: set('retrieveBalance', { coin: 5 }),
    says: 'retrieveBalance: says coin 5, refreshData says 0',
    todo,
  },
  'forgets a card': {
    corrupt: setOfPlayer({ appUserBankList: [] }),
    says: 'addBankInfo: the card is missing from appUserBankList',
    todo,
  },
  'keeps the old bank': {
    corrupt: only('getAfterLoginInfoWeb', (reply) => {
      const data = reply['appGameDataUser'] as Json
      const appUserBankList = inEach(data['appUserBankList'], { bankName: 'Old' })
      return { ...reply, appGameDataUser: { ...data, appUserBankList } }
    }),
    says: 'modifyBankInfo: the new bank is not shown',
    todo,
  },
  'opens an order that is paid already': {
    corrupt: only('rechargeOrder', (reply) => ({ ...reply, order: { ...(reply['order'] as Json), status: 1 } })),
    says: 'rechargeOrder: the order has status 1',
    todo,
  },
  'pays a cancelled order': {
    corrupt: growing('refreshData', (reply, times) => ({ ...reply, coin: times })),
    options: { only: ['rechargeOrderCancel'] },
    says: 'rechargeOrderCancel: a cancelled deposit changes the coin',
    todo,
  },
  'records a refused withdrawal': {
    corrupt: growing('exchangeRecord', (reply, times) => ({ ...reply, list: Array(times).fill(WITHDRAWAL), pages: 1 })),
    options: { only: ['exchange'] },
    says: 'exchange: a refused withdrawal is recorded',
    todo,
  },
  'pays a refused withdrawal': {
    corrupt: growing('refreshData', (reply) => ({ ...reply, coin: 5 })),
    options: { only: ['exchange'] },
    says: 'exchange: a refused withdrawal changes the coin',
    todo,
  },
  'moves twice for the same request': {
    corrupt: growing('safeboxMove', (reply, times) => (times === 2 ? { ...reply, coin: 0 } : reply)),
    options: { only: undefined },
    says: 'safeboxMove: again with the same requestId, of',
    todo,
  },
  'books a repeated request twice': {
    corrupt: bookingTwice(),
    options: { only: undefined },
    says: 'safeboxMove: one request is booked 2 times',
    todo,
  },
  'opens the safe-box to anybody': {
    corrupt: accept('safeboxMove', { coin: 0, safebox: 0 }),
    options: { only: undefined },
    says: 'safeboxMove: succeeds without the safe-box password',
    todo,
  },
  'forgets a break': {
    corrupt: set('playCare', { breakUntil: null }),
    says: 'playBreak: playCare shows a break until null',
    todo,
  },
  'shows a card number': {
    corrupt: only('addBankInfo', (reply, { accountNo }) => ({
      ...reply,
      appUserBank: { ...(reply['appUserBank'] as Json), accountMasked: accountNo },
    })),
    says: 'addBankInfo: the account number is not masked',
    todo,
  },
  'opens a second order for the same request': {
    corrupt: only('rechargeOrder', (reply) => ({
      ...reply,
      order: { ...(reply['order'] as Json), orderId: seen.has('order') ? 'second' : 'first' },
      ...(seen.set('order', reply) && {}),
    })),
    says: 'rechargeOrder: the same requestId opens a second order',
    todo,
  },
  'loses an order': {
    corrupt: set('rechargeRecord', { list: [], pages: 0 }),
    says: 'rechargeRecord: the new order is listed 0 times',
    todo,
  },
  'keeps a cancelled order open': {
    corrupt: only('rechargeOrderStatus', (reply) => ({ ...reply, order: { ...(reply['order'] as Json), status: 0 } })),
    says: "rechargeOrderCancel: the order's status is 0",
    todo,
  },
  'takes a payment for a cancelled order': {
    corrupt: ({ name, reply }) => {
      if (name === 'rechargeOrderStatus') seen.set('status', reply)
      return name === 'rechargeOrderPaid' ? { errcode: 0, order: seen.get('status')?.['order'] } : reply
    },
    says: 'rechargeOrderPaid: succeeds for a cancelled order',
    todo,
  },
  'pays out more than there is': {
    corrupt: accept('exchange', { order: WITHDRAWAL, coin: 0 }),
    says: 'exchange: succeeds for more than the balance',
    todo,
  },
  'forgets a limit': {
    corrupt: only('playCare', (reply) => ({ ...reply, limits: inEach(reply['limits'], { amount: null }) })),
    says: 'playLimit: playCare shows the limit not at all',
    todo,
  },
  'forgets an interval': {
    corrupt: set('playCare', { reminder: { minutes: 60 } }),
    says: 'playReminder: playCare shows 60 minutes',
    todo,
  },
  'plays on during a break': {
    corrupt: accept('startGame', { url: '/x', sessionId: 'x', mode: 'real' }),
    options: { only: ['playBreak'] },
    says: 'startGame: succeeds during a break',
    todo,
  },
}
