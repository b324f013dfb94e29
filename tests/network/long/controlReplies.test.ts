import Ajv2020 from 'ajv/dist/2020'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { controlTable } from '../../../mocks/network/adapters/http/controlTable'
import { schemaOf } from '../../../mocks/network/adapters/http/schemas'
import { type MockServer, startMockServer } from '../../../mocks/network/adapters/http/server'

let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ port: 0, reportError: () => undefined, note: () => undefined })
})
afterAll(() => server.stop())

const ask = async (key: string, body?: unknown): Promise<unknown> => {
  const [method = '', path = ''] = key.split(' ')
  const response = await fetch(server.url + path.replace(/\{(\w+)\}/, controlTable[key]?.part?.example ?? ''), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return response.json()
}

const exampleOf = (key: string): unknown => {
  const { body } = controlTable[key] ?? {}
  return body && Object.fromEntries(Object.entries(body).map(([name, value]) => [name.replace(/\?$/, ''), value]))
}

/** Bodies that only the present world can give; the others are the table's examples. */
const bodies: Readonly<Record<string, () => Promise<unknown>>> = {
  'POST /__mock/latency': async () => ({ latency: 0 }),
  'POST /__mock/clock': async () => ({ advance: '1h' }),
  'POST /__mock/provider': async () => {
    await ask('POST /__mock/grant', { grant: 'deposit:pending' })
    return { orderId: 'last', answer: 'paid' }
  },
  'POST /__mock/repeat': async () => ({ id: ((await ask('GET /__mock/calls')) as { id: string }[])[0]?.id }),
  'PUT /__mock/snapshot': () => ask('GET /__mock/snapshot'),
  'POST /__mock/replay': async () => ({ tape: await ask('GET /__mock/tape') }),
}

const ajv = new Ajv2020({ allErrors: true, strictTypes: false })

it.each(Object.keys(controlTable))(
  '[HAND-02] %s answers as the document says, and takes the body it shows',
  async (key) => {
    await ask('POST /__mock/reset', { persona: 'regular', seed: 7 })
    await fetch(`${server.url}/app/v1/getMail2`, { method: 'POST', body: '{}' })
    await ask('POST /__mock/fault', { fault: 'getMail2:timeout*2' })
    const { body, reply } = controlTable[key] ?? {}
    const sent = await (bodies[key]?.() ?? exampleOf(key))
    const answered = await ask(key, sent)
    const fits = ajv.compile(schemaOf(reply))
    expect(fits(answered), `${JSON.stringify(answered).slice(0, 300)}: ${ajv.errorsText(fits.errors)}`).toBe(true)
    if (body) expect(ajv.validate(schemaOf(body), sent), ajv.errorsText(ajv.errors)).toBe(true)
  },
)
