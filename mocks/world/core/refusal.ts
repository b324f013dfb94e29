import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'

/** What a world function throws to refuse; the core turns it into the envelope's code. */
export class Refusal extends Error {
  readonly code: number
  constructor(name: RefusalName) {
    super(name)
    this.code = REFUSAL[name]
  }
}

/** Refuses a call by name; nothing may have been changed before. */
export const refuse = (name: RefusalName): never => {
  throw new Refusal(name)
}
