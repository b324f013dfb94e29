import { matchPath } from 'react-router-dom'
import type { Pages } from '../stores/shell/pages'
import { hasModal } from './builtModals'
import { type AppRoute, isBuilt, type Params, routes } from './routes'

/** A page of the product at an address: its route and the params in its path. */
export interface Match {
  route: AppRoute
  /** The path with its params filled in: another one is another page. */
  path: string
  params: Params
}

/** The page at a path and query, or null where there is none or its check fails: both are a 404 (spec §8). */
export const placeAt = (pathname: string, search: string): Match | null => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (!match) continue
    const valid = route.valid?.({ params: match.params, query: new URLSearchParams(search) }) ?? true
    return valid ? { route, path: match.pathname, params: match.params } : null
  }
  return null
}

/** The route table as the features may ask it. */
export const pages: Pages = {
  isBuilt,
  hasModal,
  isKnown: (path) => {
    const [pathname = '', search = ''] = path.split(/(?=[?#])/)
    return placeAt(pathname, search) !== null
  },
}
