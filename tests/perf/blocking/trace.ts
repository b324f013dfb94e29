import type { Browser } from 'playwright'
import { onPhone, PHONE_SLOWDOWN, type Site } from '../stage'

/** A task of the main thread after the first paint that blocks a slow phone, ms of processor time as measured here. */
export interface Task {
  readonly cpu: number
  /** Since the first paint, ms. */
  readonly at: number
  /** What ran in it, the longest first. */
  readonly parts: readonly string[]
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Of the thread: what others do meanwhile does not count. */
  readonly tdur?: number
  readonly args: { readonly data?: TraceData }
}

interface TraceData {
  readonly url?: string
  readonly functionName?: string
}

/** A longer task blocks, ms (TBT). */
const BLOCKING = 50
/** On this machine. */
export const LONGEST = BLOCKING / PHONE_SLOWDOWN
/** Late tasks come within this time after the load, ms. */
const LATER = 4000
const NAMED = 6

const TASK = 'RunTask'

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'blink.user_timing',
]

/** Loads a page cold and returns its blocking tasks. */
export function blockingTasks(browser: Browser, site: Site): Promise<Task[]> {
  return onPhone(
    browser,
    site,
    async (page) => {
      await browser.startTracing(page, { categories })
      await page.goto(site.url, { waitUntil: 'load' })
      await page.waitForTimeout(LATER)
      const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
      return tasksOf(traceEvents, site.url)
    },
    { popups: true },
  )
}

/** Blocking time of a slow phone, ms. */
export const blockingTime = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { cpu }) => sum + cpu * PHONE_SLOWDOWN - BLOCKING, 0)

function tasksOf(events: readonly TraceEvent[], url: string): Task[] {
  // Now and then a trace lacks the start of the navigation.
  const painted = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error(`${url} was never painted`)
  const own = events.filter(({ pid, tid }) => pid === painted.pid && tid === painted.tid)
  return own
    .filter(({ name, ts, tdur = 0 }) => name === TASK && ts >= painted.ts && tdur > LONGEST * 1000)
    .map((task) => ({
      cpu: (task.tdur ?? 0) / 1000,
      at: (task.ts - painted.ts) / 1000,
      parts: partsOf(task, own),
    }))
}

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string[] {
  const end = task.ts + (task.dur ?? 0)
  return events
    .filter(
      (one) =>
        one.ph === 'X' && !one.name.endsWith(TASK) && one.ts >= task.ts && one.ts < end && (one.tdur ?? 0) >= 1000,
    )
    .sort((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, NAMED)
    .map(({ name, tdur = 0, args }) =>
      [name, args.data?.functionName, args.data?.url?.replace(/^.*\//, ''), `${(tdur / 1000).toFixed(1)} ms`]
        .filter(Boolean)
        .join(' '),
    )
}
