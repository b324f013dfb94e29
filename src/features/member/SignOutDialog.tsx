import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { Dialog } from '../../ui/overlays/Dialog'

interface SignOutAskProps {
  open: boolean
  onStay: () => void
  onConfirm: () => void
}

/** Asks once before the session ends. */
export function SignOutAsk({ open, onStay, onConfirm }: SignOutAskProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('member.signOut.ask')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onStay}>
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
