import { observer } from 'mobx-react-lite'
import type { DepositDraft } from '../../../stores/wallet/DepositDraft'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { Stack } from '../../../ui/layout/Stack'
import { AskedFirst } from './AskedFirst'
import { OpenOrders } from './OpenOrders'
import { PaymentMethods } from './PaymentMethods'

/** The first step: orders that are open, and how to pay the next one. */
export const MethodStep = observer(function MethodStep({ chosen }: { chosen: NonNullable<DepositDraft['channel']> }) {
  return (
    <Stack>
      <OpenOrders />
      <AskedFirst />
      <PaymentMethods chosen={chosen} />
      <FootPlace />
    </Stack>
  )
})
