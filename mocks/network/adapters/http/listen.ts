import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'

/** Resolves with the port. */
export const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** How many ports above a taken one are tried. */
const TRIES = 50

const freePortAfter = async (taken: number, host: string): Promise<number | null> => {
  for (let port = taken + 1; port <= Math.min(taken + TRIES, 65_535); port++) {
    const server = createServer()
    const isFree = await listen(server, port, host).then(
      () => true,
      () => false,
    )
    server.close()
    if (isFree) return port
  }
  return null
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

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
