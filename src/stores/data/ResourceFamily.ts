import type { Outcome } from '../../api/outcome'
import { Resource } from './Resource'
import type { SessionEpoch } from './SessionEpoch'

/**
 * One `Resource` per key, made on first use: orders by id, reports by their bounds. Keys are plain data; those that are
 * equal as JSON stand for the same resource.
 */
export class ResourceFamily<T extends object, K = string> {
  readonly #made = new Map<string, Resource<T>>()
  readonly #make: (key: K) => Resource<T>

  /** `onValue` runs in the action that sets the value. */
  constructor(
    epoch: SessionEpoch,
    read: (key: K) => Promise<Outcome<T>>,
    onValue: (value: T, key: K) => void = () => undefined,
  ) {
    this.#make = (key) =>
      new Resource<T>(
        epoch,
        () => read(key),
        (value) => onValue(value, key),
      )
  }

  /** How many have been made. */
  get size(): number {
    return this.#made.size
  }

  /** Makes it on first use, without reading it. */
  of(key: K): Resource<T> {
    const id = JSON.stringify(key)
    const resource = this.#made.get(id) ?? this.#make(key)
    this.#made.set(id, resource)
    return resource
  }

  /** Those made so far, in the order of their first use. */
  values(): Iterable<Resource<T>> {
    return this.#made.values()
  }

  /** Clears and forgets all. */
  clear(): void {
    for (const resource of this.#made.values()) resource.clear()
    this.#made.clear()
  }
}
