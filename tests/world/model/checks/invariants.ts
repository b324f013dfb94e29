/** The invariants of the world, whatever is called, repeated, raced or interrupted. */
export const INVARIANTS = {
  I1: "the sum of a player's ledger entries of an asset, opening included, is the balance at every instant",
  I2: 'coin, points and safe-box in every reply match the ledger',
  I3: 'no balance is negative',
  I4: 'no claim, draw chance, coupon, order or mail attachment pays twice',
  I5: 'a refused call does not change a byte of the world, except its failed attempts',
  I6: 'a read does not change a byte of the world',
  I7: 'the world is plain JSON: serialised and parsed it is the same',
  I8: 'origin and journal reproduce the world byte for byte',
  I9: 'every reply matches the contract, and every refusal has a code of the contract',
  I10: 'serial number and time only grow, and no id is repeated',
  I11: 'a repeated request gets its first reply and changes nothing',
  I12: 'concurrent calls have the result of sequential ones',
  I13: "a call moves only the caller's assets",
  I14: 'a fault does what its name says',
  I15: 'a revoked token is refused',
  I16: 'log entries are immutable',
} as const

export type InvariantName = keyof typeof INVARIANTS

export class InvariantViolation extends Error {
  readonly invariant: InvariantName
  constructor(invariant: InvariantName, details: string) {
    super(`${invariant} (${INVARIANTS[invariant]}): ${details}`)
    this.invariant = invariant
    this.name = 'InvariantViolation'
  }
}

/**
 * `details` is evaluated only on failure.
 * @throws InvariantViolation
 */
export const assertInvariant = (holds: boolean, invariant: InvariantName, details: () => string): void => {
  if (!holds) throw new InvariantViolation(invariant, details())
}

/** The first difference of two texts, with its context. */
export const firstDifference = (before: string, after: string): string => {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 80)
  return `…${around(before)}… became …${around(after)}…`
}
