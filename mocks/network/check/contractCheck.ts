import * as v from 'valibot'
import { contract } from '../../../src/contract'
import type { Call } from '../../../src/contract/core/call'
import { APP_VERSION, CHANNEL, DEMO_APP_ID } from '../../../src/contract/core/stamp'

export interface Finding {
  endpoint: string
  /** `sound`; `refused` by a code, which is allowed; `skipped`, since it writes or needs a player; or `broken`. */
  verdict: 'sound' | 'refused' | 'skipped' | 'broken'
  /** Reason, human-readable. */
  reason: string
  ms: number
}

export interface CheckOptions {
  baseUrl: string
  token?: string | undefined
  timeout?: number
  headers?: Record<string, string>
}

/** Request values that are safe to send: first page, no ids that exist. */
const SAFE: Readonly<Record<string, unknown>> = {
  v: APP_VERSION,
  version: APP_VERSION,
  pageNum: 1,
  pageSize: 10,
  type: 0,
  activityId: 1,
  gameListVersion: '',
  os: 'other',
  deviceModel: 'contract-check',
  messagingToken: '',
  phoneinfoJsonModel: '{}',
  deviceId: 'contract-check',
  orderId: 'contract-check',
  id: 'contract-check',
}

const stamp = { appId: DEMO_APP_ID, channel: CHANNEL, clientReferrer: '', platform: 1, appVersion: APP_VERSION }

/** Fills the required fields only. */
const bodyFor = ({ request }: Call): string => {
  const needed = Object.entries(request.entries).filter(([, schema]) => schema.type !== 'optional')
  return JSON.stringify({ ...stamp, ...Object.fromEntries(needed.map(([key]) => [key, SAFE[key] ?? ''])) })
}

const checkReply = (call: Call, status: number, text: string): Pick<Finding, 'verdict' | 'reason'> => {
  const broken = (reason: string) => ({ verdict: 'broken', reason }) as const
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return broken(`status ${status}, and the body is not JSON: ${JSON.stringify(text.slice(0, 60))}`)
  }
  if (typeof body !== 'object' || body === null) return broken('the body is not an object')
  const codes = ['code', 'errcode'].filter((field) => Object.hasOwn(body, field))
  const [field] = codes
  if (field === undefined || codes.length > 1)
    return broken(`it carries ${codes.length} codes; one of code, errcode is needed`)
  const code: unknown = Reflect.get(body, field)
  if (typeof code !== 'number' || !Number.isSafeInteger(code))
    return broken(`its ${field} is ${JSON.stringify(code)}, not an integer`)
  if (code !== 0) return { verdict: 'refused', reason: `by ${field} ${code}` }
  if (status !== 200) return broken(`it succeeds with status ${status}`)
  if (field !== call.envelope) return broken(`its code is called ${field}; ${call.envelope} is right`)
  const read = v.safeParse(call.reply, body)
  const issues = read.issues?.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
  return issues ? broken(issues.join('; ')) : { verdict: 'sound', reason: '' }
}

const skipReason = (call: Call, token: string | undefined): string | null => {
  if (call.effect === 'write') return 'it writes'
  return call.audience === 'player' && !token ? 'it needs a player: --token' : null
}

const check = async (call: Call, { baseUrl, token, timeout = 10_000, headers }: CheckOptions): Promise<Finding> => {
  const started = performance.now()
  const finding = (verdict: Finding['verdict'], reason: string): Finding => ({
    endpoint: call.name,
    verdict,
    reason,
    ms: Math.round(performance.now() - started),
  })
  const skip = skipReason(call, token)
  if (skip) return finding('skipped', skip)
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: bodyFor(call),
      signal: AbortSignal.timeout(timeout),
    })
    const { verdict, reason } = checkReply(call, response.status, await response.text())
    return finding(verdict, reason)
  } catch (error) {
    return finding('broken', `no reply: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Makes every safe call of the contract against a server, one after another. */
export const checkContract = async (options: CheckOptions): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const { call } of contract) findings.push(await check(call, options))
  return findings
}

/** Breaches and refusals line by line, then the totals. */
export const reportOf = (findings: readonly Finding[]): string => {
  const of = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict)
  const line = ({ endpoint, reason, verdict }: Finding) =>
    `  ${verdict.padEnd(8)} ${endpoint}${reason ? `: ${reason}` : ''}`
  const details = [...of('broken'), ...of('refused')].map(line)
  const totals = (['sound', 'refused', 'skipped', 'broken'] as const).map(
    (verdict) => `${of(verdict).length} ${verdict}`,
  )
  return [...details, `${findings.length} calls: ${totals.join(', ')}`].join('\n')
}
