import * as v from 'valibot'
import type { Call, ReplyOf, RequestOf } from '../contract/core/call'
import type { Stamp } from '../contract/core/stamp'
import type { Clock, Stop } from '../platform/clock'
import type { NetworkType } from '../platform/device/network'
import { isUnauthorized, verdict } from './envelope'
import { type Failure, failed, type Outcome, success } from './outcome'
import { timeoutFor } from './timeouts'

/** A failed call with the token that it was sent with. */
export interface FailedCall {
  call: Call
  failure: Failure
  token: string | null
}

/** What the client needs to reach a backend. */
export interface ApiOptions {
  /** Address of the backend without the path; empty = our own origin. */
  baseUrl?: string | undefined
  stamp: () => Stamp
  token: () => string | null
  networkType: () => NetworkType
  /** The language that the player reads, as a BCP 47 tag: titles, tasks and mails come in it. */
  language?: (() => string) | undefined
  clock: Clock
  fetch?: typeof fetch
}

/** The one way to the backend (spec §7): POST, stamped, with token and timeout, every reply checked at the border. */
export class Api {
  readonly #options: ApiOptions
  readonly #listeners = new Set<(failed: FailedCall) => void>()

  constructor(options: ApiOptions) {
    this.#options = options
  }

  /** Tells of every failure, for those who have a policy on it: the session on 401, the Tips pop-up on timeout. */
  onFailure(listener: (failed: FailedCall) => void): Stop {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends a call and gives its checked reply or a named failure; never throws, never retries. */
  async call<C extends Call>(call: C, request: RequestOf<C>): Promise<Outcome<ReplyOf<C>>> {
    const token = this.#options.token()
    // A player's call without a token would only be refused: it never leaves.
    const outcome =
      token === null && call.audience === 'player'
        ? failed({ kind: 'unauthorized' })
        : await this.#send(call, request, token)
    if (!outcome.ok) for (const listen of this.#listeners) listen({ call, failure: outcome.failure, token })
    return outcome as Outcome<ReplyOf<C>>
  }

  /** The address and the stamped body of a call, for those that leave as a beacon. */
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
      const headers = {
        'content-type': 'application/json',
        ...(language && { 'accept-language': language() }),
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const response = await send(url, { method: 'POST', headers, body, signal: abort.signal, cache: 'no-store' })
      // The signal stays on until the body is in: a stalled body is a timeout too.
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
