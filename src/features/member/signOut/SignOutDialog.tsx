import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/actions/Button'
import { Dialog } from '../../../ui/overlays/Dialog'

interface SignOutDialogProps {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
}

/** Asks for confirmation before logging out. */
export function SignOutDialog({ open, onCancel, onConfirm }: SignOutDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('member.signOut.ask')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('member.signOut.stay')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {t('member.signOut')}
          </Button>
        </>
      }
    >
      {t('member.signOut.text')}
    </Dialog>
  )
}
