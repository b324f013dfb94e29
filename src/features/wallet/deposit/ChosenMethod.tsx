import type { AppRechargeType } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { Icon } from '../../../ui/art/icons/Icon'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { paymentMethodIcon } from '../paymentMethodIcon'
import { usePaymentMethodText } from './usePaymentMethodText'

/** The way to pay that was chosen, and back to the choice. */
export function ChosenMethod({ channel, onChange }: { channel: AppRechargeType; onChange: () => void }) {
  const { t } = useTranslation()
  const methodText = usePaymentMethodText()
  return (
    <List label={t('deposit.how')}>
      <ListRow
        start={<Icon of={paymentMethodIcon(channel.icon)} size={24} />}
        title={<span dir="auto">{channel.name}</span>}
        text={methodText(channel)}
        end={t('deposit.change')}
        onClick={onChange}
      />
    </List>
  )
}
