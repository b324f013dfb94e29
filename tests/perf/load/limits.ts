/** Budgets of the first visit, until everything above the fold is shown. */
export const LIMITS = {
  scriptBytes: 150_000,
  scripts: 14,
  requests: 40,
  cls: 0.001,
  /** Times the empty app's longest task. */
  longestTask: 4,
  /** Processor time of a task once the page is painted, ms on this machine: four times as much on a slow phone. */
  taskCpu: 30,
} as const

/** Shorter tasks are not reported, ms. */
export const LONG_TASK = 50
