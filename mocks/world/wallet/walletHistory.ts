import { DEPOSIT_STATUS, WITHDRAW_STATUS } from '../../../src/contract/core/enums'
import { chanceFor } from '../core/chance'
import { HOUR } from '../core/clock'
import { balanceOf, post } from '../core/ledger'
import type { Player } from '../core/player'
import { nextId, type World } from '../core/state'
import { text } from '../core/texts'
import { bestBonus, bonusCase } from './coupon/bonusKinds'
import { creditDeposit } from './deposit/depositLife'
import { channelById, minimumOf } from './deposit/depositRule'
import { type DepositRow, ensureDeposits } from './deposit/depositState'
import { addOrder, moveOrder } from './walletOrders'
import { masked } from './withdraw/cards'
import { ensureWithdrawals, type WithdrawRow } from './withdraw/withdrawState'
import { withdrawMethods } from './withdraw/withdrawTable'

const CHANNELS = ['instant', 'bank', 'card', 'qr', 'wallet-a'] as const

/** Every sixth past deposit failed, and the player tried again later. */
export const isFailedAttempt = (index: number): boolean => index % 6 === 4

/** Adds a past deposit of about the usual amount (cents), paid or failed. */
export const pastDeposit = (world: World, player: Player, index: number, at: number, usual: number): void => {
  const chance = chanceFor(world.seed, 'wallet.deposit', player.id, index)
  const channel = channelById(chance.pick(CHANNELS))
  if (!channel) return
  const least = minimumOf(channel, player.totalRecharge, 1)
  const wanted = Math.max(least, usual * chance.pick([0.5, 1, 1, 2]))
  const price = channel.prices.find((one) => one >= wanted) ?? channel.prices.at(-1) ?? wanted
  const best = bestBonus(bonusCase(player, { channelId: channel.type.id, price, at }))
  const row: DepositRow = {
    id: nextId(world, 'o'),
    status: DEPOSIT_STATUS.pending,
    channelId: channel.type.id,
    price,
    fee: Math.floor((price * (channel.type.feePermille ?? 0)) / 1000),
    bonuses: best ? [best] : [],
    couponId: '',
    payTo: channel.payTo,
    at,
    until: at + HOUR,
    sentAt: 0,
    doneAt: 0,
  }
  const deposits = ensureDeposits(player)
  addOrder(deposits, row)
  if (!isFailedAttempt(index)) {
    creditDeposit(world, player, row, at + channel.delay)
    return
  }
  const expired = index % 12 === 4
  moveOrder(deposits, row, expired ? DEPOSIT_STATUS.expired : DEPOSIT_STATUS.rejected)
  row.doneAt = row.until
  row.reason = text(expired ? 'order.notPaid' : 'order.providerRefused')
}

/** Adds a past withdrawal of about the usual amount (cents) to the first card, if the coin sufficed. */
export const pastWithdrawal = (world: World, player: Player, index: number, at: number, usual: number): void => {
  const chance = chanceFor(world.seed, 'wallet.withdrawal', player.id, index)
  const method = chance.pick(withdrawMethods)
  const card = player.state.cards?.[0]
  const wanted = Math.floor((usual * chance.pick([0.5, 1, 1.5])) / 1000) * 1000
  const amount = Math.min(method.max, Math.max(method.min, wanted))
  if (!card || balanceOf(player, 'coin') < amount) return
  const id = nextId(world, 'w')
  const failed = index % 7 === 5
  const { balanceAfter } = post(world, player, 'coin', -amount, 'withdraw.held', id, at)
  const end = failed ? WITHDRAW_STATUS.failed : WITHDRAW_STATUS.paid
  const steps = [WITHDRAW_STATUS.requested, WITHDRAW_STATUS.reviewing, WITHDRAW_STATUS.approved, end]
  const row: WithdrawRow = {
    id,
    status: end,
    method: method.key,
    bankId: card.id,
    accountMasked: masked(card.accountNo),
    amount,
    fee: Math.floor((amount * method.fee) / 1000),
    at,
    timeline: steps.map((status, place) => ({ status, time: at + Math.round((method.takes * place) / 3) })),
    ...(failed && { reason: text('order.bankReturned') }),
    coinAfter: balanceAfter,
  }
  if (failed) post(world, player, 'coin', amount, 'withdraw.returned', id, at + method.takes)
  else player.totalExchange += amount
  addOrder(ensureWithdrawals(player), row)
}
