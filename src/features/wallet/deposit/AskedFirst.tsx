import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositStore } from '../../../stores/wallet/DepositStore'
import { Icon } from '../../../ui/art/icons/Icon'
import { bank, phone } from '../../../ui/art/icons/icons'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'

/** What is asked before any order: a phone number, or a bank card. */
export const AskedFirst = observer(function AskedFirst() {
  const { asksFirst } = useFeature(DepositStore)
  const { t } = useTranslation()
  if (!asksFirst) return null
  const isPhone = asksFirst === 'mobile'
  return (
    <List label={t('deposit.first')}>
      <ListRow
        to={isPhone ? '/auth/bind' : '/wallets/card/edit'}
        start={<Icon of={isPhone ? phone : bank} size={24} />}
        title={t(`deposit.first.${asksFirst}`)}
        text={t('deposit.first.text')}
      />
    </List>
  )
})
