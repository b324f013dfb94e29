import type { ParseKeys } from 'i18next'
import { type LazyScreen, lazyScreen } from '../../ui/lazyScreen'

/** Names by which the product speaks of its main routes (spec §2). */
export type RouteName =
  | 'index'
  | 'member'
  | 'vip-level'
  | 'agent'
  | 'game-start'
  | 'bonus-event'
  | 'bonus-tasks'
  | 'bonus-reward'
  | 'bonus-record'

/** What the `:names` in a page's path stand for. */
export type Params = Readonly<Record<string, string | undefined>>

/** Params and query of a page, for its check. */
export interface Place {
  params: Params
  query: URLSearchParams
}

/** One page of the product: everything that is said about it is said here (spec §2). */
export interface AppRoute {
  path: string
  name?: RouteName
  title: ParseKeys
  /** `auth` asks for login; `auth-activity` asks the activity's unloginShowStatus. */
  guard?: 'auth' | 'auth-activity'
  /** The activity behind an `auth-activity` guard; `inPath` = the path's `:id`. */
  activity?: number | 'inPath'
  /** Whether the top bar, the tab bar and the jackpot bubble stand on it. */
  topBar?: boolean
  tabBar?: boolean
  bubble?: boolean
  /** False = 404 (spec §8). */
  valid?: (place: Place) => boolean
  /** Absent until its part is built: the page shows the empty state and nothing links to it. */
  screen?: LazyScreen<Params>
}

/** The lobby's row, apart from the table: the only one that the first load needs. */
export const homeRoute: AppRoute = {
  path: '/',
  name: 'index',
  title: 'title.home',
  topBar: true,
  tabBar: true,
  bubble: true,
  screen: lazyScreen(() => import('../../features/home/HomeScreen').then((m) => m.HomeScreen), 'home'),
}

/** Whether a table has a page at a path and it is built, so that nothing links to one that is not. */
export const isBuiltIn = (routes: readonly AppRoute[], path: string): boolean => {
  const plain = path.split(/[?#]/)[0]
  return routes.some((route) => route.path === plain && route.screen !== undefined)
}
