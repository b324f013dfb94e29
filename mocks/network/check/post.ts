import type { Call } from '../../../src/contract/core/call'
import { APP_VERSION, CHANNEL, DEMO_APP_ID } from '../../../src/contract/core/stamp'

export interface Target {
  baseUrl: string
  /** Longest wait for a complete reply, ms. */
  timeout: number
  headers?: Readonly<Record<string, string>> | undefined
}

/** What came back: a reply, or why none did. */
export type Arrival = { status: number; text: string } | { missing: 'connection' | 'timeout'; why: string }

const stamp = { appId: DEMO_APP_ID, channel: CHANNEL, clientReferrer: '', platform: 1, appVersion: APP_VERSION }

/** `fetch failed` says nothing; its cause does. */
const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || String(Reflect.get(error.cause, 'code')) : error.message
}

export const post = async (
  { baseUrl, timeout, headers }: Target,
  call: Call,
  request: object,
  token: string | null,
): Promise<Arrival> => {
  try {
    const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: JSON.stringify({ ...stamp, ...request }),
      signal: AbortSignal.timeout(timeout),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return { missing: 'timeout', why: `no reply within ${timeout} ms` }
    return { missing: 'connection', why: `no reply: ${messageOf(error)}` }
  }
}
