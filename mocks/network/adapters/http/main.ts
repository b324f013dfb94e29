import { ControlError } from '../../controls/suggestions'
import { ownAddresses } from './addresses'
import { explainListen } from './explainListen'
import { HELP, readOptions } from './options'
import { DEFAULTS, type MockServerOptions, startMockServer } from './server'

/** Exits with 1 when the server cannot run, with 2 when the command line is wrong. */
const fail = (message: string, code: 1 | 2): never => {
  console.error(message)
  process.exit(code)
}

const wrongOption = (error: unknown): never => {
  if (!(error instanceof ControlError)) throw error
  return fail(`${error.message}\nAll options: npm run mock:server -- --help`, 2)
}

const start = async (options: MockServerOptions) => {
  const { port = DEFAULTS.port, host = DEFAULTS.host } = options
  const server = await startMockServer(options).catch(async (error: unknown) =>
    error instanceof ControlError ? wrongOption(error) : fail(await explainListen(error, port, host), 1),
  )
  console.log(`The simulated world answers at ${server.url}/app/v1/, its controls at ${server.url}/__mock/`)
  if (host === '0.0.0.0' || host === '::')
    for (const address of ownAddresses()) console.log(`  on the network: ${server.url.replace(host, address)}`)
  process.once('exit', () => server.worlds.close())
  const stop = () => void server.stop().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
}

let options: MockServerOptions | null = null
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  wrongOption(error)
}
if (options) await start(options)
else {
  console.log(HELP)
  process.exit(0)
}
