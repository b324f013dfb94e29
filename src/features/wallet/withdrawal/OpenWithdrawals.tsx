import { observer } from 'mobx-react-lite'
import type { Withdrawal } from '../../../contract/wallet/withdraw'
import { cents, formatCents } from '../../../domain/money'
import { stageName } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useStores } from '../../../stores/react/stores'
import { Icon } from '../../../ui/art/icons/Icon'
import { hourglass } from '../../../ui/art/icons/icons'
import { Badge } from '../../../ui/data/Badge'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** The withdrawals on their way, each with its page. */
export const OpenWithdrawals = observer(function OpenWithdrawals({ orders }: { orders: readonly Withdrawal[] }) {
  const { platform } = useStores()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return (
    <List label={t('withdraw.open')}>
      {orders.map(({ orderId, amount, fee, bankName, expectTime, status }) => (
        <ListRow
          key={orderId}
          to={`/wallets/withdrawal/${orderId}`}
          start={<Icon of={hourglass} size={22} />}
          title={t('withdraw.open.row', { amount: formatCents(cents(amount - fee), language), bank: bankName })}
          text={
            platform.clock.now() > expectTime
              ? t('withdraw.open.late')
              : t('withdraw.expectedBy', { when: formatWhen(expectTime, language) })
          }
          end={<Badge tone="info">{t(`withdraw.stage.${stageName(status)}`)}</Badge>}
        />
      ))}
    </List>
  )
})
