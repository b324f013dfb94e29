import type { PageAddress } from '../../domain/paths'
import { safeTarget } from '../../platform/page/navigation'
import type { RootStore } from '../root/RootStore'

/** Whether an address that came from outside is a page of ours. */
export type IsRoute = (path: string) => path is PageAddress

/** A link that may be followed: a page of ours, or an external one, which opens in a new tab. */
export interface SafeLink {
  href: string
  external: boolean
}

/** A link in foreign text; null when it is neither http(s) nor a page of ours. */
export const safeLink = (
  { platform }: Pick<RootStore, 'platform'>,
  isRoute: IsRoute,
  target: string,
): SafeLink | null => {
  const safe = safeTarget(target, platform.location.origin)
  if (safe.kind === 'external') return { href: safe.url, external: true }
  return safe.kind === 'route' && isRoute(safe.path) ? { href: safe.path, external: false } : null
}

/** Follows a link in foreign text; `goTo` navigates within the app. False when the link is refused. */
export const openTarget = (
  root: Pick<RootStore, 'platform'>,
  isRoute: IsRoute,
  target: string,
  goTo: (path: string) => unknown,
): boolean => {
  const link = safeLink(root, isRoute, target)
  if (link?.external) root.platform.location.open(link.href)
  else if (link) goTo(link.href)
  return link !== null
}
