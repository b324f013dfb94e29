import { useTranslation } from '../../../i18n'
import { Sheet } from '../../../ui/overlays/Sheet'
import { Settings } from './Settings'

/** The settings on a phone. */
export function SettingsSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Sheet open onClose={onClose} title={t('member.settings')} closeLabel={t('action.close')}>
      <Settings />
    </Sheet>
  )
}
