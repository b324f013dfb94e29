import { type SpinStep, stepAt } from '../../domain/jackpot/jackpotRing'
import type { Platform } from '../../platform'
import { nothing, type Stop } from '../../platform/clock'

/** How long the winning cell stays visible before the result covers it, ms. */
export const REST_MS = 450

export type RunPlatform = Pick<Platform, 'clock' | 'visibility'>

/**
 * Plays a run in real time: `onStep` is called for each cell, `onEnd` after the rest on the last one. Late timers
 * (hidden tab, busy phone) skip steps instead of prolonging the run.
 */
export const playRun = (
  { clock, visibility }: RunPlatform,
  steps: readonly SpinStep[],
  onStep: (cell: number) => void,
  onEnd: () => void,
): Stop => {
  const begun = clock.elapsed()
  let stop: Stop = nothing
  let shown = -1

  const showStep = (due: number) => {
    stop()
    const passed = Math.max(due, clock.elapsed() - begun)
    const step = stepAt(steps, passed)
    const now = steps[step]
    if (now && step !== shown) onStep(now.cell)
    shown = step
    const next = steps[step + 1]
    const last = steps.at(-1)?.at ?? 0
    stop = next
      ? clock.after(next.at - passed, () => showStep(next.at))
      : clock.after(Math.max(0, last + REST_MS - passed), onEnd)
  }
  showStep(0)
  const unwatch = visibility.onShow(() => showStep(steps[shown]?.at ?? 0))
  return () => {
    stop()
    unwatch()
  }
}
