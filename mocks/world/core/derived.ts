/** How many values are kept. */
const MOST = 8

/** Keeps the latest values made from a world's constants, by key; derived data, not stored in worlds. */
export const keepDerived = <Value>() => {
  const kept = new Map<string, Value>()
  return (key: string, make: () => Value): Value => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    if (kept.size >= MOST) kept.delete(kept.keys().next().value ?? '')
    kept.set(key, made)
    return made
  }
}
