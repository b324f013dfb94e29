import { describe, expect, it } from 'vitest'
import { type Reload, type ReloadingPage, reloadFor } from '../../../src/domain/update/reloads'

const NOW = Date.UTC(2026, 0, 1, 12)
const minutes = (count: number) => NOW - count * 60_000

interface Browser {
  /** Null where storage throws. */
  reloads?: readonly Reload[] | null
  isFull?: boolean
  isReload?: boolean
}

/** A tab in which the running build reloads, with what it remembers. */
const tabOf = (running: string, { reloads = [], isFull = false, isReload = false }: Browser = {}) => {
  let kept = reloads
  let count = 0
  const page: ReloadingPage = {
    running,
    isReload,
    reloads: () => kept,
    remember: (list) => {
      if (kept === null || isFull) return false
      kept = list
      return true
    },
    reload: () => void count++,
    now: () => NOW,
  }
  return { page, kept: () => kept, count: () => count }
}

describe('[PWA-01] a page reloads by itself for another build', () => {
  const rows: { what: string; target: string; browser?: Browser; reloads: boolean }[] = [
    { what: 'that it has not reloaded for', target: 'v2', reloads: true },
    { what: 'never for its own', target: 'v1', reloads: false },
    { what: 'once', target: 'v2', browser: { reloads: [{ build: 'v2', at: minutes(60) }] }, reloads: false },
    { what: 'again for a third build', target: 'v3', browser: { reloads: [{ build: 'v2', at: NOW }] }, reloads: true },
    {
      what: 'at most twice in ten minutes, whatever the builds',
      target: 'v4',
      browser: { reloads: ['v2', 'v3'].map((build) => ({ build, at: minutes(9) })) },
      reloads: false,
    },
    {
      what: 'again after that',
      target: 'v4',
      browser: { reloads: ['v2', 'v3'].map((build) => ({ build, at: minutes(10) })) },
      reloads: true,
    },
    {
      what: 'no more often once the clock was set back by a day',
      target: 'v4',
      browser: { reloads: ['v2', 'v3'].map((build) => ({ build, at: minutes(-24 * 60) })) },
      reloads: false,
    },
    { what: 'without a storage, from a page that was opened', target: 'v2', browser: { reloads: null }, reloads: true },
    {
      what: 'without a storage, not from a page that was reloaded',
      target: 'v2',
      browser: { reloads: null, isReload: true },
      reloads: false,
    },
    {
      what: 'with a full storage, from a page that was opened',
      target: 'v2',
      browser: { isFull: true },
      reloads: true,
    },
    {
      what: 'with a full storage, not from a page that was reloaded',
      target: 'v2',
      browser: { isFull: true, isReload: true },
      reloads: false,
    },
  ]

  it.each(rows)('$what', ({ target, browser, reloads }) => {
    const tab = tabOf('v1', browser)
    expect(reloadFor(target, tab.page)).toBe(reloads)
    expect(tab.count()).toBe(reloads ? 1 : 0)
  })

  it('remembers the reload before it happens', () => {
    const tab = tabOf('v1')
    reloadFor('v2', tab.page)
    expect(tab.kept()).toEqual([{ build: 'v2', at: NOW }])
  })

  it.each([
    ['a build that never starts', ['v1', 'v1', 'v1'], 'v2'],
    ['two builds that alternate', ['v1', 'v2', 'v1', 'v2', 'v1', 'v2'], null],
  ])('%s makes no loop', (_, running, deployed) => {
    let kept: readonly Reload[] = []
    let count = 0
    for (const build of running) {
      const tab = tabOf(build, { reloads: kept, isReload: count > 0 })
      reloadFor(deployed ?? (build === 'v1' ? 'v2' : 'v1'), tab.page)
      kept = tab.kept() ?? []
      count += tab.count()
    }
    expect(count).toBeLessThanOrEqual(2)
  })
})
