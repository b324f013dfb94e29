import type { Call } from './call'
import type { RefusalName } from './refusals'

/** What a player may still do whose account is frozen. */
const OPEN_WHEN_FROZEN: readonly string[] = [
  'logout',
  'online',
  'exitGame',
  'feedbackSend',
  'getMailDetail',
  'playBreak',
  'playLimit',
  'playReminder',
]

/** Whether a call is refused to a player whose account is frozen. */
export const isClosedWhenFrozen = ({ name, audience, effect }: Call): boolean =>
  audience === 'player' && effect === 'write' && !OPEN_WHEN_FROZEN.includes(name)

/**
 * The refusals of a call: those of an invalid request, a missing token, a frozen account or a fault of the server, and
 * its own.
 */
export const refusalsOf = (call: Call): readonly RefusalName[] => [
  'badRequest',
  'serverFault',
  ...(call.audience === 'player' || call.name === 'preLogin' ? (['unauthorized'] as const) : []),
  ...(isClosedWhenFrozen(call) ? (['accountFrozen'] as const) : []),
  ...call.refusals,
]
