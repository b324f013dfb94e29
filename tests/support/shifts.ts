import type { Page } from 'playwright'

/** One layout shift with what moved. */
interface Shift {
  value: number
  moved: string[]
}

interface Watched {
  shifts?: Shift[]
}

/** The parts of a `layout-shift` entry that the DOM typings lack. */
interface ShiftEntry extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records every layout shift of the page; to be called before navigation. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts } satisfies Watched)
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.tagName.toLowerCase()} "${element?.textContent?.slice(0, 30)}"`
    }
    const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join()
    new PerformanceObserver((list) => {
      // The observed type has these fields.
      for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
        const moved = sources.map((source) => {
          const { node, previousRect, currentRect } = source
          return `${nameOf(node)} ${boxOf(previousRect)} -> ${boxOf(currentRect)}`
        })
        shifts.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved if the sum of all shifts is above the budget; empty otherwise. */
export const culprits = (page: Page, budget = 0.001): Promise<string[]> =>
  page.evaluate((most) => {
    const { shifts = [] } = window as Watched
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    return sum <= most ? [] : shifts.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(5)} ${what}`))
  }, budget)
