import { createElement, type FunctionComponent, use } from 'react'
import { texts } from '../i18n'

/** A value loaded when first needed. */
export interface LazyValue<T> {
  /** The value, in a component's render: suspends until it has loaded. */
  use(): T
  /** Loads it ahead of time; never rejects, a failed load is retried on render. */
  preload(): Promise<void>
}

/** A component that suspends on first render until its code and texts are loaded. */
export interface LazyScreen<P extends object = object> extends FunctionComponent<P> {
  /** Loads code and texts ahead of time; never rejects, a failed load is retried on render. */
  preload(): Promise<void>
}

const failures = new WeakMap<object, () => void>()

/** Called by an error boundary: what failed to load is loaded again on the next render. */
export const forgetFailure = (error: object): void => failures.get(error)?.()

/** Loads once; after a failure again, once an error boundary has caught it. */
export const lazyValue = <T>(load: () => Promise<T>): LazyValue<T> => {
  let loading: Promise<T> | null = null
  const forget = () => {
    loading = null
  }
  const start = () => {
    if (loading) return loading
    const started = load()
    loading = started
    started.then(
      // React's `use` reads a promise with a status synchronously, so what has loaded never suspends.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      // Kept until a boundary catches it: React renders once more before giving up, which must not load again.
      (error: object) => failures.set(error, forget),
    )
    return started
  }
  return { use: () => use(start()), preload: () => start().then(() => undefined, forget) }
}

/** The only way to load code lazily, together with the text files it needs. */
export const lazyScreen = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  ...nouns: readonly string[]
): LazyScreen<P> => {
  const screen = lazyValue(async () => {
    const [Component] = await Promise.all([load(), texts.load(...nouns)])
    return Component
  })
  const Lazy = (props: P) => createElement(screen.use(), props)
  return Object.assign(Lazy, { preload: screen.preload })
}
