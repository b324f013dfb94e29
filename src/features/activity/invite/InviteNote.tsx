import { observer } from 'mobx-react-lite'
import { formatDeadline } from '../../../i18n/dates'
import type { InviteWheel } from '../../../stores/invite/InviteReads'
import { useReconcile } from '../../../stores/react/useReconcile'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { Note } from '../../../ui/feedback/Note'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { useInvite } from './useInvite'

/** What became of the last spin, cash-out or tap when it did not succeed; otherwise why there is nothing to do. */
export const InviteNote = observer(function InviteNote({ wheel }: { wheel: InviteWheel }) {
  const { invite, t, language, money } = useInvite()
  const { spin, cashOut, reads, turn, click } = invite
  const { exchange } = cashOut
  useReconcile(spin)
  useReconcile(exchange)
  const outcome = useWriteOutcome(exchange.state, spin.state, click.state)
  if (outcome) return <OutcomeNote outcome={outcome} />
  const { spins, progress, endTime } = wheel
  if (spins > 0 || reads.isReached || turn.target) return null
  if (progress > 0)
    return (
      <Note tone="info">
        {t('invite.noSpins', { amount: money(progress), when: formatDeadline(endTime, language) })}
      </Note>
    )
  return reads.isCashedOut ? <Note tone="success">{t('invite.cashedOut')}</Note> : null
})
