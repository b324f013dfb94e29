/** Budgets of the first visit, until everything above the fold is shown. */
export const LIMITS = {
  scriptBytes: 160_000,
  scripts: 14,
  requests: 40,
  cls: 0.001,
  /** Times the empty app's longest task. */
  longestTask: 4,
} as const

/** Shorter tasks are not reported, ms. */
export const LONG_TASK = 50
