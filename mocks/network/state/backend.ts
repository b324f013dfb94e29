import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { type Ask, handlerOf, type Reply } from '../../handlers/answer'
import { clockNow } from '../../world/core/clock'
import { DEFAULT_LOCALE, type Locale } from '../../world/core/texts'
import { localeFor } from '../adapters/language'
import { lastPart, routeOf } from '../adapters/route'
import { json, tokenOf, type WireReply, type WireRequest } from '../adapters/wire'
import { originOf, type WorldWords } from '../controls/worldOptions'
import { afterActing, refusalOf, withoutActing } from '../faults/faultReply'
import { createFaultPlan, type FaultPlan } from '../faults/faults'
import { type Latency, parseLatency } from '../faults/latency'
import { type Acted, actIn } from './answerCall'
import { type CallLog, createCallLog } from './callLog'
import { type Chronicle, createChronicle, type Origin } from './journal'
import { codeOf } from './recording'

/** Runs a change of the world where changes may be made: under the lock of all tabs, and kept. */
export type Commit = <T>(change: () => T) => Promise<T>

/** What a backend is started with; absent words have the defaults of the control surface. */
export interface BackendOptions extends WorldWords {
  /** The latency that holds until another is chosen, and again after a reset. */
  latency?: string | number
  /** Real time, epoch ms. */
  real?: () => number
  /** Hears of what must not happen: replies that break the contract, calls that are in no contract, crashes. */
  complain?: (what: string) => void
  /** Called with what a developer may want to know. */
  note?: (what: string) => void
  /** A world that goes on instead of a new one. */
  chronicle?: Chronicle
}

/** One simulated backend: a world with its faults, its latency and its log, behind one door or several. */
export interface Backend {
  /** Answers a request, after its latency. */
  handle(request: WireRequest): Promise<WireReply>
  /** Asks the world what no address of the contract does: the bets of a game's frame. Neither faults nor latency meet it. */
  askInside(ask: Ask): Promise<Reply>
  readonly chronicle: Chronicle
  readonly faults: FaultPlan
  readonly log: CallLog
  latency: Latency
  /** The world's time now, epoch ms. */
  now(): number
  real(): number
  complain(what: string): void
  /** Puts another world in the place of this one. */
  adopt(chronicle: Chronicle): void
  /** A fresh world; faults, latency and log start anew. */
  reset(origin: Origin): void
  /** How changes of the world are made; at once, unless somebody keeps the world. */
  commit: Commit
  /** The token of the world's persona, or null when it is logged out. */
  token(): string | null
  /** Tells when faults or latency changed, for those who show or keep them. */
  onSettings(listener: () => void): () => void
  settingsChanged(): void
}

/** Complains on the console. */
export const complainAloud = (what: string): void => console.error(`[world] ${what}`)

/** Notes on the console. */
export const noteAloud = (what: string): void => console.info(`[world] ${what}`)

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Starts a backend. */
export const createBackend = (options: BackendOptions = {}): Backend => {
  const { real = Date.now, complain = complainAloud, note = noteAloud } = options
  const usual = parseLatency(options.latency ?? 'none')
  const faults = createFaultPlan()
  const log = createCallLog()
  const listeners = new Set<() => void>()
  let chronicle = options.chronicle ?? createChronicle(originOf(options, real()))

  const act = (call: Call, body: unknown, token: string, locale?: Locale): Acted =>
    actIn(chronicle, { call, body, token, real: real(), ...(locale && { locale }) }, complain)

  const unspoken = new Set<string>()

  const localeOf = (asked: string | undefined): Locale | undefined => {
    if (asked === undefined) return undefined
    const found = localeFor(asked)
    if (!found && !unspoken.has(asked)) note(`has no texts in ${asked}: answers in ${DEFAULT_LOCALE}`)
    if (!found) unspoken.add(asked)
    return found ?? DEFAULT_LOCALE
  }

  const backend: Backend = {
    get chronicle() {
      return chronicle
    },
    faults,
    log,
    latency: usual,
    real,
    complain,
    commit: async (change) => change(),
    now: () => Math.max(chronicle.world.now, clockNow(chronicle.world.clock, real())),
    token: () => {
      const { world } = chronicle
      const held = Object.entries(world.tokens).find(([, id]) => world.players[id]?.persona === world.persona)
      return held?.[0] ?? null
    },
    reset: (origin) => {
      backend.adopt(createChronicle(origin))
      faults.clear()
      log.clear()
      backend.latency = usual
      backend.settingsChanged()
    },
    adopt: (other) => {
      chronicle = other
    },
    askInside: (ask) => {
      const call = handlerOf(ask.name)?.call
      if (!call) throw new TypeError(`the world knows no ${ask.name}`)
      const run = () => act(call, ask.body, ask.token).reply
      return call.effect === 'write' ? backend.commit(run) : Promise.resolve(run())
    },
    onSettings: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    settingsChanged: () => {
      for (const listener of listeners) listener()
    },
    async handle(request) {
      const started = performance.now()
      const route = routeOf(request)
      const endpoint = 'call' in route ? route.call.name : lastPart(request.path)
      const fault = 'call' in route ? faults.take(endpoint) : null
      if (fault && fault.left !== null) backend.settingsChanged()
      const line = log.open({
        endpoint,
        at: backend.now(),
        request: request.body,
        ...(fault && { fault: fault.what }),
      })
      const arrive = async (reply: WireReply): Promise<WireReply> => {
        const delay = Math.max(backend.latency.ms, fault?.does.kind === 'slow' ? fault.does.ms : 0)
        if (reply === 'never') return reply
        if (delay > 0) await wait(delay)
        line.ms = Math.round((performance.now() - started) * 100) / 100
        if (reply !== 'network error') line.status = reply.status
        return reply
      }
      if ('refused' in route) {
        complain(route.why)
        log.answered(line, route.refused.body, route.refused.status === 404 ? REFUSAL.unknownCall : REFUSAL.badRequest)
        return arrive(route.refused)
      }
      const { call, body } = route
      const token = tokenOf(request.headers)
      const locale = localeOf(request.headers['accept-language'])
      const blocked = fault && withoutActing(fault.does, call)
      if (blocked) {
        if (typeof blocked === 'object') log.answered(line, blocked.body, refusalOf(fault.does))
        return arrive(blocked)
      }
      const known = chronicle.entries.length
      const run = () => act(call, body, token, locale)
      const { reply, text, sound } = call.effect === 'write' ? await backend.commit(run) : run()
      // Reads are answered at once; one that left traces is kept afterwards.
      if (call.effect === 'read' && chronicle.entries.length > known) void backend.commit(() => undefined)
      log.answered(line, text, codeOf(reply))
      if (!sound) return arrive(json(text, 500))
      return arrive(fault ? afterActing(fault.does, call, reply, text) : json(text))
    },
  }
  return backend
}
