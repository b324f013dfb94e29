/** A source of numbers in [0, 1) that is the same for the same seed. */
export type Draw = () => number

/** A 32-bit number that spreads texts evenly, in its low bits too (FNV-1a, then a final stir). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A small, fast generator (mulberry32): art has to repeat itself, not to be unpredictable. */
export function seeded(seed: string): Draw {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** One of the items, by a number in [0, 1). */
export function pick<T>(items: readonly [T, ...T[]] | readonly T[], at: number): T {
  const item = items[Math.floor(at * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
