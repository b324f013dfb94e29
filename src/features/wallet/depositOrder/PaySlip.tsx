import styled from '@emotion/styled'
import { type ComponentProps, Suspense } from 'react'
import type { DepositOrder } from '../../../contract/wallet/deposit'
import { orderNumber } from '../../../domain/wallet/orderNumber'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { ButtonAnchor } from '../../../ui/actions/ButtonAnchor'
import { external } from '../../../ui/art/icons/icons'
import type { QrCode } from '../../../ui/data/QrCode'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { lazyScreen } from '../../../ui/lazyScreen'
import { CopyLine } from '../../../ui/money/CopyLine'
import { Slip } from '../../../ui/money/Slip'

// Lazy: few orders are paid by a code.
const LazyQrCode = lazyScreen<ComponentProps<typeof QrCode>>(() =>
  import('../../../ui/data/QrCode').then((m) => m.QrCode),
)

/** Where the money goes; below the tear line what must be right. Each value copies by itself. */
export function PaySlip({ order, amount }: { order: DepositOrder; amount: string }) {
  const { t } = useTranslation()
  const { payTo, reference, orderId } = order
  const isCode = payTo.includes('://')
  /** A phone that shows the code cannot scan it: the same address opens the bank app. */
  const code = `${payTo}?amount=${order.price}&reference=${reference}`
  return (
    <>
      {isCode && (
        <Code>
          <Suspense fallback={<Skeleton inlineSize="168px" blockSize="168px" />}>
            <LazyQrCode value={code} label={t('order.code')} size={168} />
          </Suspense>
          <OnPhone>
            <ButtonAnchor variant="secondary" href={code} iconEnd={external}>
              {t('order.app')}
            </ButtonAnchor>
          </OnPhone>
        </Code>
      )}
      <Slip
        result={<CopyLine label={t(payTo === '' ? 'order.reference' : 'order.reference.write')} value={reference} />}
      >
        <CopyLine label={t('order.amount')} value={amount} />
        {payTo === '' || isCode ? (
          <CopyLine label={t('order.id')} value={orderNumber(orderId)} />
        ) : (
          <CopyLine label={t('order.payTo')} value={payTo} copied={payTo} />
        )}
      </Slip>
    </>
  )
}

const OnPhone = styled.div`
  ${theme.media.desktop} {
    display: none;
  }
`

const Code = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  place-items: center;
  padding-block: ${theme.space[2]};
`
