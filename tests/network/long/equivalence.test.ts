import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMockServer } from '../../../mocks/network/adapters/http/server'
import { nodeAdapter } from '../../../mocks/network/adapters/msw/nodeAdapter'
import { pageAdapter } from '../../../mocks/network/adapters/page/pageAdapter'
import { createControls } from '../../../mocks/network/controls/controls'
import { type Backend, createBackend } from '../../../mocks/network/state/backend'
import { contract } from '../../../src/contract'
import { playOneDay } from '../../world/core/playOneDay'
import { sampleOf } from '../../world/core/samples'
import { NOON, pathOf } from '../backendSupport'

const WORDS = { seed: 11, persona: 'collector', clock: NOON }
const ORIGIN = 'http://localhost:4173'

interface Step {
  path: string
  body: string
  token: 'own' | 'none' | 'unknown'
}

/** Every call with a valid body, twice, then without a token, with an unknown one, and with an invalid body. */
const steps: Step[] = [
  ...[1, 1].flatMap((round) =>
    contract.map(({ call }): Step => ({ path: call.path, body: JSON.stringify(sampleOf(call, round)), token: 'own' })),
  ),
  ...contract.map(({ call }): Step => ({ path: call.path, body: JSON.stringify(sampleOf(call)), token: 'none' })),
  ...contract.slice(0, 20).map(({ call }): Step => ({ path: call.path, body: '{}', token: 'unknown' })),
  { path: '/app/v1/nothing', body: '{}', token: 'own' },
  { path: pathOf('online'), body: '{"half', token: 'own' },
]
const script = steps.filter(({ path }) => !path.endsWith('/logout'))

const FAULTS =
  'getJackpotDrawInfo:1999*1,getJackpotRank:http502*1,receiveDrawChance:malformed*1,online:wrongtype*2,getMail2:empty*1'

/** All replies as one text. */
const walk = async (send: (step: Step) => Promise<string>): Promise<string[]> => {
  const seen: string[] = []
  for (const step of script) seen.push(`${step.path} ${await send(step)}`)
  const call = async (name: string, body: object = {}) => {
    const text = await send({ path: pathOf(name), body: JSON.stringify(body), token: 'own' })
    seen.push(`${name} ${text}`)
    return JSON.parse(text.slice(text.indexOf('{'))) as Record<string, unknown>
  }
  await playOneDay(call, 1)
  return seen
}

const headersOf = (backend: Backend, { token }: Step): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token !== 'none' && { authorization: `Bearer ${token === 'own' ? backend.token() : 'unknown'}` }),
})

const byFetch =
  (origin: string, backend: Backend, extra: Record<string, string> = {}) =>
  async (step: Step): Promise<string> => {
    const headers = { ...headersOf(backend, step), ...extra }
    const response = await fetch(origin + step.path, { method: 'POST', headers, body: step.body })
    return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`
  }

const fresh = () => {
  const backend = createBackend({ ...WORDS, reportError: () => undefined, note: () => undefined })
  const mock = createControls(backend)
  mock.fault(FAULTS)
  return { backend, mock }
}
const worldOf = (backend: Backend) => JSON.stringify(createControls(backend).snapshot())

let core: { seen: string[]; world: string }

const throughCore = (backend: Backend) => async (step: Step) => {
  const headers = headersOf(backend, step)
  const reply = await backend.handle({ method: 'POST', path: step.path, headers, body: step.body })
  if (typeof reply === 'string') return reply
  return `${reply.status} ${reply.headers['content-type']} ${reply.body}`
}

beforeAll(async () => {
  const { backend } = fresh()
  core = { seen: await walk(throughCore(backend)), world: worldOf(backend) }
})

let stop: () => unknown = () => undefined
afterAll(() => stop())

describe('the same calls give the same bytes and the same world', () => {
  it('[MOCK-02] through the page', async () => {
    const { backend } = fresh()
    const adapter = pageAdapter(backend, ORIGIN)
    await adapter.open()
    const seen = await walk(byFetch(ORIGIN, backend))
    await adapter.close()
    expect(seen).toEqual(core.seen)
    expect(worldOf(backend)).toBe(core.world)
  })

  it('[MOCK-02] through Node', async () => {
    const { backend } = fresh()
    const adapter = nodeAdapter(backend)
    adapter.listen()
    const seen = await walk(byFetch(ORIGIN, backend))
    adapter.close()
    expect(seen).toEqual(core.seen)
    expect(worldOf(backend)).toBe(core.world)
  })

  it('[MOCK-02] over HTTP', async () => {
    const server = await startMockServer({ port: 0, reportError: () => undefined })
    stop = () => server.stop()
    const headers = { 'x-mock-world': 'twin' }
    const control = (path: string, body: object) =>
      fetch(`${server.url}/__mock${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    await control('/reset', WORDS)
    await control('/fault', { fault: FAULTS })
    const { backend } = server.worlds.get('twin')
    expect(await walk(byFetch(server.url, backend, headers))).toEqual(core.seen)
    expect(worldOf(backend)).toBe(core.world)
  })

  it('[MOCK-02] in a world restored from a snapshot', async () => {
    const { mock } = fresh()
    const story = createBackend({ reportError: () => undefined, note: () => undefined })
    const controls = createControls(story)
    await controls.restore(mock.snapshot())
    controls.fault(FAULTS)
    expect(await walk(throughCore(story))).toEqual(core.seen)
    expect(worldOf(story)).toBe(core.world)
  })

  it('[MOCK-03] in every repetition, whatever the order of the adapters', async () => {
    const { backend } = fresh()
    expect(await walk(throughCore(backend))).toEqual(core.seen)
    expect(core.seen.length).toBeGreaterThan(350)
  })
})
