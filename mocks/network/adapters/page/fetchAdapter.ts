import type { Backend } from '../../state/backend'
import { exchange, isCall } from '../exchange'

const addressOf = (input: RequestInfo | URL): string | URL => (input instanceof Request ? input.url : input)

const untilGivenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

// The caller's own signal: Node forgets the one that a request derives from it, together with the request.
const signalOf = (input: RequestInfo | URL, init?: RequestInit): AbortSignal | undefined =>
  init?.signal ?? (input instanceof Request ? input.signal : undefined)

/**
 * Calls go from fetch straight to the world: on a slow phone MSW's copies of each request and reply cost more than the
 * world itself (decision 014). While `detour` is true, as when a story hangs handlers of its own before the world's,
 * they go by MSW like everything else. Returns what gives fetch back.
 */
export const takeShortWay = (backend: Backend, origin: string, detour: () => boolean): (() => void) => {
  const long = globalThis.fetch
  const short: typeof fetch = async (input, init) => {
    const url = new URL(addressOf(input), origin)
    if (!isCall(url) || detour()) return long(input, init)
    const signal = signalOf(input, init)
    signal?.throwIfAborted()
    const answer = exchange(backend, new Request(input instanceof Request ? input : url, init), url)
    const response = await (signal ? Promise.race([answer, untilGivenUp(signal)]) : answer)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  globalThis.fetch = short
  return () => {
    globalThis.fetch = long
  }
}
