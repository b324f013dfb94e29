import type { MutationState } from './Mutation'
import { failureMessage, type Message, message } from './message'

/** What a write that was not done says on screen. Nothing was lost and the player can go on, so it is never a danger. */
export interface WriteOutcome {
  tone: 'warning' | 'info'
  message: Message
}

/** `refusal` = another sentence for a refusal than that of its code. Null while there is nothing to say. */
export const writeOutcome = (state: MutationState<unknown>, refusal?: Message): WriteOutcome | null => {
  switch (state.name) {
    case 'refused':
      return { tone: 'warning', message: refusal ?? failureMessage(state.failure) }
    case 'notApplied':
      return { tone: 'info', message: message('error.notApplied') }
    case 'checking':
      return { tone: 'info', message: message('error.checking') }
    case 'unknown':
      return { tone: 'info', message: message('error.unknown') }
    default:
      return null
  }
}
