/** What the page's scripts have registered and not removed: numbers of listeners, intervals and observers by their name. */
export type Registered = Record<string, number>

export type CountingWindow = Window & { registered: () => Registered }

/**
 * Runs in the page, before its scripts: counts listeners of everything that outlives an element, intervals and observers.
 * The page reads them from `window.registered`.
 */
export const countRegistered = (): void => {
  const all = new Map<string, Set<unknown>>()
  const named = (name: string): Set<unknown> => {
    const set = all.get(name) ?? new Set()
    all.set(name, set)
    return set
  }

  type Call = EventListenerOrEventListenerObject
  interface Registration {
    readonly name: string
    readonly capture: boolean
    readonly call: Call
  }
  const byTarget = new Map<EventTarget, Registration[]>()
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const isCapturing = (options?: boolean | EventListenerOptions): boolean =>
    typeof options === 'object' ? options.capture === true : options === true
  const drop = (target: EventTarget, type: string, call: Call, capture: boolean): void => {
    const mine = byTarget.get(target) ?? []
    const name = `${target.constructor.name} ${type}`
    const at = mine.findIndex((one) => one.name === name && one.call === call && one.capture === capture)
    if (at >= 0) named(name).delete(mine.splice(at, 1)[0])
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, call, options) {
    const target = this ?? window
    addEventListener.call(target, type, call, options)
    const { once = false, signal } = typeof options === 'object' ? options : {}
    // An element takes its listeners with it, and a signal those that end with it.
    if (!call || once || target instanceof Element || target instanceof AbortSignal || signal?.aborted) return
    const capture = isCapturing(options)
    drop(target, type, call, capture)
    const registration = { name: `${target.constructor.name} ${type}`, capture, call }
    byTarget.set(target, [...(byTarget.get(target) ?? []), registration])
    named(registration.name).add(registration)
    if (signal) addEventListener.call(signal, 'abort', () => drop(target, type, call, capture), { once: true })
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, call, options) {
    const target = this ?? window
    removeEventListener.call(target, type, call, options)
    if (call) drop(target, type, call, isCapturing(options))
  }

  const { setInterval, clearInterval } = window
  Object.assign(window, {
    setInterval(...args: Parameters<typeof setInterval>) {
      const id = setInterval(...args)
      named('interval').add(id)
      return id
    },
    clearInterval(id?: number) {
      named('interval').delete(id)
      clearInterval(id)
    },
  })

  for (const Observer of [ResizeObserver, IntersectionObserver, MutationObserver]) {
    const prototype: { observe(...args: never[]): void; disconnect(): void } = Observer.prototype
    const { observe, disconnect } = prototype
    prototype.observe = function (...args) {
      named(Observer.name).add(this)
      observe.apply(this, args)
    }
    prototype.disconnect = function () {
      named(Observer.name).delete(this)
      disconnect.call(this)
    }
  }

  Object.assign(window, {
    registered: (): Registered =>
      Object.fromEntries([...all].map(([name, { size }]) => [name, size]).filter(([, size]) => size !== 0)),
  })
}
