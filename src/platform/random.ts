/** A source of chance for looks only; nothing of value is ever drawn in the client. */
export type Random = () => number

/** The browser's chance. */
export const browserRandom: Random = Math.random

/** A random id that names one intention of the player, so that a repeat of it is known as one. */
export const intentionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
