import type { Location } from './location'

export type SafeTarget = { kind: 'route'; path: string } | { kind: 'external'; url: string } | { kind: 'refused' }

const refused: SafeTarget = { kind: 'refused' }

/**
 * Validates a URL from a server or a link: http(s) on our own origin becomes a path, on another it is external,
 * anything else is refused, also one with a name or password, which only disguise the host. Whether the path is a page
 * is up to the route table.
 */
export const safeTarget = (target: string, origin: string): SafeTarget => {
  let url: URL
  try {
    url = new URL(target, origin)
  } catch {
    return refused
  }
  const { protocol, username, password, pathname, search, hash, href } = url
  if (username || password) return refused
  if (protocol !== 'https:' && protocol !== 'http:') return refused
  if (url.origin !== origin) return { kind: 'external', url: href }
  // As a path, `//host` would point to another host.
  return pathname.startsWith('//') ? refused : { kind: 'route', path: `${pathname}${search}${hash}` }
}

/** Opens an external page; false when the URL was refused. */
export const openExternal = (location: Location, target: string): boolean => {
  const safe = safeTarget(target, location.origin)
  if (safe.kind !== 'external') return false
  location.open(safe.url)
  return true
}
