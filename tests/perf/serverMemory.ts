import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureBuilt } from '../../scripts/build.mjs'
import { contract } from '../../src/contract'
import { sampleOf } from '../world/core/samples'
import { most, type WorldRow } from './measure'

const WORLDS = 500
const CALLS = 20_000
const CONNECTIONS = 16
const PERSONAS = ['regular', 'newcomer', 'lucky', 'collector', 'whale', 'broke', 'vip6', 'visitor']

const calls = contract.flatMap(({ call }) => (call.name === 'logout' ? [] : [call]))

/** Some tasks at a time, in order. */
const inParallel = async (count: number, run: (index: number) => Promise<void>): Promise<void> => {
  let next = 0
  const work = async () => {
    while (next < count) await run(next++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** Runs the mock server as `npm run mock:server` does. */
const startProcess = async () => {
  await ensureBuilt('server')
  const child = spawn(process.execPath, ['scripts/mockServer.mjs', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [text] = (await once(child.stdout, 'data')) as [Buffer]
  const [url = ''] = /http:\/\/[\w.]+:\d+/.exec(text.toString()) ?? []
  const rss = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024
  return { url, rss, stop: () => child.kill() }
}

/** The memory of the server's process at its highest, over many worlds of all sizes that play in turn. */
export const measureServerMemory = async (): Promise<WorldRow[]> => {
  const { url, rss, stop } = await startProcess()
  let peak = 0
  let failed = 0
  const send = async (world: number, path: string, body: object, token = '') => {
    const headers = { 'x-mock-world': `w${world}`, authorization: token }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) failed++
    return (await response.json()) as { token?: string }
  }
  try {
    const tokens: string[] = []
    await inParallel(WORLDS, async (world) => {
      const persona = PERSONAS[world % PERSONAS.length]
      tokens[world] = (await send(world, '/__mock/reset', { persona })).token ?? ''
    })
    await inParallel(CALLS, async (index) => {
      const world = Math.floor((index * WORLDS) / CALLS)
      const call = calls[index % calls.length]
      if (call) await send(world, call.path, sampleOf(call, index), tokens[world])
      if (index % 100 === 0) peak = Math.max(peak, rss())
    })
  } finally {
    stop()
  }
  return [
    most(`memory of the mock server, ${CALLS} calls in ${WORLDS} worlds, peak RSS, MB`, peak, 350),
    most('its failures', failed, 0),
  ]
}
