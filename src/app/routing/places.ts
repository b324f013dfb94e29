import { matchPath } from 'react-router-dom'
import { hasModal } from '../../stores/shell/modals'
import type { Pages } from '../../stores/shell/pages'
import { type AppRoute, isBuilt, type Params, routes } from './routes'

/** A matched route with its path params. */
export interface Match {
  route: AppRoute
  /** The path with its params; identifies the page. */
  path: string
  params: Params
}

/** Matches a path and query; null (a 404) when there is no route or its params are invalid (spec §8). */
export const placeAt = (pathname: string, search: string): Match | null => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (!match) continue
    const valid = route.valid?.({ params: match.params, query: new URLSearchParams(search) }) ?? true
    return valid ? { route, path: match.pathname, params: match.params } : null
  }
  return null
}

/** The route table as features see it. */
export const pages: Pages = {
  isBuilt,
  hasModal,
  isKnown: (path) => {
    const [pathname = '', search = ''] = path.split(/(?=[?#])/)
    return placeAt(pathname, search) !== null
  },
}
