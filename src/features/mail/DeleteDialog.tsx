import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { Dialog } from '../../ui/overlays/Dialog'

interface DeleteDialogProps {
  onCancel: () => void
  onConfirm: () => void
}

/** Asks before a mail is deleted with its gift. */
export function DeleteDialog({ onCancel, onConfirm }: DeleteDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('mail.delete.ask')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('mail.delete.keep')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('mail.delete')}
          </Button>
        </>
      }
    >
      {t('mail.delete.text')}
    </Dialog>
  )
}
