import type { Ref } from 'react'
import type { DepositDraft } from '../../../stores/wallet/DepositDraft'
import { MainAside } from '../../../ui/layout/MainAside'
import { AmountCard } from './AmountCard'
import { CouponRow } from './CouponRow'
import { DepositSlip } from './DepositSlip'
import { Notices } from './Notices'
import { Ways } from './Ways'

interface DepositBodyProps {
  channel: NonNullable<DepositDraft['channel']>
  /** The slip's total. */
  totalRef: Ref<HTMLDivElement>
}

/** Amount, channel, and coupon; what the deposit costs and credits. */
export function DepositBody({ channel, totalRef }: DepositBodyProps) {
  return (
    <MainAside>
      <div>
        <Notices />
        <AmountCard channel={channel} />
        <Ways chosen={channel} />
      </div>
      <div>
        <CouponRow />
        <DepositSlip totalRef={totalRef} />
      </div>
    </MainAside>
  )
}
