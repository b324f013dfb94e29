/** How long a story waits for what comes with a chunk or a call, ms: slow machines draw stories too. */
export const SOON = { timeout: 10_000 }

/** True once nothing is on its way any more that will end by itself: dialogs have come to their size. */
export const atRest = (): boolean =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
    )
