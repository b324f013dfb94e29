import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../i18n'
import { BonusStore } from '../../stores/bonus/BonusStore'
import { writeOutcome } from '../../stores/data/writeOutcome'
import { useFeature } from '../../stores/react/stores'
import { ConnectionStore } from '../../stores/shell/ConnectionStore'
import { Note } from '../../ui/feedback/Note'

/** Rewards that the last claim did not credit, and why; that there is no network, the shell says itself. */
export const MissedNote = observer(function MissedNote() {
  const { missed } = useFeature(BonusStore)
  const { offline } = useFeature(ConnectionStore)
  const { t } = useTranslation()
  const format = useMessage()
  const [first] = missed
  if (!first) return null
  const { state } = first
  const outcome = writeOutcome(state)
  const why = outcome && format(outcome.message)
  return (
    <Note tone={outcome?.tone ?? 'warning'} live>
      <strong>{t('bonus.missed.count', { count: missed.length })}</strong> {!offline && <span>{why}</span>}
    </Note>
  )
})
