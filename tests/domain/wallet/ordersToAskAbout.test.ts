import { expect, it } from 'vitest'
import { ordersToAskAbout } from '../../../src/domain/wallet/ordersToAskAbout'

it.each([
  [[], null, []],
  [['w1'], null, ['w1']],
  [['w1', 'w2', 'w3'], null, ['w1', 'w2']],
  [['w1', 'w2', 'w3'], 'w1', ['w2', 'w3']],
  [['w1'], 'w1', []],
  [['w1'], 'o7', ['w1']],
])('[SERV-01] of the open orders %o, coming from %s, the questions are about %o', (open, from, expected) => {
  const orders = open.map((orderId) => ({ orderId }))
  expect(ordersToAskAbout(orders, from).map(({ orderId }) => orderId)).toEqual(expected)
})
