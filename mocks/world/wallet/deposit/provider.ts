import type { ReplyInput, RequestOf } from '../../../../src/contract/core/call'
import { schedule } from '../../core/agenda'
import { HOUR, MINUTE } from '../../core/clock'
import type { Player } from '../../core/player'
import { refuse } from '../../core/refusal'
import type { World } from '../../core/state'
import type { Translate } from '../../core/texts'
import type { providerAnswer as answerCall, providerOrder as orderCall } from '../../tester/calls'
import { orderById } from '../walletOrders'
import { rechargeOrderCancel } from './depositLifecycle'
import { channelById } from './depositRule'
import { depositView } from './depositState'

/** A payment whose notice got lost is found after this time; a late one arrives after the order expired, ms. */
const [FOUND, LATE] = [10 * MINUTE, 2 * HOUR]

/** What a provider's page shows. */
export const providerOrder = (
  world: World,
  player: Player,
  { orderId }: RequestOf<typeof orderCall>,
  { t }: { t: Translate },
): ReplyInput<typeof orderCall> => {
  const row = orderById(player.state.deposits, orderId) ?? refuse('notFound')
  const { name, type } = channelById(row.channelId) ?? refuse('unknownChannel')
  return {
    order: depositView(row, t),
    channel: t(name),
    icon: type.icon ?? '',
    returnTo: row.returnTo ?? '/',
    now: world.now,
  }
}

/** What the player, or a tester, does on a provider's page; the app learns of it only by reading the order. */
export const providerAnswer = (
  world: World,
  player: Player,
  { orderId, answer }: RequestOf<typeof answerCall>,
  caller: { t: Translate },
): Record<never, never> => {
  const row = orderById(player.state.deposits, orderId) ?? refuse('notFound')
  // Who has paid finds nothing more to do.
  if (row.coming) return {}
  if (answer === 'cancel') rechargeOrderCancel(world, player, { orderId }, caller)
  if (answer === 'cancel' || row.sentAt > 0 || row.doneAt > 0) return {}
  const at = (what: string, after: number) =>
    schedule(world, { at: world.now + after, what, ref: `${player.id}/${row.id}` })
  if (answer === 'refuse') at('deposit.rejected', 0)
  else if (answer === 'late' || answer === 'lost') {
    row.coming = true
    at('deposit.late', answer === 'late' ? LATE : FOUND)
  } else {
    row.sentAt = world.now
    at('deposit.paid', channelById(row.channelId)?.delay ?? 0)
  }
  return {}
}
