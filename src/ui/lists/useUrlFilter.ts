import { useSearchParams } from 'react-router-dom'

/**
 * A filter kept in the query string, so that it survives a reload and can be shared. The first value is the default and
 * is not written; unknown values count as the default.
 */
export function useUrlFilter<T extends string>(name: string, values: readonly [T, ...T[]]): [T, (value: T) => void] {
  const [query, setQuery] = useSearchParams()
  const [usual] = values
  const chosen = values.find((value) => value === query.get(name)) ?? usual
  const choose = (value: T) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === usual) next.delete(name)
        else next.set(name, value)
        return next
      },
      // Replace, so that going back leaves the page.
      { replace: true, preventScrollReset: true },
    )
  return [chosen, choose]
}
