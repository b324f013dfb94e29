import { refusalCode } from '../../api/outcome'
import { failureMessage, type Message, message } from '../shell/message'
import type { MutationState } from './Mutation'

/** A refusal shown at one field or, as `root`, above the form. */
interface Refusal<F extends string> {
  at: F | 'root'
  message: Message
}

/** Where a refusal is shown, with a text key if its code has another meaning there. */
export type RefusalAt<F extends string> = F | readonly [at: F, key: string]

/** Makes a form's submit handler of a store action; `fields` maps refusal codes to fields, any other failure is `root`. */
export const submit =
  <V, F extends string>(
    write: (values: V) => Promise<MutationState<unknown> | null>,
    fields: Readonly<Record<number, RefusalAt<F>>>,
    onDone?: () => void,
  ) =>
  async (values: V): Promise<Refusal<F> | null> => {
    const state = await write(values)
    if (state?.name === 'done') onDone?.()
    if (state?.name === 'undone') return { at: 'root', message: message('error.undone') }
    if (state?.name !== 'refused' && state?.name !== 'unknown') return null
    const { failure } = state
    // The Tips pop-up already reports timeouts.
    if (failure.kind === 'timeout') return null
    const field = fields[refusalCode(failure) ?? 0]
    return typeof field === 'object'
      ? { at: field[0], message: message(field[1]) }
      : { at: field ?? 'root', message: failureMessage(failure) }
  }
