import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'

/** Thrown by world functions to refuse; becomes the envelope's code. */
export class Refusal extends Error {
  readonly code: number
  /** Which field, and what is wrong with it; for developers, never in the reply. */
  readonly why: string | undefined
  constructor(name: RefusalName, why?: string) {
    super(name)
    this.code = REFUSAL[name]
    this.why = why
  }
}

/** A refusal whose name says everything. */
export type PlainRefusal = Exclude<RefusalName, 'badRequest'>

/** A bad request says which field is wrong, and why: `mobile: 7 to 15 digits`. */
type Reason = [name: PlainRefusal] | [name: RefusalName, why: string]

/** Refuses a call. Nothing may have been changed before, except the count of failed attempts. */
export const refuse = (...[name, why]: Reason): never => {
  throw new Refusal(name, why)
}
