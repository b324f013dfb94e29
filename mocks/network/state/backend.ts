import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { type CallRequest, handlerOf, type Reply } from '../../handlers/answer'
import { clockNow } from '../../world/core/clock'
import { DEFAULT_LOCALE, type Locale } from '../../world/core/texts'
import { localeFor } from '../adapters/language'
import { lastPart, routeOf } from '../adapters/route'
import { json, tokenOf, type WireReply, type WireRequest } from '../adapters/wire'
import { parseOrigin, type WorldOptions } from '../controls/worldOptions'
import { alteredReply, refusalOf, replyInstead } from '../faults/faultReply'
import { createFaultPlan, type Fault, type FaultedCall, type FaultPlan, parseFaults } from '../faults/faults'
import { createHolds, type Holds } from '../faults/holds'
import { type Latency, parseLatency } from '../faults/latency'
import { type Answered, answerCall } from './answerCall'
import { type CallLog, createCallLog, type SavedLog } from './callLog'
import type { SessionNote } from './entries'
import { createEvents, type Events } from './events'
import { createJournal, type Journal, type Origin } from './journal'
import { noteSettings } from './noteSettings'
import { codeOf } from './recording'

/** Runs a change of the world and persists it; with several tabs, under their common lock. */
export type Commit = <T>(change: () => T) => Promise<T>

/** Defaults are those of the control surface. */
export interface BackendOptions extends WorldOptions {
  /** The initial latency, also after a reset. */
  latency?: string | number
  /** Real time, epoch ms. */
  real?: () => number
  /** Called with what must not happen: replies that break the contract, calls outside the contract, crashes. */
  reportError?: (what: string) => void
  /** Called with notes for developers. */
  note?: (what: string) => void
  /** Continues this world instead of creating one. */
  journal?: Journal
  /** Continues this call log. */
  log?: SavedLog
}

/** A world with its faults, latency and call log; any number of adapters can share it. */
export interface Backend {
  /** Answers a request, after its latency. */
  handle(request: WireRequest): Promise<WireReply>
  /** Answers the call of a game's frame, which has no address in the contract, as `handle` does. */
  handleGame(request: CallRequest): Promise<WireReply>
  /** Answers a tester's call, or that of a page of the simulated world. No faults, no latency. */
  handleInternal(request: CallRequest): Promise<Reply>
  readonly journal: Journal
  readonly faults: FaultPlan
  /** Calls that wait for their release. */
  readonly holds: Holds
  readonly log: CallLog
  /** What happens to this world: changes by controls, and calls. */
  readonly events: Events
  /** Tokens that count as expired, whatever the world knows: the calls of a player with one are answered 401. */
  readonly expiredTokens: Set<string>
  latency: Latency
  /** The latency after a reset. */
  readonly initialLatency: Latency
  /** The world's present time, epoch ms. */
  now(): number
  real(): number
  reportError(what: string): void
  /** Replaces the world. */
  adopt(journal: Journal): void
  /** Starts a fresh world; clears faults, latency and call log. */
  reset(origin: Origin): void
  /** Runs changes of the world at once; persistence replaces it. */
  commit: Commit
  /** Records what happened in the session and changed nothing in the world, at the present time. */
  note(what: SessionNote): Promise<void>
  /** The token of the world's persona, or null when it is logged out. */
  token(): string | null
  /** Notifies when faults or latency change. Returns the unsubscribe. */
  onSettings(listener: () => void): () => void
  settingsChanged(): void
}

export const logError = (what: string): void => console.error(`[world] ${what}`)

export const logNote = (what: string): void => console.info(`[world] ${what}`)

/** A call with its body, as data and as it was sent. */
interface Incoming {
  call: Call
  body: unknown
  text: string
  token: string
  locale?: Locale
}

const callOf = ({ name }: CallRequest): Call => {
  const call = handlerOf(name)?.call
  if (!call) throw new TypeError(`the world knows no ${name}`)
  return call
}

