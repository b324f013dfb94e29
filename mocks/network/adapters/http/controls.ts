import { ControlError, excerpt, suggest } from '../../controls/suggestions'
import { ENDPOINTS } from '../route'
import { openApi } from './openapi'
import type { NamedWorld } from './worlds'

export interface ControlRequest {
  body: unknown
  query: URLSearchParams
}

type Control = (world: NamedWorld, request: ControlRequest) => unknown

const field = (body: unknown, name: string): unknown => {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, name)) return Reflect.get(body, name)
  throw new ControlError(`The body must be a JSON object with '${name}'; it is ${excerpt(body)}.`)
}

const has = (body: unknown, name: string) => typeof body === 'object' && body !== null && Object.hasOwn(body, name)

const setClock: Control = async ({ mock }, { body }) => {
  if (has(body, 'set') === has(body, 'advance'))
    throw new ControlError(`The clock takes either {"set": "2026-01-01T12:00:00Z"} or {"advance": "90s"}.`)
  if (has(body, 'set')) await mock.clock.set(field(body, 'set') as string)
  else await mock.clock.advance(field(body, 'advance') as string)
  return { now: mock.clock.now() }
}

const queueDraws: Control = async ({ mock }, { body }) => {
  const draw = field(body, 'draw')
  if (!Array.isArray(draw))
    throw new ControlError(`'draw' is a list, such as [50001, "2001#3"]; it is ${excerpt(draw)}.`)
  await mock.draw(...draw)
  return { ok: true }
}

const done = (run: () => void) => {
  run()
  return { ok: true }
}

const signedIn = ({ token }: { token: string | null }) => ({ ok: true, ...(token !== null && { token }) })

// The controls validate their own input, so request values are passed on unchecked.
const controls: Readonly<Record<string, Control>> = {
  'GET /__mock/health': () => ({ ok: true, endpoints: ENDPOINTS.length }),
  'POST /__mock/reset': ({ mock }, { body }) => mock.reset(body as object).then(signedIn),
  'GET /__mock/fault': ({ mock }) => mock.faults(),
  'POST /__mock/fault': ({ mock }, { body }) => {
    mock.fault(field(body, 'fault') as string)
    return { faults: mock.faults() }
  },
  'DELETE /__mock/fault': ({ mock }) => done(() => mock.clearFaults()),
  'POST /__mock/latency': ({ mock }, { body }) => done(() => mock.latency(field(body, 'latency') as string)),
  'POST /__mock/draw': queueDraws,
  'GET /__mock/clock': ({ mock }) => ({ now: mock.clock.now() }),
  'POST /__mock/clock': setClock,
  'GET /__mock/calls': ({ mock }) => mock.calls(),
  'DELETE /__mock/calls': ({ mock }) => done(() => mock.clearCalls()),
  'GET /__mock/coverage': ({ mock }) => mock.coverage(),
  'GET /__mock/ledger': ({ mock }, { query }) => mock.ledger(query.get('playerId') ?? undefined),
  'GET /__mock/snapshot': ({ mock }) => mock.snapshot(),
  'PUT /__mock/snapshot': ({ mock }, { body }) => mock.restore(body).then(signedIn),
  'GET /__mock/openapi.json': () => openApi(),
}

/** The control a request names, or why there is none: the status and a message with what would be right. */
export const controlOf = (method: string, path: string): { run: Control } | { status: 404 | 405; message: string } => {
  const key = `${method} ${path}`
  const run = Object.hasOwn(controls, key) ? controls[key] : undefined
  if (run) return { run }
  const known = Object.keys(controls)
  const methods = known.filter((one) => one.endsWith(` ${path}`)).map((one) => one.slice(0, one.indexOf(' ')))
  if (methods.length > 0)
    return { status: 405, message: `${path} takes ${methods.join(', ')}, not ${excerpt(method)}.` }
  return { status: 404, message: `There is no ${excerpt(key)}; nearest: ${suggest(key, known, 3).join(', ')}.` }
}
