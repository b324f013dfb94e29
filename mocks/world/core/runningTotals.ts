type Figures<K extends string> = Readonly<Record<K, number>>

/**
 * Running sums by the list they belong to: of each figure, `sums[n]` is the sum of the first n rows. Derived data outside
 * the world, extended as rows are added, so that a total costs the same for few rows and for many.
 */
const running = new WeakMap<readonly unknown[], Record<string, number[]>>()

const extend = (sums: Record<string, number[]>, keys: readonly string[], { length }: readonly unknown[], at: At) => {
  for (let index = (sums[keys[0] ?? '']?.length ?? 1) - 1; index < length; index++) {
    const figures = at(index)
    for (const key of keys) sums[key]?.push((sums[key][index] ?? 0) + (figures[key] ?? 0))
  }
}

type At = (index: number) => Readonly<Record<string, number>>

/** Sums of the rows from one index of a list that only grows until before another. */
export const totalsBetween = <K extends string>(
  list: readonly unknown[],
  [first, end]: readonly [number, number],
  keys: readonly K[],
  at: (index: number) => Figures<K>,
): Figures<K> => {
  const sums = running.get(list) ?? Object.fromEntries(keys.map((key) => [key, [0]]))
  running.set(list, sums)
  extend(sums, keys, list, at)
  const between = (key: K) => (end <= first ? 0 : (sums[key]?.[end] ?? 0) - (sums[key]?.[first] ?? 0))
  // One entry for each key.
  return Object.fromEntries(keys.map((key) => [key, between(key)])) as Figures<K>
}
