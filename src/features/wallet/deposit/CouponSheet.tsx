import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Sheet } from '../../../ui/overlays/Sheet'
import { useCouponText } from './useCouponText'

/** The coupons that a deposit may use. */
export const CouponSheet = observer(function CouponSheet({ onClose }: { onClose: () => void }) {
  const { offers, coupon, draft } = useFeature(DepositStore)
  const { t } = useTranslation()
  const couponText = useCouponText()
  const use = (id: string | null) => {
    draft.useCoupon(id)
    onClose()
  }
  return (
    <Sheet open onClose={onClose} title={t('deposit.coupon.title')} closeLabel={t('action.close')}>
      <List label={t('deposit.coupon.title')}>
        {offers.map((offer) => (
          <ListRow
            key={offer.id}
            title={couponText.name(offer)}
            text={couponText.terms(offer)}
            chosen={offer.id === coupon?.id}
            onClick={() => use(offer.id)}
          />
        ))}
        <ListRow title={t('deposit.coupon.without')} chosen={!coupon} onClick={() => use(null)} />
      </List>
    </Sheet>
  )
})
