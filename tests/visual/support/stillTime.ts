/** Longer than anything a picture waits for. */
const LATER = 3000

const waiting = new Set<unknown>()

/** Whether the page has set itself something to do soon. */
export const isWaiting = (): boolean => waiting.size > 0

/** Waits, unseen by `isWaiting`. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeoutItself(resolve, ms))

const setTimeoutItself = window.setTimeout.bind(window)

// Amounts that move every few seconds would make each picture another one.
window.setInterval = new Proxy(window.setInterval, {
  apply: (start, self, args) => (Number(args[1] ?? 0) >= LATER ? 0 : Reflect.apply(start, self, args)),
})

window.setTimeout = new Proxy(window.setTimeout, {
  apply(start, self, [run, ms = 0, ...args]: [unknown, number?, ...unknown[]]) {
    if (typeof run !== 'function' || ms >= LATER) return Reflect.apply(start, self, [run, ms, ...args])
    const ring = () => {
      waiting.delete(id)
      run(...args)
    }
    const id: unknown = Reflect.apply(start, self, [ring, ms])
    waiting.add(id)
    return id
  },
})

window.clearTimeout = new Proxy(window.clearTimeout, {
  apply(stop, self, args) {
    waiting.delete(args[0])
    return Reflect.apply(stop, self, args)
  },
})
