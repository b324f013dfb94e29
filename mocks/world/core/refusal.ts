import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'

/** Thrown by world functions to refuse; becomes the envelope's code. */
export class Refusal extends Error {
  readonly code: number
  constructor(name: RefusalName) {
    super(name)
    this.code = REFUSAL[name]
  }
}

/** Refuses a call. Nothing may have been changed before. */
export const refuse = (name: RefusalName): never => {
  throw new Refusal(name)
}
