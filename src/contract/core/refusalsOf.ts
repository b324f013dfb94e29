import type { Call } from './call'
import type { RefusalName } from './refusals'

/** The refusals of a call: those of an invalid request, a missing token or a fault of the server, and its own. */
export const refusalsOf = ({ name, audience, refusals }: Call): readonly RefusalName[] => [
  'badRequest',
  'serverFault',
  ...(audience === 'player' || name === 'preLogin' ? (['unauthorized'] as const) : []),
  ...refusals,
]
