import { safeTarget } from '../../platform/page/navigation'
import type { RootStore } from '../root/RootStore'

/** A game's address that is safe to frame; null otherwise. A frame of our own origin could read the session, so only the demo allows it. */
export const gameAddress = (
  { platform, gameHosts, ownGames }: Pick<RootStore, 'gameHosts' | 'ownGames' | 'platform'>,
  given: string,
): string | null => {
  const target = safeTarget(given, platform.location.origin)
  if (target.kind === 'route') return ownGames ? target.path : null
  if (target.kind === 'refused' || gameHosts?.includes(new URL(target.url).origin) === false) return null
  return target.url
}
