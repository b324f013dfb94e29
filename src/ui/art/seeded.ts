/** A deterministic source of numbers in [0, 1). */
export type Draw = () => number

/** 32-bit hash, well distributed in the low bits too (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** mulberry32: art needs reproducible numbers, not unpredictable ones. */
export function seeded(seed: string): Draw {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** `at` is in [0, 1). */
export function pick<T>(items: readonly [T, ...T[]] | readonly T[], at: number): T {
  const item = items[Math.floor(at * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
