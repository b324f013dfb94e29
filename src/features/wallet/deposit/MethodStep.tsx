import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { DepositDraft } from '../../../stores/wallet/DepositDraft'
import { theme } from '../../../theme/theme'
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
      <Narrow>
        <FootPlace />
      </Narrow>
    </Stack>
  )
})

/** No button is as wide as two columns. */
const Narrow = styled.div`
  max-inline-size: ${theme.size.column};
  &:empty {
    display: none;
  }
`
