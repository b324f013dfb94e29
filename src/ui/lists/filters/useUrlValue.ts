import { useSearchParams } from 'react-router-dom'

/** A query parameter, so that the value survives a reload and can be shared; null removes it. */
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
      // Replaced, so that Back leaves the page.
      { replace: true, preventScrollReset: true },
    )
  return [query.get(name), write]
}
