/** What is moving on the page now; what is paused, as a ticker at rest, is not. */
export const runningMotion = (): Animation[] =>
  document.getAnimations().filter(({ playState }) => playState === 'running')

/** What ends is at its end, what goes on for ever is as before it began. */
export const endMotion = (): void => {
  for (const animation of runningMotion()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}
