/** Memoizes by key; beyond `most` entries the oldest is evicted. */
export function boundedCache<T>(most: number): (key: string, make: () => T) => T {
  const results = new Map<string, T>()
  return (key, make) => {
    const known = results.get(key)
    if (known !== undefined) return known
    const oldest = results.size >= most ? results.keys().next().value : undefined
    if (oldest !== undefined) results.delete(oldest)
    const made = make()
    results.set(key, made)
    return made
  }
}
