import type { Backend } from '../../state/backend'
import { exchange, isCall } from '../exchange'

const addressOf = (input: RequestInfo | URL): string | URL => (input instanceof Request ? input.url : input)

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

// The caller's own signal: in Node, the signal a Request derives from it is garbage collected with the Request.
const signalOf = (input: RequestInfo | URL, init?: RequestInit): AbortSignal | undefined =>
  init?.signal ?? (input instanceof Request ? input.signal : undefined)

/**
 * Patches `fetch` to hand API calls straight to the backend: on a slow phone, MSW's copies of each request and reply
 * cost more than the world itself (decision 014). While `viaMsw` returns true, as when a story adds handlers of its
 * own, calls take MSW like everything else. Returns the undo.
 */
export const installFetchAdapter = (backend: Backend, origin: string, viaMsw: () => boolean): (() => void) => {
  const original = globalThis.fetch
  const adapted: typeof fetch = async (input, init) => {
    const url = new URL(addressOf(input), origin)
    if (!isCall(url) || viaMsw()) return original(input, init)
    const signal = signalOf(input, init)
    signal?.throwIfAborted()
    const answer = exchange(backend, new Request(input instanceof Request ? input : url, init), url)
    const response = await (signal ? Promise.race([answer, rejectOnAbort(signal)]) : answer)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
  globalThis.fetch = adapted
  return () => {
    globalThis.fetch = original
  }
}
