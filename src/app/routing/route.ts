import type { ParseKeys } from 'i18next'
import type { RoutePattern } from '../../domain/paths'
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

/** Values of the `:names` in a page's path. */
export type Params = Readonly<Record<string, string | undefined>>

/** Params and query of a page, for its check. */
export interface Address {
  params: Params
  query: URLSearchParams
}

/** One page of the product, with everything there is to know about it (spec §2). */
export interface AppRoute {
  path: RoutePattern
  name?: RouteName
  title: ParseKeys
  /** `auth` asks for login; `auth-activity` asks the activity's unloginShowStatus. */
  guard?: 'auth' | 'auth-activity'
  /** The activity that the page is about, which may have ended; `inPath` = the path's `:id`. */
  activity?: number | 'inPath'
  /** Whether it shows the top bar, the tab bar, and the jackpot bubble. */
  topBar?: boolean
  tabBar?: boolean
  bubble?: boolean
  /** False = no rail on wide screens: the page fills the window. */
  rail?: boolean
  /** Opens also when the start has failed: what it says is in the product, or was kept. */
  offline?: true
  /** False = 404 (spec §8). */
  valid?: (address: Address) => boolean
  screen: LazyScreen<Params>
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
