/** A request as a door hands it in. Header names are lower case. */
export interface WireRequest {
  method: string
  path: string
  headers: Readonly<Record<string, string | undefined>>
  body: string
}

/** A reply as a door hands it out. */
export interface HttpReply {
  status: number
  headers: Record<string, string>
  body: string
}

/** What a door makes of a request: a reply, a failed connection, or nothing for ever. */
export type WireReply = HttpReply | 'network error' | 'never'

/** Paths of the contract's calls begin with this. */
export const CALL_ROOT = '/app/v1/'

const NO_STORE = { 'cache-control': 'no-store' }

/** A JSON reply. */
export const json = (body: string, status = 200, headers: Record<string, string> = {}): HttpReply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...NO_STORE, ...headers },
  body,
})

/** A page of HTML, as proxies and crashed servers send instead of a reply. */
export const html = (status: number): HttpReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    ...NO_STORE,
    ...(status === 429 || status === 503 ? { 'retry-after': '2' } : {}),
  },
  body: `<!doctype html><html lang="en"><head><title>${status}</title></head><body><h1>${status}</h1><hr></body></html>`,
})

/** The token of a request: `Bearer <token>`, or bare. */
export const tokenOf = (headers: WireRequest['headers']): string =>
  (headers['authorization'] ?? '').replace(/^bearer\s+/i, '').trim()
