import type { Reload } from '../../src/domain/update/reloads'
import { nothing } from '../../src/platform/clock'
import type { Pwa, PwaState } from '../../src/platform/device/pwa'
import type { Builds } from '../../src/platform/page/builds'

/** A page of build v1 on a host that has deployed another one, or none that can be read. */
export const handBuilds = () => {
  const host = { build: 'v1' as string | null, reads: 0 }
  const device = { now: Date.UTC(2026, 0, 1, 12) }
  let kept: readonly Reload[] = []
  let reloads = 0
  const builds: Builds = {
    running: 'v1',
    isReload: false,
    reloads: () => kept,
    remember: (list) => {
      kept = list
      return true
    },
    reload: () => void reloads++,
    deployed: async () => {
      host.reads++
      return host.build
    },
    now: () => device.now,
  }
  return { builds, host, device, reloads: () => reloads }
}

/** A worker whose states a test sets. */
export const handPwa = (first: PwaState = 'ready') => {
  const worker = { state: first, checks: 0, removed: 0, forgotten: 0, takesOver: true, asked: 0 }
  const listeners = new Set<() => void>()
  const pwa: Pwa = {
    state: () => worker.state,
    onVersion: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    check: async () => void worker.checks++,
    takeOver: async () => {
      worker.asked++
      if (worker.takesOver) worker.state = 'replaced'
      return worker.takesOver
    },
    start: async () => nothing(),
    remove: async () => void worker.removed++,
    forgetFiles: async () => void worker.forgotten++,
  }
  const become = (state: PwaState) => {
    worker.state = state
    for (const listener of listeners) listener()
  }
  return { pwa, worker, become }
}
