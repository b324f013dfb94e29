import type { Location } from './location'

/** Where a target given by a server or a link may lead. */
export type SafeTarget = { kind: 'route'; path: string } | { kind: 'external'; url: string } | { kind: 'refused' }

const refused: SafeTarget = { kind: 'refused' }

/**
 * The only judge of foreign targets: http(s) on our own origin becomes a path, elsewhere it is external, all else is
 * refused. Whether a path is a page is for the route table to say.
 */
export const safeTarget = (target: string, origin: string): SafeTarget => {
  let url: URL
  try {
    url = new URL(target, origin)
  } catch {
    return refused
  }
  const { protocol, pathname, search, hash, href } = url
  if (protocol !== 'https:' && protocol !== 'http:') return refused
  if (url.origin !== origin) return { kind: 'external', url: href }
  // As a path of its own it would name another host.
  return pathname.startsWith('//') ? refused : { kind: 'route', path: `${pathname}${search}${hash}` }
}

/** Opens an external page; false when it was refused. */
export const openExternal = (location: Location, target: string): boolean => {
  const safe = safeTarget(target, location.origin)
  if (safe.kind !== 'external') return false
  location.open(safe.url)
  return true
}
