import { observer } from 'mobx-react-lite'
import { useMessage, useTranslation } from '../../../i18n'
import type { Mutation } from '../../../stores/core/Mutation'
import { failureMessage } from '../../../stores/shell/message'
import { Note } from '../../../ui/feedback/Note'

/** Why the last claim was not paid. */
export const Refusal = observer(function Refusal({ of }: { of: Pick<Mutation<unknown>, 'state'> }) {
  const { t } = useTranslation()
  const format = useMessage()
  const { state } = of
  if (state.name === 'undone') return <Note tone="info">{t('error.undone')}</Note>
  if (state.name !== 'refused' && state.name !== 'unknown') return null
  return (
    <Note tone="danger" live>
      {format(failureMessage(state.failure))}
    </Note>
  )
})
