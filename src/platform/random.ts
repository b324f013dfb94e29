/** Randomness for presentation only: nothing of value is drawn on the client. */
export type Random = () => number

export const browserRandom: Random = Math.random

/** A random idempotency key: repeats of one user intent share it. */
export const intentionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
