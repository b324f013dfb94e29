import { observer } from 'mobx-react-lite'
import { useMessage } from '../../../i18n'
import { formatDeadline } from '../../../i18n/dates'
import { useReconcile } from '../../../stores/core/useReconcile'
import type { InviteWheel } from '../../../stores/invite/InviteReads'
import { useFailureMessage } from '../../../stores/member/useFailureMessage'
import { Note } from '../../../ui/feedback/Note'
import { useInvite } from './useInvite'

/** What became of the last spin, cash-out or tap when it did not succeed; otherwise why there is nothing to do. */
export const InviteNote = observer(function InviteNote({ wheel }: { wheel: InviteWheel }) {
  const { invite, t, language, money } = useInvite()
  const format = useMessage()
  const { spin, cashOut, reads, turn, click } = invite
  const { exchange } = cashOut
  useReconcile(spin, spin.state.name === 'unknown')
  useReconcile(exchange, exchange.state.name === 'unknown')
  const states = [exchange, spin, click].map(({ state }) => state)
  const refused = states.find(({ name }) => name === 'refused')
  const refusal = useFailureMessage(refused?.name === 'refused' ? refused.failure : null)
  for (const state of states) {
    if (state.name === 'refused')
      return (
        <Note tone="warning" live>
          {format(refusal)}
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
