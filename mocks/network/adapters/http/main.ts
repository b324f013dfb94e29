import { parseArgs } from 'node:util'
import { startMockServer } from './server'

// npm run mock:server -- --port 4010 [--host 0.0.0.0] [--seed 1] [--persona visitor] [--clock live]
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', default: 'localhost' },
    seed: { type: 'string' },
    persona: { type: 'string' },
    clock: { type: 'string' },
    latency: { type: 'string' },
  },
})
const { port, host, ...worldOptions } = values

try {
  const server = await startMockServer({ port: Number(port), host, ...worldOptions })
  // Create the first world now, so that an invalid option fails the start and not the first call.
  server.worlds.get('default')
  console.log(`The simulated world answers at ${server.url}/app/v1/, its controls at ${server.url}/__mock/`)
  const stop = () => void server.stop().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
