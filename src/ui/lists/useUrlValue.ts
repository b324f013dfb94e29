import { useSearchParams } from 'react-router-dom'

/** A value in the query of the address, null where there is none: it survives a reload and can be shared. */
export function useUrlValue(name: string): [string | null, (value: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const write = (value: string | null) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      // Going back leaves the page, not the last choice.
      { replace: true, preventScrollReset: true },
    )
  return [query.get(name), write]
}
