/** Tells the page's own script that the app could not start; `detail` is the error. */
export const START_FAILED = 'startfailed'

declare global {
  interface WindowEventMap {
    [START_FAILED]: CustomEvent<unknown>
  }
}

/** Starts the app; if that fails, the page says so. */
export const orFailed = (started: Promise<unknown>): void =>
  void started.catch((detail: unknown) => dispatchEvent(new CustomEvent(START_FAILED, { detail })))
