import type { Reply } from '../../handlers/answer'
import type { ClockState } from '../../world/core/clock'
import type { LedgerEntry } from '../../world/core/ledger'
import type { World } from '../../world/core/state'
import type { LoggedCall } from '../state/callLog'
import type { CallPhase, Change } from '../state/events'
import type { Mock } from './mock'
import { ControlError } from './suggestions'

interface HttpMockOptions {
  /** Origin of the mock server. */
  url: string
  /** Name of the world. */
  world: string
  fetch?: typeof fetch
  EventSource?: typeof EventSource
}

/** The controls of a world behind the mock server (`/__mock`); what it refuses is a ControlError, as in the page. */
export const httpMock = ({
  url,
  world,
  fetch: send = fetch,
  EventSource: Source = EventSource,
}: HttpMockOptions): Mock => {
  const ask = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const response = await send(`${url}/__mock/${path}`, {
      method,
      headers: { 'x-mock-world': world, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const reply: unknown = await response.json()
    if (response.ok) return reply as T
    const { error = `${response.status}` } = reply as { error?: string }
    throw response.status === 400 ? new ControlError(error) : new Error(error)
  }
  const get = <T>(path: string) => ask<T>('GET', path)
  const post = <T>(path: string, body: unknown, token?: string) => ask<T>('POST', path, body, token)
  const clear = async (path: string) => {
    await ask('DELETE', path)
  }

  let events: EventSource | null = null
  let listening = 0
  /** One connection while anybody listens; the browser opens it again when it breaks. */
  const listen = <T>(event: string, listener: (data: T) => void) => {
    events ??= new Source(`${url}/__mock/events?world=${encodeURIComponent(world)}`)
    const onMessage = ({ data }: MessageEvent<string>) => listener(JSON.parse(data) as T)
    events.addEventListener(event, onMessage)
    listening++
    return () => {
      events?.removeEventListener(event, onMessage)
      if (--listening > 0) return
      events?.close()
      events = null
    }
  }

  const tokenOf = ({ token = null }: { token?: string | null }) => ({ token })
  const nowOf = ({ now }: { now: number }) => now
  return {
    reset: async (options = {}) => tokenOf(await post('reset', options)),
    fault: async (fault) => void (await post('fault', { fault })),
    clearFault: (target) => clear(`fault/${encodeURIComponent(target)}`),
    clearFaults: () => clear('fault'),
    faults: () => get('fault'),
    release: async (endpoint) => (await post<{ released: number }>('release', { endpoint })).released,
    held: () => get('release'),
    latency: async (latency) => {
      if (latency !== undefined) await post('latency', { latency })
      return (await get<{ latency: string }>('latency')).latency
    },
    clearLatency: () => clear('latency'),
    draw: async (...draw) => void (await post('draw', { draw })),
    draws: () => get('draw'),
    clearDraws: () => clear('draw'),
    round: async (round) => void (await post('round', { round })),
    rounds: () => get('round'),
    clearRounds: () => clear('round'),
    config: async (config) => (await post<{ config: string[] }>('config', { config })).config,
    configs: () => get('config'),
    clearConfig: () => clear('config'),
    grant: (grant, token) => post<Reply>('grant', { grant }, token),
    bet: (bet, token) => post<Reply>('bet', { bet }, token),
    provider: (orderId, answer, token) => post<Reply>('provider', { orderId, answer }, token),
    clock: {
      now: async () => nowOf(await get('clock')),
      mode: async () => (await get<{ mode: ClockState['mode'] }>('clock')).mode,
      agenda: () => get('agenda'),
      set: async (set) => nowOf(await post('clock', { set })),
      advance: async (advance) => nowOf(await post('clock', { advance })),
      run: async () => nowOf(await post('clock', { run: true })),
    },
    calls: () => get<LoggedCall[]>('calls'),
    droppedCalls: async () => (await get<{ dropped: number }>('calls?dropped=1')).dropped,
    clearCalls: () => clear('calls'),
    repeat: (id) => post('repeat', { id }),
    coverage: ((of?: { codes: true }) => get(of ? 'coverage?codes=1' : 'coverage')) as Mock['coverage'],
    players: () => get('players'),
    ledger: (playerId) =>
      get<LedgerEntry[]>(playerId === undefined ? 'ledger' : `ledger?playerId=${encodeURIComponent(playerId)}`),
    snapshot: () => get<World>('snapshot'),
    restore: async (snapshot) => tokenOf(await ask('PUT', 'snapshot', snapshot)),
    tape: () => get('tape'),
    clearTape: () => clear('tape'),
    replay: (tape, options = {}) => post('replay', { tape, ...options }),
    copyAs: async (kind) => (await get<{ text: string }>(`copy/${kind}`)).text,
    onChange: (listener) => listen<Change>('change', listener),
    onCall: (listener) =>
      listen<{ phase: CallPhase; call: LoggedCall }>('call', ({ phase, call }) => listener(phase, call)),
  }
}
