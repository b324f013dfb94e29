import { observer } from 'mobx-react-lite'
import type { Withdrawal } from '../../../contract/wallet/withdraw'
import type { Cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/art/icons/Icon'
import { headset, receipt } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Columns } from '../../../ui/layout/Columns'
import { Stack } from '../../../ui/layout/Stack'
import { OrderHero } from './OrderHero'
import { OrderSlip } from './OrderSlip'
import { OrderTimeline } from './OrderTimeline'

/** What arrives and when, the steps, the facts, and whom to ask. */
export const WithdrawalOrderState = observer(function WithdrawalOrderState({
  order,
  coin,
}: {
  order: Withdrawal
  coin: Cents
}) {
  const { t } = useTranslation()
  const { orderId } = order
  return (
    <Columns>
      <Stack>
        <OrderHero order={order} coin={coin} />
        <OrderTimeline order={order} />
      </Stack>
      <Stack>
        <OrderSlip order={order} />
        <List label={t('withdraw.more')}>
          <ListRow
            to={`/service?order=${encodeURIComponent(orderId)}`}
            title={t('withdraw.ask')}
            text={t('withdraw.ask.text')}
            start={<Icon of={headset} size={22} />}
          />
          <ListRow
            to="/wallets/record?view=withdrawals"
            title={t('title.walletRecord')}
            start={<Icon of={receipt} size={22} />}
          />
        </List>
      </Stack>
    </Columns>
  )
})
