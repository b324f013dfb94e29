import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../i18n'
import { BonusStore } from '../../stores/bonus/BonusStore'
import { useFeature } from '../../stores/core/react'
import { failureMessage } from '../../stores/shell/message'
import { Note } from '../../ui/feedback/Note'

/** Rewards that the last claim did not credit, and why. */
export const MissedNote = observer(function MissedNote() {
  const { missed } = useFeature(BonusStore)
  const { t } = useTranslation()
  const format = useMessage()
  const [first] = missed
  if (!first) return null
  const { state } = first
  return (
    <Note tone="danger" live>
      <strong>{t('bonus.missed.count', { count: missed.length })}</strong>{' '}
      <span>{'failure' in state ? format(failureMessage(state.failure)) : t('bonus.undone')}</span>
    </Note>
  )
})
