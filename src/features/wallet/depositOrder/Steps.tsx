import { useTranslation } from '../../../i18n'
import { OrderSteps } from '../../../ui/money/OrderSteps'

/** Where a deposit stands: order, pay, check, balance. */
export function Steps({ current }: { current: 1 | 2 }) {
  const { t } = useTranslation()
  return (
    <OrderSteps
      label={t('order.steps')}
      steps={[t('order.step.order'), t('order.step.pay'), t('order.step.check'), t('order.step.balance')]}
      current={current}
    />
  )
}
