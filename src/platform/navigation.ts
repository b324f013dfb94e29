/** Where a target given by a server or a link may lead. */
export type SafeTarget = { kind: 'route'; path: string } | { kind: 'external'; url: string } | { kind: 'refused' }

/** The only judge of foreign targets: our own origin becomes a path, http(s) elsewhere is external, all else is refused. */
export const safeTarget = (target: string, origin = location.origin): SafeTarget => {
  let url: URL
  try {
    url = new URL(target, origin)
  } catch {
    return { kind: 'refused' }
  }
  if (url.origin === origin) return { kind: 'route', path: `${url.pathname}${url.search}${url.hash}` }
  return url.protocol === 'https:' || url.protocol === 'http:'
    ? { kind: 'external', url: url.href }
    : { kind: 'refused' }
}

/** Opens an external page in a context of its own, without opener; false when it was refused. */
export const openExternal = (target: string): boolean => {
  const safe = safeTarget(target)
  if (safe.kind !== 'external') return false
  window.open(safe.url, '_blank', 'noopener,noreferrer')
  return true
}
