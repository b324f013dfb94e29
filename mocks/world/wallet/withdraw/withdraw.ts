import type { ReplyInput } from '../../../../src/contract/core/call'
import { WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import type {
  exchange as exchangeCall,
  getExchange as infoCall,
  exchangeRecord as recordCall,
} from '../../../../src/contract/wallet'
import { asksPassword } from '../../config/switches'
import { schedule } from '../../core/agenda'
import { balanceOf, post } from '../../core/ledger'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import { nextId, type World } from '../../core/state'
import type { Translate } from '../../core/texts'
import { sendMail } from '../../mail/box'
import { addOrder, orderByRequest, orderPage, type RecordRequest } from '../walletOrders'
import { wageringLeft, wageringOf } from '../walletWagering'
import { masked } from './cards'
import {
  asRequested,
  countRequest,
  ensureWithdrawals,
  leftToday,
  type WithdrawRow,
  withdrawView,
} from './withdrawState'
import { STEPS, withdrawMethods } from './withdrawTable'

/** What can be withdrawn now: nothing while turnover is left, else the coin up to what is left of the day's limit. */
export const getExchange = (
  world: World,
  player: Player,
  _request: unknown,
  { t }: { t: Translate },
): ReplyInput<typeof infoCall> => {
  const coin = balanceOf(player, 'coin')
  const { amount, count } = leftToday(world, player)
  const turnoverLeft = wageringLeft(player)
  return {
    coin,
    withdrawable: turnoverLeft > 0 || count === 0 ? 0 : Math.min(coin, amount),
    turnoverLeft,
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
    needsSafeboxPassword: asksPassword(world) && player.safeboxPassword !== undefined,
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
  const method = withdrawMethods.find((known) => known.key === key) ?? refuse('unknownChannel')
  const cards = player.state.cards ?? []
  if (cards.length === 0) return refuse('cardNeeded')
  const card = cards.find(({ id }) => id === bankId) ?? refuse('notFound')
  if (amount < method.min) return refuse('belowMinimum')
  if (amount > method.max) return refuse('aboveMaximum')
  const { safeboxPassword: known } = player
  if (asksPassword(world) && known !== undefined && safeboxPassword !== known) return refuse('wrongSafeboxPassword')
  if (wageringLeft(player) > 0) return refuse('turnoverOpen')
  const left = leftToday(world, player)
  if (left.count === 0 || amount > left.amount) return refuse('dailyLimit')
  if (amount > balanceOf(player, 'coin')) return refuse('notEnoughCoin')
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

export const exchangeRecord = (
  _world: World,
  player: Player,
  request: RecordRequest,
  { t }: { t: Translate },
): ReplyInput<typeof recordCall> => orderPage(player.state.withdrawals, request, (row) => withdrawView(row, t))
