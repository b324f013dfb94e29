import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../../i18n'
import type { MutationState } from '../../../stores/core/Mutation'
import { failureMessage } from '../../../stores/shell/message'
import { Note } from '../../../ui/feedback/Note'

/** What became of the last action, unless it was done: its reward says that. */
export const Outcome = observer(function Outcome({ state }: { state: MutationState<unknown> }) {
  const { t } = useTranslation()
  const format = useMessage()
  if (state.name === 'undone') return <Note tone="info">{t('error.undone')}</Note>
  if (state.name === 'unknown') return <Note tone="warning">{t('error.unknown')}</Note>
  if (state.name !== 'refused') return null
  return (
    <Note tone="danger" live>
      {format(failureMessage(state.failure))}
    </Note>
  )
})
