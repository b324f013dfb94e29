import type { MutationState } from '../data/Mutation'
import { type WriteOutcome, writeOutcome } from '../data/writeOutcome'
import { useFailureMessage } from './useFailureMessage'

/** What the first of several writes that has something to say says. Use in observers. */
export function useWriteOutcome(...states: readonly MutationState<unknown>[]): WriteOutcome | null {
  const told = states.find((state) => writeOutcome(state) !== null)
  const refusal = useFailureMessage(told?.name === 'refused' ? told.failure : null)
  return told ? writeOutcome(told, refusal) : null
}
