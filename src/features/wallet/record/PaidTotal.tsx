import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { OrderTotal } from '../../../contract/wallet/orders'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatShortDay } from '../../../i18n/recordDates'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import type { Span } from '../../../ui/lists/filters/dateRange'
import { BigAmount } from '../../../ui/money/BigAmount'
import { HeroCard } from '../../../ui/money/HeroCard'

interface PaidTotalProps {
  view: 'deposits' | 'withdrawals'
  paid: OrderTotal['paid']
  span: Span
}

/** What was paid in the period: paid orders only, as its lines say. */
export const PaidTotal = observer(function PaidTotal({ view, paid, span }: PaidTotalProps) {
  const { platform, showType } = useStores()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { from, to = platform.clock.now() + 1 } = span
  return (
    <HeroCard vip={showType} label={t(`record.paid.${view}`)}>
      <BigAmount cents={paid.amount} locale={language} coin />
      <Facts>
        <span>{t(`record.paid.${view}.count`, { count: paid.count })}</span>
        {from !== undefined && (
          <span>
            {t('record.paid.span', { from: formatShortDay(from, language), to: formatShortDay(to - 1, language) })}
          </span>
        )}
        {paid.fee > 0 && <span>{t('record.paid.fees', { amount: formatCents(paid.fee, language) })}</span>}
      </Facts>
    </HeroCard>
  )
})

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${theme.space[3]};
  ${theme.type.bodySm};
  color: ${theme.color.text.secondary};
`
