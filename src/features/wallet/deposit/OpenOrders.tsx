import { observer } from 'mobx-react-lite'
import { formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { hourglass } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** Orders that are to be paid. */
export const OpenOrders = observer(function OpenOrders() {
  const { openOrders, draft } = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const wayOf = (id: string) => draft.channels.find((channel) => channel.id === id)?.name ?? id
  if (openOrders.length === 0) return null
  return (
    <List label={t('deposit.open.label')}>
      {openOrders.map(({ orderId, price, channelId, expireTime }) => (
        <ListRow
          key={orderId}
          to={`/wallets/order/${orderId}`}
          start={<Icon of={hourglass} size={24} />}
          title={t('deposit.open', { amount: formatCents(price, language) })}
          text={t('deposit.open.text', { way: wayOf(channelId), time: formatTime(expireTime, language) })}
        />
      ))}
    </List>
  )
})
