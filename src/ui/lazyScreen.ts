import { createElement, type FunctionComponent, use } from 'react'
import { texts } from '../i18n'

/** A component whose code and texts load when it is first rendered: it suspends until both are there. */
export interface LazyScreen<P extends object = object> extends FunctionComponent<P> {
  /** Loads both ahead of that. A failure is left to the rendering, which tries again. */
  preload(): Promise<void>
}

const failures = new WeakMap<object, () => void>()

/** For an error boundary that has caught a failure: what failed to load is loaded anew when it is rendered again. */
export const forgetFailure = (error: object): void => failures.get(error)?.()

/** The one way to load code later, with the text files that it needs. */
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
      // Where a promise says so, `use` returns its value at once: what is loaded already never suspends.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      // Until it is caught a failure stands: React renders again before it gives up, which must not load again.
      (error: object) => failures.set(error, forget),
    )
    return started
  }
  const Lazy = (props: P) => createElement(use(start()), props)
  return Object.assign(Lazy, { preload: () => start().then(() => undefined, forget) })
}
