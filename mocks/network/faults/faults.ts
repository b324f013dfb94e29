import { chanceFor } from '../../world/core/chance'
import { ControlError, excerpt, oneOf } from '../controls/suggestions'
import { type FaultKind, parseWhat } from './faultKinds'
import { splitOutside } from './splitOutside'

/** A fault of an endpoint (`*` = all). */
export interface Fault {
  endpoint: string
  /** Meets only calls whose body has this value in this field; null = all. */
  match: { field: string; value: string } | null
  what: string
  does: FaultKind
  /** Percent of the calls that it meets, drawn from the world's seed. */
  share: number
  /** Calls that it still lets pass. */
  pass: number
  /** Calls that it still meets; null = until cleared. */
  left: number | null
}

/** The grammar, for messages and documents. */
export const FAULT_FORM = '<endpoint>[{field=value}]:<what>[%share][@n][*times]'

/** A call that a fault may meet. */
export interface FaultedCall {
  endpoint: string
  body: unknown
  /** Of the world: with the number of the call it decides a share. */
  seed: number
}

const targetOf = ({ endpoint, match }: Pick<Fault, 'endpoint' | 'match'>): string =>
  match ? `${endpoint}{${match.field}=${match.value}}` : endpoint

/** Formats a fault in the grammar of the controls. */
export const faultText = (fault: Fault): string => {
  const share = fault.share < 100 ? `%${fault.share}` : ''
  const from = fault.pass > 0 ? `@${fault.pass + 1}` : ''
  const times = fault.left === null ? '' : `*${fault.left}`
  return `${targetOf(fault)}:${fault.what}${share}${from}${times}`
}

const notAFault = (text: unknown) =>
  new ControlError(`'${excerpt(text)}' is not a fault; ${FAULT_FORM}, such as receiveDrawChance:1003*1.`)

/**
 * Parses faults, separated by commas.
 * @throws ControlError when any of them is invalid
 */
export const parseFaults = (text: unknown, endpoints: readonly string[]): Fault[] => {
  if (typeof text !== 'string' || text.trim() === '') throw notAFault(text)
  return splitOutside(text, ',').map((one) => parseFault(one.trim(), endpoints))
}

const parseFault = (text: string, endpoints: readonly string[]): Fault => {
  const [target = '', ...rest] = splitOutside(text, ':')
  if (target === '' || rest.length === 0) throw notAFault(text)
  const { what, ...limits } = parseLimits(rest.join(':'))
  return { ...parseTarget(target, endpoints), what, does: parseWhat(what), ...limits }
}

const parseTarget = (text: string, endpoints: readonly string[]): Pick<Fault, 'endpoint' | 'match'> => {
  const brace = text.indexOf('{')
  const name = brace < 0 ? text : text.slice(0, brace)
  const endpoint = name === '*' ? name : oneOf('endpoint', name, endpoints)
  if (brace < 0) return { endpoint, match: null }
  const [, field, value] = /^\{([\w.]+)=([^{}]*)\}$/.exec(text.slice(brace)) ?? []
  if (field === undefined || value === undefined)
    throw new ControlError(`'${excerpt(text.slice(brace))}' is not a condition; {field=value}, such as {gameId=3}.`)
  return { endpoint, match: { field, value } }
}

/** The marks behind `<what>`, in their order, each with what its number may be. */
const marks = [
  {
    mark: '%',
    name: 'share',
    most: 100,
    says: 'a share of the calls in percent; %1 to %100, in a link %251 to %25100.',
  },
  { mark: '@', name: 'from', most: 999_999, says: 'the number of a call; @1 to @999999.' },
  { mark: '*', name: 'times', most: 999_999, says: 'a number of times; *1 to *999999, or none for until cleared.' },
] as const

const parseLimits = (text: string): Pick<Fault, 'what' | 'share' | 'pass' | 'left'> => {
  const numbers: Partial<Record<(typeof marks)[number]['name'], number>> = {}
  let what = text
  for (const { mark, name, most, says } of marks.toReversed()) {
    const parts = splitOutside(what, mark)
    if (parts.length === 1) continue
    const number = parts.slice(1).join(mark)
    if (!/^[1-9]\d{0,5}$/.test(number) || Number(number) > most)
      throw new ControlError(`'${mark}${excerpt(number)}' is not ${says}`)
    numbers[name] = Number(number)
    what = parts[0] ?? ''
  }
  return { what, share: numbers.share ?? 100, pass: (numbers.from ?? 1) - 1, left: numbers.times ?? null }
}

/** The value of a field, which may be inside others: `a.b`. */
const valueIn = (body: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? Reflect.get(inside, key)
          : undefined,
      body,
    )

const matches = ({ match }: Fault, body: unknown): boolean =>
  match === null || String(valueIn(body, match.field)) === match.value

/** The active faults: at most one per endpoint, condition and first call. */
export interface FaultPlan {
  /** Adds faults; a new one replaces the old one of the same endpoint, condition and first call. */
  add(faults: readonly Fault[]): void
  /** Removes those of an endpoint, of an endpoint with its condition, or the one of this text. False when there is none. */
  remove(target: string): boolean
  clear(): void
  list(): string[]
  /** The fault that meets this call; counts it. One of the endpoint wins over `*`, one with a condition over one without. */
  take(call: FaultedCall): Fault | null
  /** As `take`, but only a fault that names the call: `*` does not apply. */
  takeNamed(call: FaultedCall): Fault | null
}

export const createFaultPlan = (): FaultPlan => {
  let plan: Fault[] = []
  /** How often each endpoint was called since the last `clear`. */
  const turns = new Map<string, number>()
  const meets = ({ share }: Fault, { endpoint, seed }: FaultedCall): boolean =>
    share === 100 || chanceFor(seed, 'fault', endpoint, turns.get(endpoint) ?? 0).unit() * 100 < share
  const drop = (dropped: Fault) => {
    plan = plan.filter((fault) => fault !== dropped)
  }
  const count = ({ endpoint }: FaultedCall) => void turns.set(endpoint, (turns.get(endpoint) ?? 0) + 1)
  const takeOf = (name: string, call: FaultedCall): Fault | null => {
    const own = plan.filter((fault) => fault.endpoint === name && matches(fault, call.body))
    const ready = own
      .filter(({ pass }) => pass === 0)
      .sort((a, b) => Number(b.match !== null) - Number(a.match !== null))
    for (const fault of own) if (fault.pass > 0) fault.pass--
    const met = ready.find((fault) => meets(fault, call))
    if (!met) return null
    const before = { ...met }
    if (met.left !== null && --met.left === 0) drop(met)
    return before
  }
  return {
    add: (faults) => {
      for (const fault of faults) {
        const at = plan.findIndex((other) => targetOf(other) === targetOf(fault) && other.pass === fault.pass)
        plan = at < 0 ? [...plan, { ...fault }] : plan.with(at, { ...fault })
      }
    },
    remove: (target) => {
      const before = plan.length
      plan = plan.filter((fault) => ![fault.endpoint, targetOf(fault), faultText(fault)].includes(target))
      return plan.length < before
    },
    clear: () => {
      plan = []
      turns.clear()
    },
    list: () => plan.map(faultText),
    take: (call) => {
      count(call)
      return takeOf(call.endpoint, call) ?? takeOf('*', call)
    },
    takeNamed: (call) => {
      count(call)
      return takeOf(call.endpoint, call)
    },
  }
}
