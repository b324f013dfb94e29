import { useCallback, useContext } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useSearchParams } from 'react-router-dom'

/** Values by the names of query parameters; null removes one. */
export type UrlChanges = Readonly<Record<string, string | null>>

/**
 * Changes query parameters of the present address. The rendered address may be older, as pages are rendered in
 * transitions: written from it, one change would take back another.
 */
export function useChangeUrl(): (changes: UrlChanges) => void {
  const [, setQuery] = useSearchParams()
  // Every router passes its history, of whose type it shows only what navigates.
  const history = useContext(NavigationContext).navigator as unknown as {
    readonly location: { readonly search: string }
  }
  return useCallback(
    (changes) => {
      const query = new URLSearchParams(history.location.search)
      for (const [name, value] of Object.entries(changes))
        if (value === null) query.delete(name)
        else query.set(name, value)
      // Replaced, so that Back leaves the page.
      setQuery(query, { replace: true, preventScrollReset: true })
    },
    [history, setQuery],
  )
}
