import * as v from 'valibot'
import { type ClientEvent, clientEvent } from '../../contract/core/log'
import type { Store } from '../../platform/storage/storage'

/** Events kept at most; older ones are dropped. */
export const MOST_KEPT = 1000

const KEY = 'events'

const kept = v.object({ events: v.array(clientEvent), dropped: v.number() })
type Kept = v.InferOutput<typeof kept>

const none: Kept = { events: [], dropped: 0 }

/** Events that could not be sent, in the browser's storage: they outlast the page, and any tab may send them. */
export class KeptEvents {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Removes and returns all of them, so that no other tab sends them too. */
  take(): Kept {
    const text = this.#store.get(KEY)
    if (text === null) return none
    this.#store.remove(KEY)
    return parse(text)
  }

  add(more: readonly ClientEvent[]): void {
    if (more.length === 0) return
    const { events, dropped } = this.take()
    const all = [...events, ...more]
    const over = Math.max(0, all.length - MOST_KEPT)
    this.#store.set(KEY, JSON.stringify({ events: all.slice(over), dropped: dropped + over } satisfies Kept))
  }
}

const parse = (text: string): Kept => {
  try {
    const read = v.safeParse(kept, JSON.parse(text))
    return read.success ? read.output : none
  } catch {
    return none
  }
}
