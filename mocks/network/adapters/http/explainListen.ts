import { createServer } from 'node:net'
import { codeOf, listen } from '../../../../scripts/listen.mjs'

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
