import type { Backend } from '../state/backend'
import { CALL_ROOT, type WireReply, type WireRequest } from './wire'

/** True for addresses that only the world may answer. */
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
  // Whoever waits gives up by a signal of its own, which the interception sees.
  if (reply === 'never') return new Promise<never>(() => undefined)
  return new Response(reply.body, { status: reply.status, headers: reply.headers })
}

/** Answers a request of the Fetch standard from a world. */
export const exchange = async (backend: Backend, request: Request, url = new URL(request.url)): Promise<Response> =>
  writeReply(await backend.handle(await readRequest(request, url)))
