/** Tells the page's own script that the app could not start; `detail` is the error. */
export const START_FAILED = 'startfailed'

/** Tells the page's own script that a file of this build is gone, when the app cannot deal with it itself. */
export const FILE_GONE = 'filegone'

declare global {
  interface WindowEventMap {
    [START_FAILED]: CustomEvent<unknown>
    [FILE_GONE]: Event
  }
}

/** Starts the app; if that fails, the page says so. */
export const orFailed = (started: Promise<unknown>): void =>
  void started.catch((detail: unknown) => dispatchEvent(new CustomEvent(START_FAILED, { detail })))
