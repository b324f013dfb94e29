import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'

/** A server that listens. */
export interface Listening {
  port: number
  /** Takes no more connections; `done` once those that are open have ended. */
  close(done: () => void): void
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const listenAt = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

/** Codes of a machine without IPv6. */
const NO_IPV6: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

const closeBoth = (one: Server, other: Server) => (done: () => void) => one.close(() => other.close(() => done()))

/**
 * Listens at a port, 0 for any free one. `localhost` is both addresses of the loopback, and `0.0.0.0` those of IPv6, too,
 * since a client takes whichever its system names first.
 */
export const listen = async (server: Server, port: number, host: string): Promise<Listening> => {
  const close = (done: () => void) => void server.close(() => done())
  if (host === '0.0.0.0') {
    const all = await listenAt(server, port, '::').catch((error: unknown) => {
      if (NO_IPV6.includes(codeOf(error))) return listenAt(server, port, host)
      throw error
    })
    return { port: all, close }
  }
  if (host !== 'localhost') return { port: await listenAt(server, port, host), close }
  const other = createServer((socket) => server.emit('connection', socket))
  const bound = await listenAt(server, port, '127.0.0.1')
  try {
    await listenAt(other, bound, '::1')
    return { port: bound, close: closeBoth(server, other) }
  } catch (error) {
    if (NO_IPV6.includes(codeOf(error))) return { port: bound, close }
    await new Promise<void>((resolve) => close(resolve))
    // Someone else has the free port on the other address.
    if (port === 0) return listen(server, 0, host)
    throw error
  }
}

/** How many ports above a taken one are tried. */
const TRIES = 50

const freePortAfter = async (taken: number, host: string): Promise<number | null> => {
  for (let port = taken + 1; port <= Math.min(taken + TRIES, 65_535); port++) {
    const probe = await listen(createServer(), port, host).catch(() => null)
    if (probe) {
      await new Promise<void>((resolve) => probe.close(resolve))
      return port
    }
  }
  return null
}

/** Why a server could not listen, and what to do. */
export const explainListen = async (error: unknown, port: number, host: string): Promise<string> => {
  switch (codeOf(error)) {
    case 'EADDRINUSE': {
      const next = await freePortAfter(port, host)
      const advice = next === null ? '.' : `; port ${next} is free: npm run mock:server -- --port ${next}`
      return `Port ${port} is taken, perhaps by another mock server${advice}`
    }
    case 'EACCES':
      return `Port ${port} needs special rights; take one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address '${host}'; --host takes localhost, one of its addresses, or 0.0.0.0 for all.`
    default:
      return error instanceof Error ? error.message : String(error)
  }
}
