import { nearest, oneOf, shown, WordError } from '../controls/suggestions'
import { LONGEST } from './latency'

/** What a fault does. The world does not act for the first six kinds and acts for the others, whose reply suffers. */
export type FaultKind =
  | { kind: 'refuse'; code: number }
  | { kind: 'code401' }
  | { kind: 'errcode401' }
  | { kind: 'offline' }
  | { kind: 'hang' }
  | { kind: 'http'; status: number }
  | { kind: 'timeout' | 'lost' | 'malformed' | 'empty' | 'wrongtype' }
  | { kind: 'slow'; ms: number }

/** A fault of an endpoint (`*` = all), and for how many calls more; null = until cleared. */
export interface Fault {
  endpoint: string
  what: string
  does: FaultKind
  left: number | null
}

/** The plain words that a fault can be. */
const PLAIN = ['offline', 'hang', 'timeout', 'lost', 'malformed', 'empty', 'wrongtype', 'errcode401'] as const
const EXAMPLES = [...PLAIN, '401', '1003', 'http500', 'slow=3000']

/** A fault as the grammar spells it. */
export const faultText = ({ endpoint, what, left }: Fault): string =>
  `${endpoint}:${what}${left === null ? '' : `*${left}`}`

/** Reads faults, `<endpoint>:<what>[*times]`, separated by commas; all or none. */
export const parseFaults = (text: unknown, endpoints: readonly string[]): Fault[] => {
  if (typeof text !== 'string' || text.trim() === '')
    throw new WordError(`'${shown(text)}' is no fault; <endpoint>:<what>[*times], such as receiveDrawChance:1003*1.`)
  return text.split(',').map((one) => parseFault(one.trim(), endpoints))
}

const parseFault = (text: string, endpoints: readonly string[]): Fault => {
  const colon = text.indexOf(':')
  if (colon < 1)
    throw new WordError(`'${shown(text)}' is no fault; <endpoint>:<what>[*times], such as receiveDrawChance:1003*1.`)
  const name = text.slice(0, colon)
  const endpoint = name === '*' ? name : oneOf('endpoint', name, endpoints)
  const rest = text.slice(colon + 1)
  const star = rest.indexOf('*')
  const what = star < 0 ? rest : rest.slice(0, star)
  return { endpoint, what, does: parseWhat(what), left: star < 0 ? null : parseTimes(rest.slice(star + 1)) }
}

const parseTimes = (text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new WordError(`'*${shown(text)}' is no number of times; *1 to *999999, or none for until cleared.`)
}

const parseWhat = (what: string): FaultKind => {
  const plain = PLAIN.find((word) => word === what)
  if (plain) return { kind: plain }
  if (what === '401') return { kind: 'code401' }
  const [, number = '', status = '', ms = ''] = /^(?:(\d{1,15})|http(\d{3})|slow=(\d{1,6}))$/.exec(what) ?? []
  if (number && Number(number) >= 1000) return { kind: 'refuse', code: Number(number) }
  if (number) throw new WordError(`'${what}' is no errcode that a fault can give; 401, or a number from 1000 up.`)
  if (status === '200' || (status >= '400' && status <= '599')) return { kind: 'http', status: Number(status) }
  if (status) throw new WordError(`'${what}' is no failing status; http400 to http599, or http200 (a page of HTML).`)
  if (ms && Number(ms) <= LONGEST) return { kind: 'slow', ms: Number(ms) }
  if (/^slow/.test(what))
    throw new WordError(`'${shown(what)}' is no slowness; slow=<ms> up to ${LONGEST}, such as slow=3000.`)
  throw new WordError(`A call cannot fail by '${shown(what)}'; nearest: ${nearest(what, EXAMPLES).join(', ')}.`)
}

/** The faults in force: at most one an endpoint and one for all; a named one wins over `*`. */
export interface FaultPlan {
  /** Adds faults that were read; a new one replaces the endpoint's old one. */
  add(faults: readonly Fault[]): void
  clear(): void
  list(): string[]
  /** The fault that this call meets, counted down. */
  take(endpoint: string): Fault | null
}

/** An empty plan. */
export const createFaultPlan = (): FaultPlan => {
  const plan = new Map<string, Fault>()
  return {
    add: (faults) => {
      for (const fault of faults) plan.set(fault.endpoint, { ...fault })
    },
    clear: () => plan.clear(),
    list: () => [...plan.values()].map(faultText),
    take: (endpoint) => {
      const fault = plan.get(endpoint) ?? plan.get('*')
      if (!fault) return null
      const met = { ...fault }
      if (fault.left !== null && --fault.left === 0) plan.delete(fault.endpoint)
      return met
    },
  }
}
