import { observer } from 'mobx-react-lite'
import type { AppRechargeType } from '../../../contract/config'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { Sheet } from '../../../ui/overlays/Sheet'
import { paymentMethodIcon } from '../paymentMethodIcon'
import { usePaymentMethodText } from './usePaymentMethodText'

/** Every way to pay, as a list. */
export const PaymentMethodSheet = observer(function PaymentMethodSheet({
  chosen,
  onClose,
}: {
  chosen: AppRechargeType
  onClose: () => void
}) {
  const { draft } = useFeature(DepositStore)
  const { t } = useTranslation()
  const methodText = usePaymentMethodText()
  return (
    <Sheet open onClose={onClose} title={t('deposit.how')} closeLabel={t('action.close')}>
      <List label={t('deposit.how')}>
        {draft.channels.map((channel) => (
          <ListRow
            key={channel.id}
            start={<Icon of={paymentMethodIcon(channel.icon)} size={24} />}
            title={<span dir="auto">{channel.name}</span>}
            text={methodText(channel)}
            chosen={channel.id === chosen.id}
            onClick={() => {
              draft.choose(channel.id)
              onClose()
            }}
          />
        ))}
      </List>
    </Sheet>
  )
})
