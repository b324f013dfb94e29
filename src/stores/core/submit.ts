import { failureMessage, type Message, say } from '../shell/message'
import type { MutationState } from './Mutation'

/** What is wrong with a form, at one of its fields or, as `root`, with the whole of it. */
interface Refusal<F extends string> {
  at: F | 'root'
  message: Message
}

/**
 * How a form is sent: `write` is a store's action, `fields` names the field that each code of a refusal is about. Any other
 * failure is the whole form's.
 */
export const submit =
  <V, F extends string>(
    write: (values: V) => Promise<MutationState<unknown> | null>,
    fields: Readonly<Record<number, F>>,
    onDone?: () => void,
  ) =>
  async (values: V): Promise<Refusal<F> | null> => {
    const state = await write(values)
    if (state?.name === 'done') onDone?.()
    if (state?.name === 'undone') return { at: 'root', message: say('error.undone') }
    if (state?.name !== 'refused' && state?.name !== 'unknown') return null
    const { failure } = state
    // The Tips pop-up has told of a timeout already.
    if (failure.kind === 'timeout') return null
    const at = failure.kind === 'refused' ? (fields[failure.code] ?? 'root') : 'root'
    return { at, message: failureMessage(failure) }
  }
