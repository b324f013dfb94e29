import type { Platform } from '../../platform'
import { intentionId } from '../../platform/random'
import type { Outcomes } from './Mutation'
import { PLAYER_KEYS } from './playerKeys'

/** Lifetime, ms; then the same request is a new one. */
const LIFE = 60 * 60_000

/** What is known of a request whose reply was lost, after a reload too. */
export interface Keyed {
  requestId: string
}

interface Kept extends Keyed {
  what: string
  /** When its id was made, ms. */
  at: number
  /** Whether its outcome is unknown. */
  open: boolean
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'what' in value &&
  'open' in value &&
  'requestId' in value &&
  typeof value.requestId === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

interface Options<Q> {
  /** Tells requests apart; it is kept, so it holds no secrets. */
  describe: (request: Q) => string
  /** Whether the same request has the same id after it was done, until it is forgotten. */
  outlivesDone?: boolean
}

/**
 * The latest request of one kind of write, kept on the device: the same request has the same id in every tab and after
 * a reload, so that the backend acts on it once, and one whose outcome is unknown is not forgotten.
 */
export class KeptRequest<Q> {
  readonly #key: string
  readonly #platform: Pick<Platform, 'clock' | 'storage'>
  readonly #describe: (request: Q) => string
  readonly #outlivesDone: boolean

  constructor(
    key: keyof typeof PLAYER_KEYS,
    platform: Pick<Platform, 'clock' | 'storage'>,
    { describe, outlivesDone = false }: Options<Q>,
  ) {
    this.#key = PLAYER_KEYS[key]
    this.#platform = platform
    this.#describe = describe
    this.#outlivesDone = outlivesDone
  }

  /** The request whose outcome is unknown; null when there is none. */
  get open(): Keyed | null {
    const kept = this.#read()
    return kept?.open ? { requestId: kept.requestId } : null
  }

  /** Whether this request is the kept one. */
  is(request: Q): boolean {
    return this.#read()?.what === this.#describe(request)
  }

  /** Whether the kept request has this id. */
  has({ requestId }: Keyed): boolean {
    return this.#read()?.requestId === requestId
  }

  /** The id of a request. Its outcome counts as unknown from now on. */
  begin(request: Q): Keyed {
    const what = this.#describe(request)
    const now = this.#platform.clock.now()
    const kept = this.#read()
    const { requestId, at } = kept?.what === what && now < kept.at + LIFE ? kept : { requestId: intentionId(), at: now }
    this.#write({ what, requestId, at, open: true })
    return { requestId }
  }

  /** What is known of the request now. After `notApplied` the same request has the same id: the first may still arrive. */
  end({ requestId }: Keyed, outcome: Outcomes): void {
    const kept = this.#read()
    if (kept?.requestId !== requestId) return
    if (outcome === 'refused' || (outcome === 'done' && !this.#outlivesDone)) this.forget({ requestId })
    else this.#write({ ...kept, open: outcome === 'unknown' })
  }

  /** The same request is a new one from now on. */
  forget({ requestId }: Keyed): void {
    if (this.has({ requestId })) this.#platform.storage.local.remove(this.#key)
  }

  #read(): Kept | null {
    try {
      const value: unknown = JSON.parse(this.#platform.storage.local.get(this.#key) ?? 'null')
      return isKept(value) ? value : null
    } catch {
      return null
    }
  }

  #write(kept: Kept): void {
    this.#platform.storage.local.set(this.#key, JSON.stringify(kept))
  }
}
