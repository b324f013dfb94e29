import type { Stop } from '../../platform/clock'

/**
 * What a reload of the page would cut off or lose: a write in flight, a round, an upload, something typed, an open layer.
 * Whoever has such work says so here; whoever wants to reload asks.
 */
export class Busy {
  readonly #work = new Set<() => boolean>()

  /** Busy while `isBusy` returns true, until the returned function is called. */
  readonly add = (isBusy: () => boolean): Stop => {
    // A function of its own, since two may add the same one.
    const entry = () => isBusy()
    this.#work.add(entry)
    return () => this.#work.delete(entry)
  }

  isBusy(): boolean {
    return [...this.#work].some((isBusy) => isBusy())
  }
}
