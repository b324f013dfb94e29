type Listener = (event: PopStateEvent) => void

let first: Listener | null = null
let listening = false

/**
 * Must be called before the router is rendered, as listeners of the window are called in the order in which they were
 * added, capturing or not.
 */
export const listenFirst = (): void => {
  if (listening) return
  listening = true
  window.addEventListener('popstate', (event) => first?.(event))
}

/** `listener` is notified of each history step before the router, and may stop it there. */
export const beforeRouter = (listener: Listener): void => {
  listenFirst()
  first = listener
}
