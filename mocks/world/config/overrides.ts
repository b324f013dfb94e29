import type { LengthLimits } from '../../../src/contract/config'
import { LOGIN_TYPE, REGISTER_TYPE, SOCIAL } from '../../../src/contract/core/enums'
import { headOf } from '../activity/table'
import { DEMO_CODE } from '../auth/magic'
import type { World } from '../core/state'
import { defaultSwitches, switches } from './switches'

type Value = number | string | number[]

/** A switch that a tester can override: its valid values in words, and their parser (null = invalid). */
interface Field {
  values: string
  parse: (text: string) => Value | null
}

const oneOf = (...values: readonly (number | string)[]): Field => ({
  values: values.join(', '),
  parse: (text) => values.find((value) => String(value) === text) ?? null,
})

const upTo = (most: number): Field => ({
  values: `0 to ${most}`,
  parse: (text) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? Number(text) : null),
})

const loginTypes = Object.values(LOGIN_TYPE)

const NONE = 'none'

/** Several numbers or none, joined by `+` since commas separate overrides. */
const severalOf = (known: readonly number[]): Field => ({
  values: `${known.join(', ')}, several joined by +, or none`,
  parse: (text) => {
    if (text === NONE) return []
    const values = text.split('+').map((part) => known.find((value) => String(value) === part))
    const distinct = new Set(values).size === values.length
    return distinct && values.every((value) => value !== undefined) ? values : null
  },
})

const flag = oneOf(0, 1)
const ACTIVITY_STATES = ['open', 'closed'] as const

/** Every switch by its name. Names with dots are paths. */
export const overrideFields: ReadonlyMap<string, Field> = new Map<string, Field>([
  ['otpStatus', flag],
  ['registerType', oneOf(...Object.values(REGISTER_TYPE))],
  ['loginTypes', severalOf(loginTypes)],
  ['socialTypes', severalOf(Object.values(SOCIAL))],
  ['defaultLoginType', oneOf(...loginTypes)],
  ['minRechargeStatus', flag],
  ['isDepositBank', flag],
  ['isDepositBindMobile', flag],
  ['withdrawPassword', flag],
  ['maintenance', flag],
  ['gameShowNum', upTo(1_000)],
  ...Object.keys(defaultSwitches.lengthLimits).flatMap((name): [string, Field][] => [
    [`lengthLimits.${name}.min`, upTo(200)],
    [`lengthLimits.${name}.max`, upTo(200)],
    [`lengthLimits.${name}.status`, flag],
  ]),
  ...[...headOf.keys()].map((id): [string, Field] => [`activity.${id}`, oneOf(...ACTIVITY_STATES)]),
])

/** Parses `<field>:<value>`; null when either is invalid. */
export const parseOverride = (word: string): { field: string; value: Value } | null => {
  const colon = word.indexOf(':')
  const field = word.slice(0, Math.max(0, colon))
  const value = overrideFields.get(field)?.parse(word.slice(colon + 1)) ?? null
  return value === null ? null : { field, value }
}

type Tree = { [key: string]: Value | Tree }

/** Sets the value at a path such as `lengthLimits.password.min`. */
const setAt = (tree: Tree, [key = '', ...rest]: readonly string[], value: Value): void => {
  if (rest.length === 0) {
    tree[key] = value
    return
  }
  // Paths are those of the table above, in which a name is either a value or a folder.
  const inner = (tree[key] ?? {}) as Tree
  tree[key] = inner
  setAt(inner, rest, value)
}

const leaves = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value)
      ? leaves(value, `${path}${key}.`)
      : [`${path}${key}:${Array.isArray(value) ? value.join('+') || NONE : value}`],
  )

/** The overrides as words. */
export const overridesOf = (world: World): string[] => leaves((world.shared.switches ?? {}) as Tree)

/** Whether every length is possible, and that of SMS codes fits the demo's. */
const isPossible = (limits: LengthLimits): boolean => {
  const { min, max, status } = limits.smsCode
  const fits = status === 0 || (min <= DEMO_CODE.length && DEMO_CODE.length <= max)
  return fits && Object.values(limits).every((limit) => limit.min <= limit.max)
}

/** Adds overrides; false, with nothing changed, when a word is invalid or the lengths are impossible. */
export const override = (world: World, words: readonly string[]): boolean => {
  const before = world.shared.switches
  const tree = JSON.parse(JSON.stringify(before ?? {})) as Tree
  for (const word of words) {
    const parsed = parseOverride(word)
    if (!parsed) return false
    setAt(tree, parsed.field.split('.'), parsed.value)
  }
  world.shared.switches = tree
  if (isPossible(switches(world).lengthLimits)) return true
  if (before) world.shared.switches = before
  else clearOverrides(world)
  return false
}

export const clearOverrides = (world: World): void => {
  delete world.shared.switches
}
