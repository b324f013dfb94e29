import { RequestHandler } from 'msw'
import type { Backend } from '../../state/backend'
import { exchange, isCall } from '../exchange'

interface Run {
  request: Request
  requestId: string
}

/**
 * One MSW handler for all calls: the contract's own path map finds the call, so MSW matches no paths one by one, parses
 * nothing twice and clones no request for a log nobody reads.
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
    // The backend keeps its own call log.
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
