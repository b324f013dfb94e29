import { useSearchParams } from 'react-router-dom'

/**
 * A choice that stands in the query of the address, so that it survives a reload and can be shared: the tab, kind or range
 * of a page. The first value is the usual one and is not written; anything else that stands there counts as it.
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
      // Going back leaves the page, not the last choice.
      { replace: true, preventScrollReset: true },
    )
  return [chosen, choose]
}
