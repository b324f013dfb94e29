import type { ReplyOf } from '../../../contract/core/call'
import type { depositStatus } from '../../../contract/wallet/deposit'
import { depositState } from '../../../domain/wallet/depositState'
import { Checking } from './Checking'
import { Ended } from './Ended'
import { NotKnown } from './NotKnown'
import { Paid } from './Paid'
import { Waiting } from './Waiting'

interface OrderStateProps {
  /** The order's id, or its request's. */
  id: string
  /** What was read last; null when the answer got lost. */
  status: ReplyOf<typeof depositStatus> | null
  /** Reads again. */
  onRetry: () => Promise<unknown>
}

/** A deposit order in the state it is in. */
export function OrderState({ id, status, onRetry }: OrderStateProps) {
  if (!status?.order) return <NotKnown orderKey={id} made={status === null} onRetry={onRetry} />
  const { order, coin } = status
  const state = depositState(order)
  switch (state) {
    case 'waiting':
      return <Waiting order={order} onEnd={() => void onRetry()} />
    case 'checking':
      return <Checking order={order} />
    case 'paid':
      return <Paid order={order} coin={coin} />
    default:
      return <Ended order={order} end={state} />
  }
}
