import { refusalCode } from '../../api/outcome'
import { REFUSAL, type RefusalName } from '../../contract/core/refusals'
import type { MutationState } from './Mutation'

/** Whether a write was refused for one of these reasons. */
export const isRefusedAs = (state: MutationState<unknown> | null, ...names: readonly RefusalName[]): boolean =>
  state?.name === 'refused' && names.some((name) => REFUSAL[name] === refusalCode(state.failure))
