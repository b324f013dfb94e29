import { useTranslation } from '../../../i18n'
import { Note } from '../../../ui/feedback/Note'
import { Stack } from '../../../ui/layout/Stack'
import { CareHelp } from './CareHelp'

/** What responsible play offers, for visitors. */
export function VisitorsCare() {
  const { t } = useTranslation()
  return (
    <Stack>
      <Note tone="info">{t('care.visitor')}</Note>
      <CareHelp />
    </Stack>
  )
}
