import { matchPath } from 'react-router-dom'
import type { Pages } from '../stores/pages'
import { type AppRoute, isBuilt, routes } from './routes'

/** A page of the product at an address: its route and the params in its path. */
export interface Match {
  route: AppRoute
  params: Readonly<Record<string, string | undefined>>
}

/** The page at a path and query, or null where there is none or its check fails: both are a 404 (spec §8). */
export const placeAt = (pathname: string, search: string): Match | null => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (!match) continue
    const valid = route.valid?.({ params: match.params, query: new URLSearchParams(search) }) ?? true
    return valid ? { route, params: match.params } : null
  }
  return null
}

/** The route table as the features may ask it. */
export const pages: Pages = {
  isBuilt,
  isKnown: (path) => {
    const [pathname = '', search = ''] = path.split(/(?=[?#])/)
    return placeAt(pathname, search) !== null
  },
}
