import { setupServer } from 'msw/node'
import type { Backend } from '../../state/backend'
import { isCall } from '../exchange'
import { WorldHandler } from './worldHandler'

/** A world that answers the requests of a Node process. */
export interface NodeDoor {
  listen(): void
  close(): void
}

/** The world as the network of a Node process: one handler for every call; other requests go where they were going. */
export const nodeDoor = (backend: Backend): NodeDoor => {
  const server = setupServer(new WorldHandler(backend))
  return {
    listen: () =>
      server.listen({
        onUnhandledRequest: ({ url }) => {
          if (isCall(new URL(url))) backend.complain(`${url} escaped from the world`)
        },
      }),
    close: () => server.close(),
  }
}
