import { spawn } from 'node:child_process'
import { startMockServer } from '../../mocks/network/http'
import { least, most, type WorldRow } from './measure'

/** A client in a process of its own that keeps so many connections busy, and tells how many replies came in how long. */
const client = `
const { Agent, request } = require('node:http')
const { url, token, connections, ms } = JSON.parse(process.argv[1])
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const end = performance.now() + ms
let replies = 0, failures = 0, busy = connections
const call = () => {
  if (performance.now() > end) return --busy === 0 && console.log(JSON.stringify({ replies, failures })) & agent.destroy()
  const sent = request(url, { method: 'POST', agent, headers: { authorization: token } }, (reply) => {
    reply.resume()
    reply.on('end', () => { reply.statusCode === 200 ? replies++ : failures++; call() })
  })
  sent.on('error', () => { failures++; call() })
  sent.end('{}')
}
for (let n = 0; n < connections; n++) call()
`

const MS = 3000

const load = (work: object): Promise<{ replies: number; failures: number }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', client, JSON.stringify(work)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString()
    })
    child.once('error', reject)
    child.once('close', () => resolve(JSON.parse(said)))
  })

/** The mock server under load: replies a second over real HTTP. */
export const measureServer = async (): Promise<WorldRow[]> => {
  const server = await startMockServer({ port: 0, persona: 'regular', complain: () => undefined })
  const token = server.worlds.get('default').backend.token() ?? ''
  const url = `${server.url}/app/v1/refreshData`
  try {
    const [wall, processor] = [performance.now(), process.cpuUsage()]
    const { replies, failures } = await load({ url, token, connections: 16, ms: MS })
    const { user, system } = process.cpuUsage(processor)
    // In processor time where it is less: what others do on the machine must not count.
    const speed = (replies / Math.min(performance.now() - wall, (user + system) / 1000)) * 1000
    return [least('replies of the mock server, a second', speed, 1500), most('its failures under load', failures, 0)]
  } finally {
    await server.stop()
  }
}
