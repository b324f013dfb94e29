import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import type { DepositDraft } from '../../../stores/wallet/DepositDraft'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { MainAside } from '../../../ui/layout/MainAside'
import { AmountCard } from './AmountCard'
import { CouponRow } from './CouponRow'
import { DepositSlip } from './DepositSlip'
import { Notices } from './Notices'
import { PaymentMethods } from './PaymentMethods'

interface DepositBodyProps {
  channel: NonNullable<DepositDraft['channel']>
  /** The slip's total. */
  totalRef: Ref<HTMLDivElement>
}

/** Amount, channel, and coupon; what the deposit costs and credits. */
export const DepositBody = observer(function DepositBody({ channel, totalRef }: DepositBodyProps) {
  const { coupons, quotes } = useFeature(DepositStore)
  useResource(quotes)
  // Whether there is a row for them decides where the slip is.
  const couponsKnown = coupons.value !== null || coupons.state === 'failed'
  return (
    <MainAside>
      <div>
        <Notices />
        <AmountCard channel={channel} />
        <PaymentMethods chosen={channel} />
      </div>
      <div>
        {couponsKnown ? (
          <>
            <CouponRow />
            <DepositSlip totalRef={totalRef} />
            <FootPlace />
          </>
        ) : (
          <>
            <Skeleton blockSize="61px" />
            <Skeleton blockSize="196px" />
          </>
        )}
      </div>
    </MainAside>
  )
})
