import type { ReplyInput, RequestOf } from '../../../../src/contract/core/call'
import { WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import type {
  exchange as exchangeCall,
  getExchange as infoCall,
  exchangeRecord as recordCall,
  exchangeStatus as statusCall,
} from '../../../../src/contract/wallet/withdraw'
import { asksPassword } from '../../config/switches'
import { schedule } from '../../core/agenda'
import { balanceOf, post } from '../../core/ledger'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import { nextId, type World } from '../../core/state'
import type { Translate } from '../../core/texts'
import { sendMail } from '../../mail/box'
import { orderTotals } from '../orderTotals'
import { checkSafeboxPassword } from '../safebox'
import { addOrder, noOrders, orderById, orderByRequest, orderPage, type RecordRequest } from '../walletOrders'
import { CONTRIBUTION, heldCoin, wageringLeft, wageringOf } from '../walletWagering'
import { masked } from './cards'
import {
  asRequested,
  countRequest,
  ensureWithdrawals,
  leftToday,
  openWithdrawals,
  type WithdrawRow,
  withdrawView,
} from './withdrawState'
import { methodOf, STEPS, withdrawMethods } from './withdrawTable'

/** What can be withdrawn now: the coin that no turnover holds, up to what is left of the day's limit. */
export const getExchange = (
  world: World,
  player: Player,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof infoCall> => {
  const coin = balanceOf(player, 'coin')
  const { amount, count } = leftToday(world, player)
  const held = heldCoin(player)
  return {
    coin,
    withdrawable: count === 0 ? 0 : Math.min(coin - held, amount),
    held,
    turnoverLeft: wageringLeft(player),
    turnoverNeeded: wageringOf(player).needed,
    leftToday: amount,
    countLeftToday: count,
    methods: withdrawMethods.map(({ key, name, min, max, fee, takes }) => ({
      key,
      name: t(name),
      minAmount: min,
      maxAmount: max,
      feePermille: fee,
      etaMinutes: Math.ceil(takes / 60_000),
    })),
    contributions: Object.entries(CONTRIBUTION).map(([type, percent]) => ({ gameType: Number(type), percent })),
    needsSafeboxPassword: asksPassword(world) && player.safeboxPassword !== undefined,
    open: openWithdrawals(player).map((row) => withdrawView(row, t)),
  }
}

interface WithdrawRequest {
  method: string
  bankId: string
  amount: number
  safeboxPassword?: string | undefined
  requestId: string
}

/** Resolves method and card, or refuses for the first reason that applies. */
const checked = (world: World, player: Player, { method: key, bankId, amount, safeboxPassword }: WithdrawRequest) => {
  const method = methodOf(key)
  const cards = player.state.cards ?? []
  if (cards.length === 0) return refuse('cardNeeded')
  const card = cards.find(({ id }) => id === bankId) ?? refuse('notFound')
  if (amount < method.min) return refuse('belowMinimum')
  if (amount > method.max) return refuse('aboveMaximum')
  if (asksPassword(world)) checkSafeboxPassword(world, player, safeboxPassword)
  const coin = balanceOf(player, 'coin')
  const free = coin - heldCoin(player)
  if (amount > free && amount <= coin) return refuse('turnoverOpen')
  const left = leftToday(world, player)
  if (left.count === 0 || amount > left.amount) return refuse('dailyLimit')
  if (amount > free) return refuse('notEnoughCoin')
  return { method, card }
}

/** Requests a withdrawal and holds the amount; a repeated request gets its first reply. */
export const exchange = (
  world: World,
  player: Player,
  request: WithdrawRequest,
  { t }: { t: Translate },
): ReplyInput<typeof exchangeCall> => {
  const before = orderByRequest(player.state.withdrawals, request.requestId)
  if (before) return { order: withdrawView(asRequested(before), t), coin: before.coinAfter }
  const { method, card } = checked(world, player, request)
  const { amount } = request
  const id = nextId(world, 'w')
  const { balanceAfter } = post(world, player, 'coin', -amount, 'withdraw.held', id)
  const row: WithdrawRow = {
    id,
    status: WITHDRAW_STATUS.requested,
    method: method.key,
    bankId: card.id,
    bankName: card.bankName,
    accountMasked: masked(card.accountNo),
    amount,
    fee: Math.floor((amount * method.fee) / 1000),
    at: world.now,
    timeline: [{ status: WITHDRAW_STATUS.requested, time: world.now }],
    coinAfter: balanceAfter,
  }
  addOrder(ensureWithdrawals(player), row, request.requestId)
  countRequest(player, amount, world.now)
  schedule(world, {
    at: world.now + Math.round(method.takes * STEPS.reviewing),
    what: 'withdraw.reviewing',
    ref: `${player.id}/${id}`,
  })
  sendMail(world, player, 'withdrawalAsked', { amount, orderId: id })
  return { order: withdrawView(row, t), coin: balanceAfter }
}

/** One withdrawal, by its id or by the request that may have created it. */
export const exchangeStatus = (
  _world: World,
  player: Player,
  { orderId, requestId }: RequestOf<typeof statusCall>,
  { t }: { t: Translate },
): ReplyInput<typeof statusCall> => {
  const { withdrawals } = player.state
  const row = orderId === undefined ? orderByRequest(withdrawals, requestId ?? '') : orderById(withdrawals, orderId)
  return { order: row ? withdrawView(row, t) : null, coin: balanceOf(player, 'coin') }
}

export const exchangeRecord = (
  _world: World,
  player: Player,
  request: RecordRequest,
  { t }: { t: Translate },
): ReplyInput<typeof recordCall> => ({
  ...orderPage(player.state.withdrawals, request, (row) => withdrawView(row, t)),
  total: orderTotals(player.state.withdrawals ?? noOrders<WithdrawRow>(), request, WITHDRAW_STATUS.paid, (row) => row),
})
