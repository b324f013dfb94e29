import { HOUR } from '../core/clock'
import type { Player } from '../core/player'
import { nextId, type World } from '../core/state'
import { rechargeOrder } from '../wallet/deposit/deposit'
import { depositRules, rechargeOrderCancel, rechargeOrderPaid } from '../wallet/deposit/depositLifecycle'
import { ensureDeposits } from '../wallet/deposit/depositState'
import { itemIdOf } from '../wallet/deposit/depositTable'
import { orderById } from '../wallet/walletOrders'

/** The request of a tester's order; its page is `/wallets/order/r-tester`. */
const REQUEST = 'tester'
const PRICE = 50_000

/** A state of a deposit order with the channel that gets there. */
const channels = {
  pending: 'bank',
  qr: 'qr',
  provider: 'instant',
  sent: 'bank',
  paid: 'instant',
  rejected: 'wallet-a',
  expired: 'bank',
  cancelled: 'bank',
} as const

type DepositState = keyof typeof channels
// Object.keys loses the key type.
export const depositStates = Object.keys(channels) as DepositState[]

const untranslated = { t: () => '' }

/** An order of 500.00 in a state, by the same steps that a player's takes. */
export const giveDeposit =
  (state: DepositState) =>
  (world: World, player: Player): void => {
    const before = player.state.deposits?.byRequest[`r${REQUEST}`] !== undefined
    const { order } = rechargeOrder(
      world,
      player,
      {
        channelId: channels[state],
        itemId: itemIdOf(PRICE),
        requestId: before ? nextId(world, 'tester-') : REQUEST,
        ...(state === 'provider' && { returnTo: '/wallets/order' }),
      },
      untranslated,
    )
    const { orderId } = order
    const row = orderById(ensureDeposits(player), orderId)
    if (state === 'sent') rechargeOrderPaid(world, player, { orderId }, untranslated)
    if (state === 'cancelled') rechargeOrderCancel(world, player, { orderId }, untranslated)
    if (row && state === 'expired') Object.assign(row, { at: row.at - HOUR, until: row.until - HOUR })
    if (state === 'paid' || state === 'rejected' || state === 'expired')
      depositRules[`deposit.${state}`]?.(world, `${player.id}/${orderId}`)
  }
