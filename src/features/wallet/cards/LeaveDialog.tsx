import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/actions/Button'
import { Dialog } from '../../../ui/overlays/Dialog'

interface LeaveDialogProps {
  open: boolean
  onStay: () => void
  onLeave: () => void
}

/** Unsaved changes on Back. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('cards.leave.title')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t('cards.leave.go')}
          </Button>
          <Button onClick={onStay}>{t('cards.leave.stay')}</Button>
        </>
      }
    >
      <p>{t('cards.leave.text')}</p>
    </Dialog>
  )
}
