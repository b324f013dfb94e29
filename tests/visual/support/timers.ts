/** Longer than anything a picture waits for, ms. */
const LATER = 3000

const pending = new Set<unknown>()
const setTimeoutItself = window.setTimeout.bind(window)

/** Whether the page has set itself something to do soon. */
export const hasTimers = (): boolean => pending.size > 0

/** A turn of the event loop, unseen by `hasTimers`. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeoutItself(resolve, 0))

// Amounts that move every few seconds would make each picture another one.
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
