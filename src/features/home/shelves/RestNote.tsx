import { useTranslation } from '../../../i18n'
import { Note } from '../../../ui/feedback/Note'

/** While all games rest for maintenance. */
export function RestNote() {
  const { t } = useTranslation()
  return (
    <Note tone="info" live>
      {t('lobby.resting')}
    </Note>
  )
}
