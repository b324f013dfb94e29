import { observer } from 'mobx-react-lite'
import type { DepositOrder } from '../../../contract/wallet/deposit'
import { orderNumber } from '../../../domain/wallet/orderNumber'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { returnPath } from '../../../stores/wallet/returnPath'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import type { BadgeTone } from '../../../ui/data/Badge'
import { CopyLine } from '../../../ui/money/CopyLine'
import { Slip } from '../../../ui/money/Slip'
import { SlipLine } from '../../../ui/money/SlipLine'
import { EndPage } from './EndPage'
import { Support } from './Support'

type End = 'rejected' | 'expired' | 'cancelled'

const arts: Readonly<Record<End, readonly [SymbolName, SymbolName]>> = {
  rejected: ['barrier', 'coin'],
  expired: ['hourglass', 'scroll'],
  cancelled: ['scroll', 'coin'],
}
const tones: Readonly<Record<End, BadgeTone>> = { rejected: 'danger', expired: 'neutral', cancelled: 'neutral' }

/** An order that came to nothing: why, that nothing was taken, and what can be done. */
export const OrderClosed = observer(function OrderClosed({ order, end }: { order: DepositOrder; end: End }) {
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const { price, orderId, reference, expireTime, reason, couponId } = order
  const texts = {
    rejected: [...(reason ? [reason] : []), t('order.rejected.text')],
    expired: [t('order.expired.text', { time: formatTime(expireTime, i18n.language) })],
    cancelled: [t('order.cancelled.text')],
  }
  const id = <CopyLine label={t('order.id')} value={orderNumber(orderId)} />
  const ref = <CopyLine label={t('order.reference')} value={reference} />
  const back = couponId !== undefined && <SlipLine label={t('order.coupon')}>{t('order.coupon.back')}</SlipLine>
  return (
    <EndPage
      art={arts[end]}
      badge={[tones[end], t(`order.state.${end}`)]}
      title={t(`order.${end}`)}
      amount={price}
      texts={texts[end]}
      slip={<Slip result={back || ref}>{back ? (end === 'expired' ? ref : id) : id}</Slip>}
      foot={
        end === 'cancelled' ? (
          <ButtonLink size="lg" wide to={returnPath(platform.storage)}>
            {t('order.done')}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink size="lg" wide to="/wallets?name=deposit" replace>
              {t(end === 'rejected' ? 'order.another' : 'order.again')}
            </ButtonLink>
            <Support order={order} label={t(end === 'rejected' ? 'order.support' : 'order.iPaid')} />
          </>
        )
      }
    />
  )
})
