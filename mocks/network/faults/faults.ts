import { ControlError, excerpt, oneOf, suggest } from '../controls/suggestions'
import { LONGEST } from './latency'

/**
 * What a fault does. For the first six kinds the world does not act; for the others it acts and the reply is altered.
 */
export type FaultKind =
  | { kind: 'refuse'; code: number }
  | { kind: 'code401' }
  | { kind: 'errcode401' }
  | { kind: 'offline' }
  | { kind: 'hang' }
  | { kind: 'http'; status: number }
  | { kind: 'timeout' | 'lost' | 'malformed' | 'empty' | 'wrongtype' }
  | { kind: 'slow'; ms: number }

/** A fault of an endpoint (`*` = all); `left` counts the calls it still meets, null = until cleared. */
export interface Fault {
  endpoint: string
  what: string
  does: FaultKind
  left: number | null
}

/** Faults without a parameter. */
const SIMPLE = ['offline', 'hang', 'timeout', 'lost', 'malformed', 'empty', 'wrongtype', 'errcode401'] as const
const EXAMPLES = [...SIMPLE, '401', '1003', 'http500', 'slow=3000']

/** Formats a fault in the grammar of the controls. */
export const faultText = ({ endpoint, what, left }: Fault): string =>
  `${endpoint}:${what}${left === null ? '' : `*${left}`}`

/**
 * Parses faults, `<endpoint>:<what>[*times]`, separated by commas.
 * @throws ControlError when any of them is invalid
 */
export const parseFaults = (text: unknown, endpoints: readonly string[]): Fault[] => {
  if (typeof text !== 'string' || text.trim() === '')
    throw new ControlError(
      `'${excerpt(text)}' is not a fault; <endpoint>:<what>[*times], such as receiveDrawChance:1003*1.`,
    )
  return text.split(',').map((one) => parseFault(one.trim(), endpoints))
}

const parseFault = (text: string, endpoints: readonly string[]): Fault => {
  const colon = text.indexOf(':')
  if (colon < 1)
    throw new ControlError(
      `'${excerpt(text)}' is not a fault; <endpoint>:<what>[*times], such as receiveDrawChance:1003*1.`,
    )
  const name = text.slice(0, colon)
  const endpoint = name === '*' ? name : oneOf('endpoint', name, endpoints)
  const rest = text.slice(colon + 1)
  const star = rest.indexOf('*')
  const what = star < 0 ? rest : rest.slice(0, star)
  return { endpoint, what, does: parseWhat(what), left: star < 0 ? null : parseTimes(rest.slice(star + 1)) }
}

const parseTimes = (text: string): number => {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new ControlError(`'*${excerpt(text)}' is not a number of times; *1 to *999999, or none for until cleared.`)
}

const parseWhat = (what: string): FaultKind => {
  const simple = SIMPLE.find((word) => word === what)
  if (simple) return { kind: simple }
  if (what === '401') return { kind: 'code401' }
  const [, number = '', status = '', ms = ''] = /^(?:(\d{1,15})|http(\d{3})|slow=(\d{1,6}))$/.exec(what) ?? []
  if (number && Number(number) >= 1000) return { kind: 'refuse', code: Number(number) }
  if (number)
    throw new ControlError(`'${what}' is not an errcode that a fault can give; 401, or a number from 1000 up.`)
  if (status === '200' || (status >= '400' && status <= '599')) return { kind: 'http', status: Number(status) }
  if (status)
    throw new ControlError(`'${what}' is not an error status; http400 to http599, or http200 (a page of HTML).`)
  if (ms && Number(ms) <= LONGEST) return { kind: 'slow', ms: Number(ms) }
  if (/^slow/.test(what))
    throw new ControlError(`'${excerpt(what)}' is not a delay; slow=<ms> up to ${LONGEST}, such as slow=3000.`)
  throw new ControlError(`A call cannot fail by '${excerpt(what)}'; nearest: ${suggest(what, EXAMPLES).join(', ')}.`)
}

/** The active faults: at most one per endpoint and one for all; an endpoint's own wins over `*`. */
export interface FaultPlan {
  /** Adds faults; a new one replaces the endpoint's old one. */
  add(faults: readonly Fault[]): void
  clear(): void
  list(): string[]
  /** The fault that applies to this call; decrements its count. */
  take(endpoint: string): Fault | null
  /** Only a fault that names the call: `*` does not apply. */
  takeNamed(endpoint: string): Fault | null
}

export const createFaultPlan = (): FaultPlan => {
  const plan = new Map<string, Fault>()
  const takeNamed = (endpoint: string): Fault | null => {
    const fault = plan.get(endpoint)
    if (!fault) return null
    const met = { ...fault }
    if (fault.left !== null && --fault.left === 0) plan.delete(endpoint)
    return met
  }
  return {
    add: (faults) => {
      for (const fault of faults) plan.set(fault.endpoint, { ...fault })
    },
    clear: () => plan.clear(),
    list: () => [...plan.values()].map(faultText),
    take: (endpoint) => takeNamed(endpoint) ?? takeNamed('*'),
    takeNamed,
  }
}
