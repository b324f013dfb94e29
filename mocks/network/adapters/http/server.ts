import { createServer, type ServerResponse } from 'node:http'
import { listen, refuseUnreadable } from '../../../../scripts/listen.mjs'
import type { BackendOptions } from '../../state/backend'
import { createAccess } from './access'
import { ownAddresses } from './addresses'
import { parseGamesAt } from './games'
import { createMisdirectedTokens } from './misdirectedTokens'
import { serve } from './serve'
import { createWorlds, DEFAULT_WORLD, type Worlds } from './worlds'

export interface MockServer {
  /** Origin, without a path. */
  url: string
  worlds: Worlds
  /** Lets calls in flight finish first. */
  stop(): Promise<void>
}

export interface MockServerOptions extends BackendOptions {
  port?: number
  host?: string
  /** Answers under every name and lets pages of every origin steer the worlds. */
  open?: boolean
  /** The origin with which games' addresses begin; paths without one. */
  gamesAt?: string
}

export const DEFAULTS = { port: 4010, host: 'localhost' }

/** Serves the world over HTTP; port 0 takes any free port. */
export const startMockServer = async (options: MockServerOptions = {}): Promise<MockServer> => {
  const { port = DEFAULTS.port, host = DEFAULTS.host, open = false, gamesAt, ...world } = options
  const worlds = createWorlds(world)
  // Create the first world now, so that an invalid option fails the start and not the first call.
  worlds.get(DEFAULT_WORLD)
  const site = {
    worlds,
    access: createAccess({ host, open, own: ownAddresses() }),
    strays: createMisdirectedTokens(worlds),
    ...(gamesAt !== undefined && { gamesAt: parseGamesAt(gamesAt) }),
  }
  const unanswered = new Set<ServerResponse>()
  const server = createServer({ keepAliveTimeout: 5000 }, (request, response) => {
    unanswered.add(response)
    response.on('close', () => unanswered.delete(response))
    void serve(site, request, response)
  })
  refuseUnreadable(server)
  const listening = await listen(server, port, host)
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening.port}`,
    worlds,
    stop: () =>
      new Promise((resolve) => {
        listening.close(() => {
          worlds.close()
          resolve()
        })
        server.closeIdleConnections()
        // Grace for calls about to be answered; calls that never are must not keep the process alive.
        setTimeout(() => server.closeAllConnections(), unanswered.size > 0 ? 500 : 0).unref()
      }),
  }
}
