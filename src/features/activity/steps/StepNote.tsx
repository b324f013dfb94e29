import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../../i18n'
import type { ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { failureMessage } from '../../../stores/shell/message'
import { Note } from '../../../ui/feedback/Note'

/** Outcome of the last claim or visit if it did not succeed. */
export const StepNote = observer(function StepNote({ page }: { page: ActivityPage }) {
  const { t } = useTranslation()
  const format = useMessage()
  for (const { state } of [page.claim, page.visit]) {
    if (state.name === 'refused')
      return (
        <Note tone="warning" live>
          {format(failureMessage(state.failure))}
        </Note>
      )
    if (state.name === 'undone')
      return (
        <Note tone="info" live>
          {t('activity.undone')}
        </Note>
      )
    if (state.name === 'unknown')
      return (
        <Note tone="warning" live>
          {t('error.unknown')}
        </Note>
      )
  }
  return null
})
