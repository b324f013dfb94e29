import * as v from 'valibot'
import type { Call, ReplyOf, RequestOf } from '../contract/core/call'
import type { Stamp } from '../contract/core/stamp'
import type { Clock, Stop } from '../platform/clock'
import type { NetworkType } from '../platform/device/network'
import { isUnauthorized, verdict } from './envelope'
import { headersOf } from './headers'
import { type Failure, failed, type Outcome, success } from './outcome'
import { timeoutFor } from './timeouts'

/** A call that has ended, and the token it was sent with. */
export interface Ended {
  call: Call
  request: object
  outcome: Outcome<unknown>
  token: string | null
}

export interface ApiOptions {
  /** Origin of the backend; our own when empty. */
  baseUrl?: string | undefined
  stamp: () => Stamp
  token: () => string | null
  networkType: () => NetworkType
  /** BCP 47 tag sent as `accept-language`: titles, tasks and mails come back in it. */
  language?: (() => string) | undefined
  clock: Clock
  fetch?: typeof fetch
  /** Called when a write is sent; the function it returns, when it has ended. */
  writing?: (() => Stop) | undefined
}

/** The only HTTP client (spec §7): POST, stamped, with token and timeout; every reply is validated here. */
export class Api {
  readonly #options: ApiOptions
  readonly #listeners = new Set<(ended: Ended) => void>()

  constructor(options: ApiOptions) {
    this.#options = options
  }

  /** Reports every call's end: to the session for 401, to the Tips pop-up for timeouts, and to the event log. */
  onEnd(listener: (ended: Ended) => void): Stop {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves to the validated reply or a named failure; never throws, never retries. */
  async call<C extends Call>(call: C, request: RequestOf<C>): Promise<Outcome<ReplyOf<C>>> {
    const token = this.#options.token()
    const stop = call.effect === 'write' ? this.#options.writing?.() : undefined
    // A player call without a token would only be refused, so it is not sent.
    const outcome =
      token === null && call.audience === 'player'
        ? failed({ kind: 'unauthorized' })
        : await this.#send(call, request, token)
    stop?.()
    for (const listen of this.#listeners) listen({ call, request, outcome, token })
    return outcome as Outcome<ReplyOf<C>>
  }

  /** URL and stamped body of a call that is sent as a beacon. */
  prepare(call: Call, request: object): { url: string; body: string } {
    return {
      url: `${this.#options.baseUrl ?? ''}${call.path}`,
      body: JSON.stringify({ ...this.#options.stamp(), ...request }),
    }
  }

  async #send(call: Call, request: object, token: string | null): Promise<Outcome<unknown>> {
    const { clock, networkType, language, fetch: send = fetch } = this.#options
    const { url, body } = this.prepare(call, request)
    const abort = new AbortController()
    let timedOut = false
    const stop = clock.after(timeoutFor(networkType()), () => {
      timedOut = true
      abort.abort()
    })
    try {
      const headers = headersOf(language?.(), token)
      const response = await send(url, {
        method: 'POST',
        headers,
        body,
        signal: abort.signal,
        cache: 'no-store',
        keepalive: !!call.keepalive,
      })
      // The signal stays armed until the body has arrived: a stalled body is a timeout too.
      return read(call, response, await response.text())
    } catch {
      return failed(timedOut ? { kind: 'timeout' } : { kind: 'offline' })
    } finally {
      stop()
    }
  }
}

const read = (call: Call, { status }: Response, text: string): Outcome<unknown> => {
  const broken = (why: Extract<Failure, { kind: 'broken' }>['why']) => failed({ kind: 'broken', status, why })
  if (isUnauthorized(status)) return failed({ kind: 'unauthorized' })
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return broken(text.trimStart().startsWith('<') ? 'html' : 'json')
  }
  const code = verdict(body)
  if (code === null || status >= 400) return broken('envelope')
  if (isUnauthorized(code)) return failed({ kind: 'unauthorized' })
  if (code !== 0) return failed({ kind: 'refused', code })
  const reply = v.safeParse(call.reply, body)
  return reply.success ? success(reply.output) : broken('contract')
}