const [tokenExpired = null] = parseFaults('*:401', ['*'])

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const createBackend = (options: BackendOptions = {}): Backend => {
  const { real = Date.now, reportError = logError, note = logNote } = options
  const initialLatency = parseLatency(options.latency ?? 'none')
  const faults = createFaultPlan()
  const holds = createHolds()
  const events = createEvents()
  const log = createCallLog(options.log)
  const listeners = new Set<() => void>()
  let journal = options.journal ?? createJournal(parseOrigin(options, real()))

  const run = (call: Call, body: unknown, token: string, locale?: Locale): Answered =>
    answerCall(journal, { call, body, token, real: real(), ...(locale && { locale }) }, reportError)

  const notedLanguages = new Set<string>()

  const localeOf = (asked: string | undefined): Locale | undefined => {
    if (asked === undefined) return undefined
    const found = localeFor(asked)
    if (!found && !notedLanguages.has(asked)) note(`has no texts in ${asked}: answers in ${DEFAULT_LOCALE}`)
    if (!found) notedLanguages.add(asked)
    return found ?? DEFAULT_LOCALE
  }

  /** Logs a call; `deliver` sends its reply, after the latency or a slow fault. */
  const begin = (endpoint: string, request: string, fault: Fault | null, token = '') => {
    const started = performance.now()
    if (fault && fault.left !== null) backend.settingsChanged()
    // A slow reply is the same reply.
    if (fault && fault.does.kind !== 'slow') void backend.note({ met: endpoint, fault: fault.what })
    const player = journal.world.tokens[token]
    const line = log.open({
      endpoint,
      at: backend.now(),
      request,
      ...(player !== undefined && { player }),
      ...(fault && { fault: fault.what }),
    })
    events.call('begin', line)
    const deliver = async (reply: WireReply): Promise<WireReply> => {
      const delay = Math.max(backend.latency.ms, fault?.does.kind === 'slow' ? fault.does.ms : 0)
      if (reply === 'never') return reply
      if (delay > 0) await wait(delay)
      line.ms = Math.round((performance.now() - started) * 100) / 100
      if (reply !== 'network error') line.status = reply.status
      events.call('end', line)
      return reply
    }
    return { line, deliver }
  }

  const perform = async ({ call, body, text, token, locale }: Incoming, fault: Fault | null): Promise<WireReply> => {
    const { line, deliver } = begin(call.name, text, fault, token)
    if (fault?.does.kind === 'hold') await holds.wait(call.name)
    const replacement = fault && replyInstead(fault.does, call)
    if (replacement) {
      if (typeof replacement === 'object') log.answered(line, replacement.body, refusalOf(fault.does))
      return deliver(replacement)
    }
    const recorded = journal.entries.length
    const answer = () => run(call, body, token, locale)
    const answered = call.effect === 'write' ? await backend.commit(answer) : answer()
    // Reads are answered at once; what they recorded is persisted afterward.
    if (call.effect === 'read' && journal.entries.length > recorded) void backend.commit(() => undefined)
    const { reply, valid, why } = answered
    if (why !== undefined) note(`${call.name} refused with ${codeOf(reply)}: ${why}`)
    log.answered(line, answered.text, codeOf(reply), why)
    if (!valid) return deliver(json(answered.text, 500))
    return deliver(fault ? alteredReply(fault.does, call, reply, answered.text) : json(answered.text))
  }

  /** What decides whether a fault meets a call. */
  const faultedCall = (endpoint: string, body: unknown): FaultedCall => ({ endpoint, body, seed: journal.world.seed })

  const backend: Backend = {
    get journal() {
      return journal
    },
    faults,
    holds,
    events,
    expiredTokens: new Set(),
    log,
    latency: initialLatency,
    initialLatency,
    real,
    reportError,
    commit: async (change) => change(),
    now: () => Math.max(journal.world.now, clockNow(journal.world.clock, real())),
    token: () => {
      const { world } = journal
      const held = Object.entries(world.tokens).find(([, id]) => world.players[id]?.persona === world.persona)
      return held?.[0] ?? null
    },
    reset: (origin) => {
      backend.adopt(createJournal(origin))
      faults.clear()
      holds.release('*')
      log.clear()
      backend.latency = initialLatency
      backend.settingsChanged()
    },
    adopt: (other) => {
      journal = other
    },
    note: (what) => backend.commit(() => journal.note({ at: backend.now(), ...what })),
    handleGame: (request) => {
      const call = callOf(request)
      return perform(
        { ...request, call, text: JSON.stringify(request.body) },
        faults.takeNamed(faultedCall(call.name, request.body)),
      )
    },
    handleInternal: (request) => {
      const call = callOf(request)
      const answer = () => run(call, request.body, request.token, request.locale).reply
      return call.effect === 'write' ? backend.commit(answer) : Promise.resolve(answer())
    },
    onSettings: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settingsChanged: () => {
      noteSettings(backend)
      for (const listener of listeners) listener()
    },
    handle(request) {
      const route = routeOf(request)
      if ('refused' in route) {
        const { line, deliver } = begin(lastPart(request.path), request.body, null)
        reportError(route.reason)
        const code = route.refused.status === 404 ? REFUSAL.unknownCall : REFUSAL.badRequest
        log.answered(line, route.refused.body, code, route.reason)
        return deliver(route.refused)
      }
      const { headers, body: text } = request
      const locale = localeOf(headers['accept-language'])
      const incoming = { ...route, text, token: tokenOf(headers), ...(locale && { locale }) }
      const isExpired = route.call.audience === 'player' && backend.expiredTokens.has(incoming.token)
      return perform(incoming, isExpired ? tokenExpired : faults.take(faultedCall(route.call.name, route.body)))
    },
  }
  return backend
}
