import { ControlError, excerpt, suggest } from '../../controls/suggestions'
import { ENDPOINTS } from '../route'
import { openApi } from './openapi'
import type { NamedWorld } from './worlds'

export interface ControlRequest {
  body: unknown
  query: URLSearchParams
  /** Empty without one. */
  token: string
}

type Control = (world: NamedWorld, request: ControlRequest) => unknown

const field = (body: unknown, name: string): unknown => {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, name)) return Reflect.get(body, name)
  throw new ControlError(`The body must be a JSON object with '${name}'; it is ${excerpt(body)}.`)
}

/** The controls validate their own input, so values are passed on unchecked. */
const required = (body: unknown, name: string): string => field(body, name) as string

const has = (body: unknown, name: string) => typeof body === 'object' && body !== null && Object.hasOwn(body, name)

const setClock: Control = async ({ mock }, { body }) => {
  if (has(body, 'set') === has(body, 'advance'))
    throw new ControlError(`The clock takes either {"set": "2026-01-01T12:00:00Z"} or {"advance": "90s"}.`)
  if (has(body, 'set')) await mock.clock.set(required(body, 'set'))
  else await mock.clock.advance(required(body, 'advance'))
  return { now: mock.clock.now() }
}

const queueDraws: Control = async ({ mock }, { body }) => {
  const draw = field(body, 'draw')
  if (!Array.isArray(draw))
    throw new ControlError(`'draw' is a list, such as [50001, "2001#3"]; it is ${excerpt(draw)}.`)
  await mock.draw(...draw)
  return { ok: true }
}

const done = (run?: () => unknown) => {
  run?.()
  return { ok: true }
}

const signedIn = ({ token }: { token: string | null }) => ({ ok: true, ...(token !== null && { token }) })

const controls: Readonly<Record<string, Control>> = {
  'GET /__mock/health': () => ({ ok: true, endpoints: ENDPOINTS.length }),
  'POST /__mock/reset': ({ mock }, { body }) => mock.reset(body as object).then(signedIn),
  'GET /__mock/fault': ({ mock }) => mock.faults(),
  'POST /__mock/fault': ({ mock }, { body }) => {
    mock.fault(required(body, 'fault'))
    return { faults: mock.faults() }
  },
  'DELETE /__mock/fault': ({ mock }) => done(() => mock.clearFaults()),
  'GET /__mock/latency': ({ mock }) => ({ latency: mock.latency() }),
  'POST /__mock/latency': ({ mock }, { body }) => done(() => mock.latency(required(body, 'latency'))),
  'DELETE /__mock/latency': ({ mock }) => done(() => mock.clearLatency()),
  'GET /__mock/draw': ({ mock }) => mock.draws(),
  'POST /__mock/draw': queueDraws,
  'DELETE /__mock/draw': ({ mock }) => mock.clearDraws().then(() => done()),
  'GET /__mock/config': ({ mock }) => mock.configs(),
  'POST /__mock/config': async ({ mock }, { body }) => ({ config: await mock.config(required(body, 'config')) }),
  'DELETE /__mock/config': ({ mock }) => mock.clearConfig().then(() => done()),
  'POST /__mock/grant': ({ mock }, { body, token }) => mock.grant(required(body, 'grant'), token || undefined),
  'POST /__mock/bet': ({ mock }, { body, token }) => mock.bet(required(body, 'bet'), token || undefined),
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
