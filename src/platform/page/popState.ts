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

/** `listener` hears of each step in the history before the router does, and may keep it to itself. */
export const beforeRouter = (listener: Listener): void => {
  listenFirst()
  first = listener
}
