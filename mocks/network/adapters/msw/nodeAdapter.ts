import { setupServer } from 'msw/node'
import type { Backend } from '../../state/backend'
import { isCall } from '../exchange'
import { WorldHandler } from './worldHandler'

export interface NodeAdapter {
  listen(): void
  close(): void
}

/** Answers the API calls of a Node process from the backend; other requests pass through. */
export const nodeAdapter = (backend: Backend): NodeAdapter => {
  const server = setupServer(new WorldHandler(backend))
  return {
    listen: () =>
      server.listen({
        onUnhandledRequest: ({ url }) => {
          if (isCall(new URL(url))) backend.reportError(`${url} was not answered by the world`)
        },
      }),
    close: () => server.close(),
  }
}
