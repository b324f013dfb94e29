import { useLocation } from 'react-router-dom'

/** Navigation state of the login page: where the visitor was going. */
export interface ComingFrom {
  from: string
}

/** Leads back to this page, its query included. */
export function useComingFrom(): ComingFrom {
  const { pathname, search } = useLocation()
  return { from: `${pathname}${search}` }
}
