import { WITHDRAW_STATUS } from '../../../../src/contract/core/enums'
import { type DueRule, schedule } from '../../core/agenda'
import { post } from '../../core/ledger'
import type { Player } from '../../core/player'
import type { World } from '../../core/state'
import { type Text, text } from '../../core/texts'
import { sendMail } from '../../mail/box'
import { moveOrder, orderById } from '../walletOrders'
import { countRequest, ensureWithdrawals, type WithdrawRow } from './withdrawState'
import { methodOf, STEPS, withdrawMagic } from './withdrawTable'

const step = (world: World, player: Player, row: WithdrawRow, status: number): void => {
  moveOrder(ensureWithdrawals(player), row, status)
  row.timeline.push({ status, time: world.now })
}

/** Ends a withdrawal without payment: returns the held amount and the day's limit. */
const refund = (world: World, player: Player, row: WithdrawRow, end: 'rejected' | 'failed', reason: Text): void => {
  step(world, player, row, WITHDRAW_STATUS[end])
  row.reason = reason
  post(world, player, 'coin', row.amount, 'withdraw.returned', row.id)
  countRequest(player, row.amount, row.at, -1)
  sendMail(world, player, end === 'failed' ? 'withdrawalFailed' : 'withdrawalRejected', {
    amount: row.amount,
    orderId: row.id,
    reason,
  })
}

const timeOf = ({ at, method }: WithdrawRow, share: number): number => at + Math.round(methodOf(method).takes * share)

const next = (world: World, player: Player, row: WithdrawRow, what: string, share: number): void =>
  schedule(world, { at: timeOf(row, share), what, ref: `${player.id}/${row.id}` })

/** Runs only if the withdrawal is in this status. */
const from =
  (status: number, happen: (world: World, player: Player, row: WithdrawRow) => void): DueRule =>
  (world, ref) => {
    const [playerId = '', orderId = ''] = ref.split('/')
    const player = world.players[playerId]
    const row = orderById(player?.state.withdrawals, orderId)
    if (player && row?.status === status) happen(world, player, row)
  }

/** Scheduled events: review, decision, payment. */
export const withdrawRules: Readonly<Record<string, DueRule>> = {
  'withdraw.reviewing': from(WITHDRAW_STATUS.requested, (world, player, row) => {
    step(world, player, row, WITHDRAW_STATUS.reviewing)
    next(world, player, row, 'withdraw.decided', STEPS.decided)
  }),
  'withdraw.decided': from(WITHDRAW_STATUS.reviewing, (world, player, row) => {
    if (withdrawMagic[row.amount % 100] === 'rejected')
      return refund(world, player, row, 'rejected', text('order.nameDiffers'))
    step(world, player, row, WITHDRAW_STATUS.approved)
    next(world, player, row, 'withdraw.paid', withdrawMagic[row.amount % 100] === 'late' ? STEPS.late : STEPS.paid)
  }),
  'withdraw.paid': from(WITHDRAW_STATUS.approved, (world, player, row) => {
    if (withdrawMagic[row.amount % 100] === 'failed')
      return refund(world, player, row, 'failed', text('order.bankReturned'))
    step(world, player, row, WITHDRAW_STATUS.paid)
    player.totalExchange += row.amount
    sendMail(world, player, 'withdrawalPaid', { amount: row.amount, orderId: row.id })
  }),
}
