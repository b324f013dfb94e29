import { useLocation } from 'react-router-dom'

/** The address of the present page, with its query. */
export function useAddress(): string {
  const { pathname, search } = useLocation()
  return `${pathname}${search}`
}
