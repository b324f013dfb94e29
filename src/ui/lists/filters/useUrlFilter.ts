import { useUrlValue } from './useUrlValue'

/**
 * A filter kept in the query string, so that it survives a reload and can be shared. The first value is the default and
 * is not written; unknown values count as the default.
 */
export function useUrlFilter<T extends string>(name: string, values: readonly [T, ...T[]]): [T, (value: T) => void] {
  const [written, write] = useUrlValue(name)
  const [usual] = values
  return [values.find((value) => value === written) ?? usual, (value) => write(value === usual ? null : value)]
}
