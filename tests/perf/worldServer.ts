import { spawn } from 'node:child_process'
import { startMockServer } from '../../mocks/network/http'
import { least, median, most, stopwatch, type WorldRow } from './measure'

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
    let text = ''
    reply.on('data', (part) => { text += part })
    reply.on('end', () => { reply.statusCode === 200 && JSON.parse(text).errcode === 0 ? replies++ : failures++; call() })
  })
  sent.on('error', () => { failures++; call() })
  sent.end('{}')
}
for (let n = 0; n < connections; n++) call()
`

const MS = 1000
const WINDOWS = 5

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

/** The mock server under load over real HTTP: replies a second of its processor time, the median of some windows. */
export const measureServer = async (): Promise<WorldRow[]> => {
  const server = await startMockServer({ port: 0, persona: 'regular', complain: () => undefined })
  const token = server.worlds.get('default').backend.token() ?? ''
  const url = `${server.url}/app/v1/refreshData`
  try {
    const speeds: number[] = []
    let failed = 0
    for (let window = 0; window < WINDOWS; window++) {
      const time = stopwatch()
      const { replies, failures } = await load({ url, token, connections: 16, ms: MS })
      speeds.push((replies / time()) * 1000)
      failed += failures
    }
    const speed = median(speeds)
    return [least('replies of the mock server, a second', speed, 1500), most('its failures under load', failed, 0)]
  } finally {
    await server.stop()
  }
}
