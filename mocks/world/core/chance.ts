/** 32-bit FNV-1a hash with a final avalanche. */
export const hash32 = (...parts: readonly (string | number)[]): number => {
  let h = 0x811c9dc5
  for (const part of parts) {
    const text = `${part}\u0001`
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** Seeded random numbers of one entity. */
export interface Chance {
  /** A float in [0, 1). */
  unit(): number
  /** An integer, both ends inclusive. */
  int(min: number, max: number): number
  pick<T>(list: readonly T[]): T
  /** True with the given probability. */
  hit(probability: number): boolean
}

/** A random source seeded by what it is for, never a shared stream, so that calls cannot change each other. */
export const chanceFor = (seed: number, ...entity: readonly (string | number)[]): Chance => {
  let state = hash32(seed, ...entity)
  const unit = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(unit() * (max - min + 1))
  return {
    unit,
    int,
    pick: (list) => {
      const item = list[int(0, list.length - 1)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    hit: (probability) => unit() < probability,
  }
}
