/** Timers longer than this do not count as pending, ms. */
const LATER = 3000
/** A countdown's, ms: the world of a story is stopped, so it changes nothing. */
const TICK = 1000

const pending = new Set<unknown>()
const setTimeoutItself = window.setTimeout.bind(window)

/** Whether a timer or an idle callback is pending. */
export const hasPending = (): boolean => pending.size > 0

/** One turn of the event loop, not counted by `hasPending`. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeoutItself(resolve, 0))

const idleItself = window.requestIdleCallback.bind(window)

/** An idle period, or 500 ms; not counted by `hasPending`. */
export const nextIdle = (): Promise<unknown> => new Promise((resolve) => idleItself(resolve, { timeout: 500 }))

// What the lobby shows once the page is idle belongs to the picture.
window.requestIdleCallback = new Proxy(window.requestIdleCallback, {
  apply(_, __, [run, options]: Parameters<typeof requestIdleCallback>) {
    const call: { id?: unknown } = {}
    call.id = idleItself((deadline) => {
      pending.delete(call)
      run(deadline)
    }, options)
    pending.add(call)
    return call.id
  },
})

// Figures that change every few seconds, or count the time played, would make each screenshot different.
window.setInterval = new Proxy(window.setInterval, {
  apply: (start, self, args) => (Number(args[1] ?? 0) >= TICK ? 0 : Reflect.apply(start, self, args)),
})

window.setTimeout = new Proxy(window.setTimeout, {
  apply(start, self, [run, ms = 0, ...args]: [unknown, number?, ...unknown[]]) {
    if (typeof run !== 'function' || ms >= LATER || ms === TICK) return Reflect.apply(start, self, [run, ms, ...args])
    const ring = () => {
      pending.delete(id)
      run(...args)
    }
    const id: unknown = Reflect.apply(start, self, [ring, ms])
    pending.add(id)
    return id
  },
})

window.clearTimeout = new Proxy(window.clearTimeout, {
  apply(stop, self, args) {
    pending.delete(args[0])
    return Reflect.apply(stop, self, args)
  },
})
