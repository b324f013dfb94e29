import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import type { DepositOrder } from '../../../contract/wallet/deposit'
import { sum } from '../../../domain/arithmetic'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { DepositOrderStore } from '../../../stores/wallet/DepositOrderStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonAnchor } from '../../../ui/actions/ButtonAnchor'
import { Icon } from '../../../ui/art/icons/Icon'
import { external, hourglass } from '../../../ui/art/icons/icons'
import { Badge } from '../../../ui/data/Badge'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { lazyScreen } from '../../../ui/lazyScreen'
import { BigAmount } from '../../../ui/money/BigAmount'
import { HeroCard } from '../../../ui/money/HeroCard'
import { PaymentInstructions } from './PaymentInstructions'
import { PaySlip } from './PaySlip'
import { Steps } from './Steps'
import { TimeLeft } from './TimeLeft'
import { usePaymentMethod } from './usePaymentMethod'

// Lazy: after a tap.
const CancelDialog = lazyScreen(() => import('./CancelDialog').then((m) => m.CancelDialog))

interface WaitingProps {
  order: DepositOrder
  /** Its time is up. */
  onEnd: () => void
}

/** An open order: how much, until when, where to, and what to do. */
export const AwaitingPayment = observer(function AwaitingPayment({ order, onEnd }: WaitingProps) {
  const root = useStores()
  const store = useFeature(DepositOrderStore)
  const { t, i18n } = useTranslation()
  const way = usePaymentMethod(order)
  const [cancels, setCancels] = useState(false)
  const { orderId, payTo } = order
  const provider = store.providerPage(order)
  const isCode = payTo.includes('://')
  const outcome = useWriteOutcome(store.reportPayment.state)
  const total = sum([order.price, order.fee])
  return (
    <TaskPage
      title={t('order.title')}
      foot={
        <>
          {payTo !== '' && (
            <Button
              size="lg"
              wide
              busy={store.reportPayment.isBusy()}
              busyLabel={t('order.saying')}
              onClick={() => void store.reportPayment.send(orderId)}
            >
              {t('order.said')}
            </Button>
          )}
          {provider && (
            <ButtonAnchor size="lg" wide href={provider} iconEnd={external}>
              {t('order.go', { way: way.name })}
            </ButtonAnchor>
          )}
          <Button variant="ghost" wide onClick={() => setCancels(true)}>
            {t('order.cancel')}
          </Button>
        </>
      }
    >
      <Steps current={1} />
      <HeroCard
        vip={root.showType}
        label={payTo === '' ? t('order.payBy', { way: way.name }) : t(isCode ? 'order.scan' : 'order.send')}
        aside={
          <Badge tone="info">
            <Icon of={hourglass} size={14} />
            {t('order.state.waiting')}
          </Badge>
        }
      >
        <BigAmount cents={total} locale={i18n.language} coin />
        <TimeLeft order={order} onEnd={onEnd} />
      </HeroCard>
      <OutcomeNote outcome={outcome} />
      <PaySlip order={order} amount={formatCents(total, i18n.language)} />
      {payTo !== '' && !isCode && (
        <PaymentInstructions amount={formatCents(total, i18n.language)} minutes={way.minutes} />
      )}
      {provider && <Text>{t('order.provider', { way: way.name })}</Text>}
      <Text>{t('order.leave')}</Text>
      {cancels && (
        <Suspense fallback={null}>
          <CancelDialog orderId={orderId} onClose={() => setCancels(false)} />
        </Suspense>
      )}
    </TaskPage>
  )
})

const Text = styled.p`
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
`
