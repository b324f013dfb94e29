import { spawn } from 'node:child_process'
import { startMockServer } from '../../mocks/network/adapters/http/server'
import { least, median, most, stopwatch, type WorldRow } from './measure'

/** The client runs in its own process, so that its CPU time does not count. */
const client = `
const options = JSON.parse(process.argv[1])
const verifyBody = (body) => JSON.parse(body).errcode === 0
require('autocannon')({ ...options, verifyBody }).then((result) => console.log(JSON.stringify(result)))
`

const SECONDS = 1
const WINDOWS = 5

/** The figures of an autocannon run used here. */
interface Load {
  readonly '2xx': number
  readonly non2xx: number
  readonly errors: number
  readonly mismatches: number
}

const load = (options: object): Promise<Load> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', client, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString()
    })
    child.once('error', reject)
    child.once('close', () => resolve(JSON.parse(output)))
  })

/** The mock server under load: replies per second of its CPU time, median of some windows. */
export const measureServer = async (): Promise<WorldRow[]> => {
  const server = await startMockServer({ port: 0, persona: 'regular', reportError: () => undefined })
  const token = server.worlds.get('default').backend.token() ?? ''
  const options = {
    url: `${server.url}/app/v1/refreshData`,
    method: 'POST',
    headers: { authorization: token },
    body: '{}',
    connections: 16,
    duration: SECONDS,
  }
  try {
    const speeds: number[] = []
    let failed = 0
    for (let window = 0; window < WINDOWS; window++) {
      const time = stopwatch()
      const { '2xx': replies, non2xx, errors, mismatches } = await load(options)
      speeds.push(((replies - mismatches) / time()) * 1000)
      failed += non2xx + errors + mismatches
    }
    const speed = median(speeds)
    return [least('replies of the mock server, a second', speed, 1500), most('its failures under load', failed, 0)]
  } finally {
    await server.stop()
  }
}
