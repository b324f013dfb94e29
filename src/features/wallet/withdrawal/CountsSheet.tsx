import { observer } from 'mobx-react-lite'
import type { ExchangeInfo } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { Sheet } from '../../../ui/overlays/Sheet'
import { Contributions } from './Contributions'

/** What counts toward the turnover, and where. */
export const CountsSheet = observer(function CountsSheet({
  info,
  onClose,
}: {
  info: ExchangeInfo
  onClose: () => void
}) {
  const { t } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={t('withdraw.counts')} closeLabel={t('action.close')}>
      <Contributions info={info} />
    </Sheet>
  )
})
