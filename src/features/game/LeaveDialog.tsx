import { useTranslation } from '../../i18n'
import { Button } from '../../ui/actions/Button'
import { Dialog } from '../../ui/overlays/Dialog'

interface LeaveDialogProps {
  /** What becomes of the round. */
  leaves: 'settles' | 'waits'
  onStay: () => void
  onLeave: () => void
}

/** Asks before a running round is left; what was bet counts either way. */
export function LeaveDialog({ leaves, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('game.leaveRound')}
      closeLabel={t('action.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t('game.leave')}
          </Button>
          <Button onClick={onStay}>{t('game.stay')}</Button>
        </>
      }
    >
      {t(`game.leaveRound.${leaves}`)}
    </Dialog>
  )
}
