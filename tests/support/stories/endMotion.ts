/** Running animations; paused ones, such as a ticker at rest, are excluded. */
export const runningMotion = (): Animation[] =>
  document.getAnimations().filter(({ playState }) => playState === 'running')

/** Finishes finite animations and cancels infinite ones. */
export const endMotion = (): void => {
  for (const animation of runningMotion()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel()
    else animation.finish()
  }
}
