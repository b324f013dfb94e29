import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { Tips } from '../../ui/overlays/Tips'

/** A request has timed out (spec §8). */
export function TipsModal() {
  const { modals } = useStores()
  const { t } = useTranslation()
  const close = () => modals.close('tips')
  return (
    <Tips
      open
      onClose={close}
      title={t('tips.title')}
      text={t('error.timeout')}
      actionLabel={t('action.ok')}
      closeLabel={t('action.close')}
    />
  )
}
