import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { DepositOrder } from '../../../contract/wallet/deposit'
import { sum } from '../../../domain/arithmetic'
import { type Cents, cents, formatCents } from '../../../domain/money'
import { orderNumber } from '../../../domain/wallet/orderNumber'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { useFeature, useStores } from '../../../stores/react/stores'
import { DepositOrderStore } from '../../../stores/wallet/DepositOrderStore'
import { theme } from '../../../theme/theme'
import { FacetSeal } from '../../../ui/art/medal/FacetSeal'
import { Badge } from '../../../ui/data/Badge'
import { Columns } from '../../../ui/layout/Columns'
import { FootPlace } from '../../../ui/layout/FootPlace'
import { Stack } from '../../../ui/layout/Stack'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { BigAmount } from '../../../ui/money/BigAmount'
import { CopyLine } from '../../../ui/money/CopyLine'
import { Money } from '../../../ui/money/Money'
import { Slip } from '../../../ui/money/Slip'
import { SlipLine } from '../../../ui/money/SlipLine'
import { SlipTotal } from '../../../ui/money/SlipTotal'
import { useBonusName } from '../useBonusName'
import { DepositExtras } from './DepositExtras'
import { DepositOrderFoot } from './DepositOrderFoot'
import { usePaymentMethod } from './usePaymentMethod'

/** The money is there: the new balance as the sum of its lines, and what came with it. */
export const Paid = observer(function Paid({ order, coin }: { order: DepositOrder; coin: Cents }) {
  const store = useFeature(DepositOrderStore)
  const { showType } = useStores()
  const { t, i18n } = useTranslation()
  const way = usePaymentMethod(order)
  const nameOf = useBonusName()
  const { entries } = store
  useEffect(() => entries.subscribe(), [entries])
  const { price, bonus, bonuses = [], doneTime = 0 } = order
  const { language } = i18n
  const own = store.entriesOf(order)
  const [first, last] = [own[0], own.at(-1)]
  // Later play has moved the balance on: then only what was added can be said.
  const isNow = first !== undefined && last?.balanceAfter === coin
  const arrived = sum([price, bonus])
  const money = (amount: number, signed = false) => <Money cents={cents(amount)} locale={language} signed={signed} />
  return (
    <TaskPage title={t('order.title')} foot={<DepositOrderFoot order={order} />}>
      <Columns>
        <Center>
          <FacetSeal vip={showType} />
          <span>{t(isNow ? 'order.balance' : 'order.added')}</span>
          <BigAmount cents={isNow ? coin : arrived} locale={language} coin />
          <Badge tone="success">
            {t('order.arrived', { amount: formatCents(arrived, language), time: formatTime(doneTime, language) })}
          </Badge>
        </Center>
        <Stack>
          <Slip
            result={
              <SlipTotal label={t(isNow ? 'order.now' : 'order.added')}>{money(isNow ? coin : arrived)}</SlipTotal>
            }
          >
            <CopyLine label={t('order.id')} value={orderNumber(order.orderId)} />
            {isNow && <SlipLine label={t('order.before')}>{money(first.balanceAfter - first.amount)}</SlipLine>}
            <SlipLine label={t('order.by', { way: way.name })}>{money(price, true)}</SlipLine>
            {bonuses.map((one) => (
              <SlipLine key={one.kind} label={nameOf(one, price)} gain>
                {money(one.amount, true)}
              </SlipLine>
            ))}
            {bonuses.length === 0 && bonus > 0 && (
              <SlipLine label={t('order.bonus')} gain>
                {money(bonus, true)}
              </SlipLine>
            )}
          </Slip>
          <DepositExtras order={order} />
          <FootPlace />
        </Stack>
      </Columns>
    </TaskPage>
  )
})

const Center = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
  text-align: center;
`
