import type { DepositOrder } from '../../../contract/wallet/deposit'
import { ButtonLink } from '../../../ui/actions/ButtonLink'

interface SupportProps {
  /** Attached to the question; absent while there is none. */
  order: DepositOrder | null
  label: string
}

/** Asks support about an order. */
export function Support({ order, label }: SupportProps) {
  return (
    <ButtonLink variant="ghost" wide to={order ? `/service?order=${order.orderId}` : '/service'}>
      {label}
    </ButtonLink>
  )
}
