import type { ReplyOf } from '../../../contract/core/call'
import type { depositStatus } from '../../../contract/wallet/deposit'
import { depositState } from '../../../domain/wallet/depositState'
import { AwaitingPayment } from './AwaitingPayment'
import { OrderClosed } from './OrderClosed'
import { Paid } from './Paid'
import { UnderReview } from './UnderReview'
import { UnknownOrder } from './UnknownOrder'

interface DepositOrderStateProps {
  /** The order's id, or its request's. */
  id: string
  /** What was read last; null when the answer got lost. */
  status: ReplyOf<typeof depositStatus> | null
  /** Reads again. */
  onRetry: () => Promise<unknown>
}

/** A deposit order in the state it is in. */
export function DepositOrderState({ id, status, onRetry }: DepositOrderStateProps) {
  if (!status?.order) return <UnknownOrder orderKey={id} mayExist={status === null} onRetry={onRetry} />
  const { order, coin } = status
  const state = depositState(order)
  switch (state) {
    case 'waiting':
      return <AwaitingPayment order={order} onEnd={() => void onRetry()} />
    case 'checking':
      return <UnderReview order={order} />
    case 'paid':
      return <Paid order={order} coin={coin} />
    default:
      return <OrderClosed order={order} end={state} />
  }
}
