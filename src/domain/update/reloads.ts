/** A page that reloaded itself. */
export interface Reload {
  /** The build it reloaded for. */
  readonly build: string
  /** Epoch ms of the device. */
  readonly at: number
}

/** More reloads than this within the span look like a loop, whatever their builds. */
const MOST = 2
const SPAN = 10 * 60_000

/** The page as far as a reload depends on it. */
export interface ReloadingPage {
  /** The build on screen; null in development. */
  readonly running: string | null
  /** Whether a reload brought this page. */
  readonly isReload: boolean
  /** Earlier reloads of this tab; null when it cannot remember them. */
  reloads(): readonly Reload[] | null
  /** False when it cannot remember them. */
  remember(reloads: readonly Reload[]): boolean
  reload(): void
  /** Epoch ms of the device. */
  now(): number
}

/**
 * Whether a page may reload itself to get another build (spec §4): once for each build, so that a build that does not
 * start, a rollback, or two builds that alternate never make a loop. Without a memory, only a page that no reload
 * brought. Reloads dated in the future, before a clock was set back, count as recent.
 */
export const mayReload = (target: string, page: ReloadingPage): boolean => {
  if (target === page.running) return false
  const reloads = page.reloads()
  if (!reloads) return !page.isReload
  if (reloads.some(({ build }) => build === target)) return false
  return reloads.filter(({ at }) => page.now() - at < SPAN).length < MOST
}

/** Reloads the page to get the build, if it may; false when it may not. */
export const reloadFor = (target: string, page: ReloadingPage): boolean => {
  if (!mayReload(target, page)) return false
  const reloads = [...(page.reloads() ?? []), { build: target, at: page.now() }]
  if (!page.remember(reloads) && page.isReload) return false
  page.reload()
  return true
}
