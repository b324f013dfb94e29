import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { DepositOrderStore } from '../../../stores/wallet/DepositOrderStore'
import { Button } from '../../../ui/actions/Button'
import { Dialog } from '../../../ui/overlays/Dialog'

/** Asks once. */
export const CancelDialog = observer(function CancelDialog({
  orderId,
  onClose,
}: {
  orderId: string
  onClose: () => void
}) {
  const { cancel } = useFeature(DepositOrderStore)
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order.cancel.title')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('order.cancel.no')}</Button>
          <Button variant="danger" busy={cancel.isBusy()} onClick={() => void cancel.send(orderId).then(onClose)}>
            {t('order.cancel.yes')}
          </Button>
        </>
      }
    >
      <p>{t('order.cancel.text')}</p>
    </Dialog>
  )
})
