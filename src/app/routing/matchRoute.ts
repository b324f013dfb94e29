import { observable, runInAction } from 'mobx'
import { matchPath } from 'react-router-dom'
import type { PageAddress } from '../../domain/paths'
import type { IsRoute } from '../../stores/shell/openTarget'
import { lazyValue } from '../../ui/lazyScreen'
import { type AppRoute, homeRoute, type Params } from './route'

/** A matched route with its path params. */
export interface Match {
  route: AppRoute
  /** The path with its params; identifies the page. */
  path: string
  params: Params
}

/** The known part of the route table: only the lobby's row until the full table has loaded. */
const table = observable.box<readonly AppRoute[]>([homeRoute], { deep: false })

/** The full table. Loaded before any page but the lobby is shown; until then only the lobby counts as a page. */
export const routeTable = lazyValue(async () => {
  const { routes } = await import('./routes')
  runInAction(() => table.set(routes))
  return routes
})

/** Matches a path and query in a route table; null (a 404) when there is no route or its params are invalid (spec §8). */
export const matchRoute = (routes: readonly AppRoute[], pathname: string, search: string): Match | null => {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname)
    if (!match) continue
    const valid = route.valid?.({ params: match.params, query: new URLSearchParams(search) }) ?? true
    return valid ? { route, path: match.pathname, params: match.params } : null
  }
  return null
}

/** Loads the code of the page at an address ahead of its render. */
export const preloadPage = async (pathname: string, search: string): Promise<void> => {
  if (pathname !== homeRoute.path) await routeTable.preload()
  await matchRoute(table.get(), pathname, search)?.route.screen.preload()
}

/** The page at an address. Suspends until the table has loaded, except for the lobby. */
export const useRouteMatch = (pathname: string, search: string): Match | null =>
  matchRoute(pathname === homeRoute.path ? [homeRoute] : routeTable.use(), pathname, search)

/** Features ask it about addresses in data. */
export const isRoute: IsRoute = (path): path is PageAddress => {
  const [pathname = '', search = ''] = path.split(/(?=[?#])/)
  return matchRoute(table.get(), pathname, search) !== null
}
