/** Timers longer than this do not count as pending, ms. */
const LATER = 3000

const pending = new Set<unknown>()
const setTimeoutItself = window.setTimeout.bind(window)

/** Whether a timer is pending. */
export const hasTimers = (): boolean => pending.size > 0

/** One turn of the event loop, not counted by `hasTimers`. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeoutItself(resolve, 0))

// Figures that change every few seconds would make each screenshot different.
window.setInterval = new Proxy(window.setInterval, {
  apply: (start, self, args) => (Number(args[1] ?? 0) >= LATER ? 0 : Reflect.apply(start, self, args)),
})

window.setTimeout = new Proxy(window.setTimeout, {
  apply(start, self, [run, ms = 0, ...args]: [unknown, number?, ...unknown[]]) {
    if (typeof run !== 'function' || ms >= LATER) return Reflect.apply(start, self, [run, ms, ...args])
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
