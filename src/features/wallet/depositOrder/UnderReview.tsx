import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { DepositOrder } from '../../../contract/wallet/deposit'
import { sum } from '../../../domain/arithmetic'
import { orderNumber } from '../../../domain/wallet/orderNumber'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Icon } from '../../../ui/art/icons/Icon'
import { search } from '../../../ui/art/icons/icons'
import { Badge } from '../../../ui/data/Badge'
import { Columns } from '../../../ui/layout/Columns'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { Stack } from '../../../ui/layout/Stack'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { BigAmount } from '../../../ui/money/BigAmount'
import { CopyLine } from '../../../ui/money/CopyLine'
import { HeroCard } from '../../../ui/money/HeroCard'
import { Slip } from '../../../ui/money/Slip'
import { DepositOrderFoot } from './DepositOrderFoot'
import { Steps } from './Steps'
import { usePaymentMethod } from './usePaymentMethod'

/** Said to be paid: the money is on its way. */
export const UnderReview = observer(function UnderReview({ order }: { order: DepositOrder }) {
  const { showType } = useStores()
  const { t, i18n } = useTranslation()
  const way = usePaymentMethod(order)
  return (
    <TaskPage title={t('order.title')} foot={<DepositOrderFoot order={order} />}>
      <Steps current={2} />
      <Columns>
        <HeroCard
          vip={showType}
          label={t('order.onWay')}
          aside={
            <Badge tone="warning">
              <Icon of={search} size={14} />
              {t('order.state.checking')}
            </Badge>
          }
        >
          <BigAmount cents={sum([order.price, order.fee])} locale={i18n.language} coin />
          <Text>{t('order.usual', { minutes: way.minutes })}</Text>
        </HeroCard>
        <Stack>
          <Slip result={<CopyLine label={t('order.reference')} value={order.reference} />}>
            <CopyLine label={t('order.id')} value={orderNumber(order.orderId)} />
          </Slip>
          <FootPlace />
        </Stack>
      </Columns>
    </TaskPage>
  )
})

const Text = styled.p`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
