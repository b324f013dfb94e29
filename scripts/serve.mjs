import './help.mjs'
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startServer } from './server.mjs'
import { stop } from './stop.mjs'

/**
 * Serves a folder until the process ends and prints the address.
 * @param {{ dir: string, port: number, lan: boolean, name: string, howToMove: string }} options
 */
export async function serve({ dir, port, lan, name, howToMove }) {
  if (!existsSync(dir)) throw new Error(`${dir} is not there: build it first`)
  const server = await startServer({ dir, port, host: lan ? '0.0.0.0' : 'localhost' }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use. ${howToMove}`)
  })
  console.log(`${name}: ${server.url}`)
  for (const address of lan ? lanAddresses() : []) console.log(`  on the network: http://${address}:${server.port}`)
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
}

function lanAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'dist' },
      port: { type: 'string', default: '4173' },
      host: { type: 'boolean', default: false },
    },
  })
  const howToMove = 'Choose another: npm run preview -- --port N'
  serve({ dir: values.dir, port: Number(values.port), lan: values.host, name: values.dir, howToMove }).catch(stop)
}
