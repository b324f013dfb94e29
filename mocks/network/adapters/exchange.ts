import type { Backend } from '../state/backend'
import { CALL_ROOT, type WireReply, type WireRequest } from './wire'

/** Whether only the world may answer this address. */
export const isCall = (url: URL): boolean => url.pathname.startsWith(CALL_ROOT)

const readRequest = async (request: Request, { pathname }: URL): Promise<WireRequest> => ({
  method: request.method,
  path: pathname,
  headers: {
    authorization: request.headers.get('authorization') ?? undefined,
    'accept-language': request.headers.get('accept-language') ?? undefined,
  },
  body: await request.text(),
})

const writeReply = (reply: WireReply): Response | Promise<Response> => {
  if (reply === 'network error') return Response.error()
  // The caller's abort signal ends the wait; the interceptor handles it.
  if (reply === 'never') return new Promise<never>(() => undefined)
  return new Response(reply.body, { status: reply.status, headers: reply.headers })
}

/** Answers a Fetch API request from the backend. */
export const exchange = async (backend: Backend, request: Request, url = new URL(request.url)): Promise<Response> =>
  writeReply(await backend.handle(await readRequest(request, url)))
