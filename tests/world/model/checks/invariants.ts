/** What the world promises, whatever is called, repeated, raced or interrupted. */
export const PROMISES = {
  I1: "the sum of a player's movements of an asset is the balance at every instant, from one opening on",
  I2: "coin, points and safe-box in every reply are the ledger's",
  I3: 'nobody owns less than nothing, of nothing',
  I4: 'no claim, draw chance, coupon, order or mail attachment pays twice',
  I5: 'a refused call leaves the world as it was, byte for byte',
  I6: 'a read leaves the world as it was, byte for byte',
  I7: 'the world is plain JSON: written and read again it is the same',
  I8: 'origin and journal lead to the same world, byte for byte',
  I9: 'every reply keeps the contract, and every refusal has a code of the contract',
  I10: 'the serial number and the time only grow, and no id comes twice',
  I11: 'a repeated request gets its first reply and changes nothing',
  I12: 'calls made at once end as they would one after the other',
  I13: "a call moves nobody's assets but the caller's",
  I14: 'a fault does what its word says',
  I15: 'a token that was given back is good for nothing',
  I16: 'what stands in a log stays as it was written',
} as const

/** The name of a promise. */
export type PromiseName = keyof typeof PROMISES

/** A promise that was not kept. */
export class Broken extends Error {
  readonly promise: PromiseName
  constructor(promise: PromiseName, how: string) {
    super(`${promise} (${PROMISES[promise]}): ${how}`)
    this.promise = promise
    this.name = 'Broken'
  }
}

/** Holds the world to a promise. */
export const must = (kept: boolean, promise: PromiseName, how: () => string): void => {
  if (!kept) throw new Broken(promise, how())
}

/** The first place at which two texts differ, with what stands around it. */
export const parting = (before: string, after: string): string => {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 80)
  return `…${around(before)}… became …${around(after)}…`
}
