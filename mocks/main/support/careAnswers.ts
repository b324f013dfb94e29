import type { playCare } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import { text } from '../../world/core/texts'
import type { MakeCall, Said } from './answers'

/** What holds for the player; what the world does not say holds not. */
const careOf = async (call: MakeCall): Promise<Partial<ReplyInput<typeof playCare>>> =>
  // The world's own reply, or a refusal without these fields.
  (await call('playCare')) as Partial<ReplyInput<typeof playCare>>

const excluded = (until: number): Said => ({ text: text('chat.close.runs', { until }), path: '/member/play' })

/** The player's first deposit limit with its use, or how to set one. */
export const aboutLimits = async (call: MakeCall): Promise<Said> => {
  const { limits = [] } = await careOf(call)
  for (const { period, used, amount } of limits)
    if (amount !== null) {
      const limit = text(`chat.limits.${period}`, { used, amount })
      return { text: text('chat.limits.set', { limit }), path: '/member/play' }
    }
  return { text: text('chat.limits.none'), path: '/member/play' }
}

/** How long a break runs, or what one does. */
export const aboutBreak = async (call: MakeCall): Promise<Said> => {
  const { breakUntil: until = null, excluded: isExcluded } = await careOf(call)
  if (until === null) return { text: text('chat.break.none'), path: '/member/play?open=timeout' }
  return isExcluded ? excluded(until) : { text: text('chat.break.runs', { until }), path: '/member/play' }
}

/** How long a self-exclusion runs, or how an account is closed. */
export const aboutClosing = async (call: MakeCall): Promise<Said> => {
  const { breakUntil: until = null, excluded: isExcluded } = await careOf(call)
  return until !== null && isExcluded
    ? excluded(until)
    : { text: text('chat.close.none'), path: '/member/play?open=exclude' }
}
