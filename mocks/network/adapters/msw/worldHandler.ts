import { RequestHandler } from 'msw'
import type { Backend } from '../../state/backend'
import { exchange, isCall } from '../exchange'

interface Run {
  request: Request
  requestId: string
}

/**
 * One handler of MSW for all calls: the world's own map of endpoints finds the call, so no path is matched one after
 * another, nothing is parsed twice, and no request is cloned for a log that nobody keeps.
 */
export class WorldHandler extends RequestHandler {
  readonly #backend: Backend

  constructor(backend: Backend) {
    super({ info: { header: 'every call of the world' }, resolver: () => undefined })
    this.#backend = backend
  }

  override predicate({ request }: { request: Request }): boolean {
    return isCall(new URL(request.url))
  }

  override log(): void {
    // The backend keeps a log of its own.
  }

  override async run({ request, requestId }: Run) {
    const url = new URL(request.url)
    if (!isCall(url)) return null
    return {
      handler: this,
      request,
      requestId,
      parsedResult: undefined,
      response: await exchange(this.#backend, request, url),
    }
  }
}
