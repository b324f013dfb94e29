import { createElement, type FunctionComponent, use } from 'react'
import { texts } from '../i18n'

/** A component that suspends on first render until its code and texts are loaded. */
export interface LazyScreen<P extends object = object> extends FunctionComponent<P> {
  /** Loads code and texts ahead of time; never rejects, a failed load is retried on render. */
  preload(): Promise<void>
}

const failures = new WeakMap<object, () => void>()

/** Called by an error boundary: what failed to load is loaded again on the next render. */
export const forgetFailure = (error: object): void => failures.get(error)?.()

/** The only way to load code lazily, together with the text files it needs. */
export const lazyScreen = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  ...nouns: readonly string[]
): LazyScreen<P> => {
  let loading: Promise<FunctionComponent<P>> | null = null
  const forget = () => {
    loading = null
  }
  const start = () => {
    if (loading) return loading
    const started = Promise.all([load(), texts.load(...nouns)]).then(([Component]) => Component)
    loading = started
    started.then(
      // React's `use` reads a promise with a status synchronously, so loaded code never suspends.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      // Kept until a boundary catches it: React renders once more before giving up, which must not load again.
      (error: object) => failures.set(error, forget),
    )
    return started
  }
  const Lazy = (props: P) => createElement(use(start()), props)
  return Object.assign(Lazy, { preload: () => start().then(() => undefined, forget) })
}
