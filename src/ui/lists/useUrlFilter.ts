import { useUrlValue } from './useUrlValue'

/**
 * A choice of several, kept in the query of the address: the tab or kind of a page. The first value is the usual one and is
 * not written; anything else that stands there counts as it.
 */
export function useUrlFilter<T extends string>(name: string, values: readonly [T, ...T[]]): [T, (value: T) => void] {
  const [written, write] = useUrlValue(name)
  const [usual] = values
  return [values.find((value) => value === written) ?? usual, (value) => write(value === usual ? null : value)]
}
