/** A request, independent of how it arrived. Header names are lower case. */
export interface WireRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string | undefined>>
  body: string
}

export interface HttpReply {
  status: number
  headers: Record<string, string>
  body: string
}

/** What an adapter delivers: a reply, a failed connection, or nothing ever. */
export type WireReply = HttpReply | 'network error' | 'never'

/** Common prefix of all API paths. */
export const CALL_ROOT = '/app/v1/'

const NO_STORE = { 'cache-control': 'no-store' }

export const json = (body: string, status = 200, headers: Record<string, string> = {}): HttpReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...NO_STORE, ...headers },
  body,
})

/** An HTML error page, as proxies and crashed servers send. */
export const html = (status: number): HttpReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    ...NO_STORE,
    ...(status === 429 || status === 503 ? { 'retry-after': '2' } : {}),
  },
  body: `<!doctype html><html lang="en"><head><title>${status}</title></head><body><h1>${status}</h1><hr></body></html>`,
})

/** Accepts `Bearer <token>` and a bare token; empty without one. */
export const tokenOf = (headers: WireRequest['headers']): string =>
  (headers['authorization'] ?? '').replace(/^bearer\s+/i, '').trim()
