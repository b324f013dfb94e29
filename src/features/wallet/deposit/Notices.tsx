import { observer } from 'mobx-react-lite'
import { sum } from '../../../domain/arithmetic'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { formatTime } from '../../../i18n/dates'
import { CareStore } from '../../../stores/member/CareStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { DepositStore, MAX_OPEN_ORDERS } from '../../../stores/wallet/DepositStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { bank, hourglass, phone } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Note } from '../../../ui/feedback/Note'

/** What is to be known before the amount: open orders, what is asked first, the player's own limit, no connection. */
export const Notices = observer(function Notices() {
  const store = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { openOrders, asksFirst, draft, quotes } = store
  const wayOf = (id: string) => draft.channels.find((channel) => channel.id === id)?.name ?? id
  return (
    <>
      {quotes.failure?.kind === 'offline' && <Note tone="warning">{t('deposit.offline')}</Note>}
      {openOrders.length > 0 && (
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
      )}
      {openOrders.length >= MAX_OPEN_ORDERS && <Note tone="warning">{t('deposit.open.most')}</Note>}
      {asksFirst && (
        <List label={t('deposit.first')}>
          <ListRow
            to={asksFirst === 'mobile' ? '/auth/bind' : '/wallets/card/edit'}
            start={<Icon of={asksFirst === 'mobile' ? phone : bank} size={24} />}
            title={t(`deposit.first.${asksFirst}`)}
            text={draft.price !== null && t('deposit.first.text', { amount: formatCents(draft.price, language) })}
          />
        </List>
      )}
      <OwnLimit />
    </>
  )
})

const PERIODS = ['day', 'week', 'month'] as const

/** Shown above the button when the amount exceeds the rest of the player's limit. */
const OwnLimit = observer(function OwnLimit() {
  const { draft, openOrders } = useFeature(DepositStore)
  const { t, i18n } = useTranslation()
  const care = useResource(useFeature(CareStore).care)
  const open = sum(openOrders.map(({ price }) => price))
  const left = (care.value?.limits ?? []).flatMap(({ period, amount, used }) =>
    amount === null ? [] : [{ period, left: Math.max(0, amount - used - open) }],
  )
  const tight = left.find((limit) => limit.left < (draft.price ?? 0))
  const period = PERIODS.find((one) => one === tight?.period)
  if (!tight || !period) return null
  return (
    <Note tone="info">{t(`deposit.limit.${period}`, { amount: formatCents(cents(tight.left), i18n.language) })}</Note>
  )
})
