import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { formatWhen } from '../../../i18n/dates'
import { useFeature } from '../../../stores/react/stores'
import { RecordStore } from '../../../stores/wallet/RecordStore'
import { Note } from '../../../ui/feedback/Note'

/** When rows that could not be read again were read. */
export const StaleDataNote = observer(function StaleDataNote({ old }: { old: boolean }) {
  const { readAt } = useFeature(RecordStore)
  const { t, i18n } = useTranslation()
  if (!old || readAt === null) return null
  return <Note tone="info">{t('record.asOf', { when: formatWhen(readAt, i18n.language) })}</Note>
})
