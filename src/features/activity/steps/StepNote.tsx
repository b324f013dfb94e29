import { observer } from 'mobx-react-lite'
import type { ActivityPage } from '../../../stores/activity/ActivityPageStore'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'

/** What became of the last claim or visit, unless it was done. */
export const StepNote = observer(function StepNote({ page }: { page: ActivityPage }) {
  return <OutcomeNote outcome={useWriteOutcome(page.claim.state, page.visit.state)} />
})
