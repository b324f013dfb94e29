import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import type { DepositDraft } from '../../../stores/wallet/DepositDraft'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { Note } from '../../../ui/feedback/Note'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { MainAside } from '../../../ui/layout/MainAside'
import { AmountCard } from './AmountCard'
import { AskedFirst } from './AskedFirst'
import { ChosenMethod } from './ChosenMethod'
import { CouponRow } from './CouponRow'
import { DepositSlip } from './DepositSlip'
import { OwnLimit } from './OwnLimit'

interface AmountStepProps {
  channel: NonNullable<DepositDraft['channel']>
  /** The slip's total. */
  totalRef: Ref<HTMLDivElement>
  /** Back to the choice of the channel. */
  onChange: () => void
}

/** The second step: amount and coupon, what the deposit costs and credits. */
export const AmountStep = observer(function AmountStep({ channel, totalRef, onChange }: AmountStepProps) {
  const { coupons, quotes } = useFeature(DepositStore)
  const { t } = useTranslation()
  useResource(quotes)
  // Whether there is a row for them decides where the slip is.
  const couponsKnown = coupons.value !== null || coupons.state === 'failed'
  return (
    <MainAside>
      <div>
        {quotes.failure?.kind === 'offline' && <Note tone="warning">{t('deposit.offline')}</Note>}
        <AskedFirst />
        <OwnLimit />
        <ChosenMethod channel={channel} onChange={onChange} />
        <AmountCard channel={channel} />
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
