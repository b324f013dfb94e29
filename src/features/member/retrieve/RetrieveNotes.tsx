import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { cents, formatCents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { RetrieveStore } from '../../../stores/member/RetrieveStore'
import { useFeature } from '../../../stores/react/stores'
import { useReconcile } from '../../../stores/react/useReconcile'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { Note } from '../../../ui/feedback/Note'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'

/** What has become of the last retrieval; without its amounts where the player hides them. */
export const RetrieveNotes = observer(function RetrieveNotes({ hidden = false }: { hidden?: boolean }) {
  const { retrieval } = useFeature(RetrieveStore)
  const { state } = retrieval
  useReconcile(retrieval)
  // Told once: not again on the next visit.
  useEffect(() => () => void (retrieval.isBusy() || retrieval.reset()), [retrieval])
  const { t, i18n } = useTranslation()
  const outcome = useWriteOutcome(state)
  const amount = (coin: number) => formatCents(cents(coin), i18n.language)
  if (state.name === 'done' && state.value.retrieved > 0)
    return (
      <Note tone="success" live>
        {hidden
          ? t('retrieve.doneHidden')
          : t('retrieve.done', { amount: amount(state.value.retrieved), balance: amount(state.value.coin) })}
      </Note>
    )
  return <OutcomeNote outcome={outcome} />
})
