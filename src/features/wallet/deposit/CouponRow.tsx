import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { formatCents } from '../../../domain/money'
import { couponFits } from '../../../domain/wallet/couponOffers'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { ticket } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { lazyScreen } from '../../../ui/lazyScreen'
import { Money } from '../../../ui/money/Money'
import { useCouponText } from './useCouponText'

// Lazy: after a tap.
const CouponSheet = lazyScreen(() => import('./CouponSheet').then((m) => m.CouponSheet))

/** A coupon is offered and never applied by itself; none without coupons. */
export const CouponRow = observer(function CouponRow() {
  const store = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const couponText = useCouponText()
  const [open, setOpen] = useState(false)
  const { offers, coupon, sum, draft } = store
  if (offers.length === 0) return null
  const price = draft.price ?? 0
  const fitting = offers.filter((offer) => couponFits(offer, price)).length
  const tooSmall = coupon && !couponFits(coupon, price)
  const text = coupon
    ? tooSmall
      ? t('deposit.coupon.tooSmall', { amount: formatCents(coupon.minDeposit, i18n.language) })
      : couponText.name(coupon)
    : t('deposit.coupon.fits', { count: fitting })
  return (
    <>
      <List>
        <ListRow
          start={<Icon of={ticket} size={24} />}
          title={t(coupon && !tooSmall ? 'deposit.coupon.applied' : 'deposit.coupon.add')}
          text={text}
          end={sum?.coupon && <Money cents={sum.coupon.amount} locale={i18n.language} signed />}
          onClick={() => setOpen(true)}
        />
      </List>
      {open && (
        <Suspense fallback={null}>
          <CouponSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
})
