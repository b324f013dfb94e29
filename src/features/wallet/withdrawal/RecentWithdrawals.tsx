import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { usePaged } from '../../../stores/react/usePaged'
import { RecordStore } from '../../../stores/wallet/RecordStore'
import { TextLink } from '../../../ui/actions/TextLink'
import { List } from '../../../ui/data/List'
import { SectionHead } from '../../../ui/data/SectionHead'
import { withdrawalLine } from '../record/lines'
import { OrderRow } from '../record/OrderRow'

/** Withdrawals that are shown. */
const SHOWN = 3
const EVERY = {}

/** The newest withdrawals, each with its page; nothing before the first. */
export const RecentWithdrawals = observer(function RecentWithdrawals() {
  const { rows } = usePaged(useFeature(RecordStore).withdrawals, EVERY)
  const { t } = useTranslation()
  if (rows.length === 0) return null
  return (
    <section>
      <SectionHead
        title={t('withdraw.recent')}
        action={
          <TextLink to="/wallets/record?view=withdrawals" chevron>
            {t('withdraw.recent.all')}
          </TextLink>
        }
      />
      <List label={t('withdraw.recent')}>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.orderId}>
            <OrderRow line={withdrawalLine(row)} />
          </li>
        ))}
      </List>
    </section>
  )
})
