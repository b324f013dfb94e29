import { refusalCode } from '../../api/outcome'
import { type RefusalName, refusalName } from '../../contract/core/refusals'
import type { MutationState } from './Mutation'
import { failureMessage, message } from './message'
import { type WriteOutcome, writeOutcome } from './writeOutcome'

/** A refusal shown at one field or, as `root`, above the form. */
export interface Refusal<F extends string> extends WriteOutcome {
  at: F | 'root'
}

/** Where a refusal is shown, with a text key if its code has another meaning there. */
export type RefusalAt<F extends string> = F | readonly [at: F, key: string]

/** Makes a form's submit handler of a store action; `fields` maps refusals to fields, any other failure is `root`. */
export const submit =
  <V, F extends string>(
    write: (values: V) => Promise<MutationState<unknown> | null>,
    fields: Readonly<Partial<Record<RefusalName, RefusalAt<F>>>>,
    onDone?: () => void,
  ) =>
  async (values: V): Promise<Refusal<F> | null> => {
    const state = await write(values)
    if (state?.name === 'done') onDone?.()
    const outcome = state?.name === 'notApplied' ? writeOutcome(state) : null
    if (outcome) return { at: 'root', ...outcome }
    if (state?.name !== 'refused' && state?.name !== 'unknown') return null
    const { failure } = state
    // The Tips pop-up already reports timeouts.
    if (failure.kind === 'timeout') return null
    const name = refusalName(refusalCode(failure))
    const field = name && fields[name]
    return typeof field === 'object'
      ? { at: field[0], tone: 'warning', message: message(field[1]) }
      : { at: field ?? 'root', tone: 'warning', message: failureMessage(failure) }
  }
