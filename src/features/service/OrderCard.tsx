import styled from '@emotion/styled'
import { cents } from '../../domain/money'
import type { PageAddress } from '../../domain/paths'
import { orderNumber } from '../../domain/wallet/orderNumber'
import { DEPOSIT_STATES, stateOf, WITHDRAW_STATES } from '../../domain/wallet/orderStates'
import { useTranslation } from '../../i18n'
import type { SupportOrder } from '../../stores/service/ChatStore'
import { Art } from '../../ui/art/Art'
import { Badge } from '../../ui/data/Badge'
import { List } from '../../ui/data/List'
import { ListRow } from '../../ui/data/ListRow'
import { Money } from '../../ui/money/Money'

/** The order that an answer is about, as it was then; opens its page. */
export function OrderCard({ order, path }: { order: SupportOrder; path: PageAddress }) {
  const { t, i18n } = useTranslation()
  const { kind, id, status, amount } = order
  const isDeposit = kind === 'deposit'
  const { word, tone } = stateOf(isDeposit ? DEPOSIT_STATES : WITHDRAW_STATES, status)
  return (
    <Root>
      <List label={t('record.column.order')}>
        <ListRow
          to={path}
          start={<Art name={isDeposit ? 'moneyBag' : 'bank'} size={28} />}
          title={<Money cents={cents(amount)} locale={i18n.language} />}
          text={
            <>
              {t('record.column.order')} <bdi dir="ltr">{orderNumber(id)}</bdi>
            </>
          }
          end={<Badge tone={tone}>{t(`record.state.${word}`)}</Badge>}
        />
      </List>
    </Root>
  )
}

const Root = styled.div`
  inline-size: min(100%, 340px);
`
