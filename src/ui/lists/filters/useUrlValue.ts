import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useChangeUrl } from './useChangeUrl'

/** A query parameter, so that the value survives a reload and can be shared; null removes it. */
export function useUrlValue(name: string): [string | null, (value: string | null) => void] {
  const [query] = useSearchParams()
  const change = useChangeUrl()
  return [query.get(name), useCallback((value) => change({ [name]: value }), [change, name])]
}
