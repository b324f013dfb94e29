/** A call that the page sent before the code had loaded. */
interface EarlyCall {
  readonly init: RequestInit
  readonly abort: AbortController
  readonly response: Promise<Response>
}

declare global {
  interface Window {
    /** By URL; each is taken once. */
    earlyCalls?: Map<string, EarlyCall>
  }
}

/** Sends a call ahead; `earlyFetch` hands its response to the code. */
export const sendEarly = (url: string, init: RequestInit): void => {
  window.earlyCalls ??= new Map()
  const abort = new AbortController()
  const response = fetch(url, { ...init, signal: abort.signal })
  // Whoever takes it sees the failure.
  response.catch(() => undefined)
  window.earlyCalls.set(url, { init, abort, response })
}

/** `fetch` that takes over a call already sent with the same body and headers. */
export const earlyFetch: typeof fetch = (input, init = {}) => {
  const url = String(input)
  const early = window.earlyCalls?.get(url)
  window.earlyCalls?.delete(url)
  if (!early || !isSame(early.init, init)) return fetch(input, init)
  init.signal?.addEventListener('abort', () => early.abort.abort(), { once: true })
  return early.response
}

const isSame = (a: RequestInit, b: RequestInit): boolean =>
  a.body === b.body && JSON.stringify(a.headers) === JSON.stringify(b.headers)
