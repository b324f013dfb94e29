import { must } from './invariants'

/** Holds a value to being plain JSON: what is written comes back as it was, key by key and in their order. */
export const mustBePlain = (value: unknown, path = 'world'): void => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    must(
      Number.isFinite(value) && !Object.is(value, -0),
      'I7',
      () => `${path} is ${Object.is(value, -0) ? '-0' : value}`,
    )
    return
  }
  must(typeof value === 'object', 'I7', () => `${path} is ${typeof value}`)
  const kind = Object.getPrototypeOf(value) as unknown
  const list = Array.isArray(value)
  must(list || kind === Object.prototype, 'I7', () => `${path} is an object of a class`)
  const keys = Object.keys(value as object)
  must(!list || keys.length === value.length, 'I7', () => `${path} has holes`)
  for (const key of keys) mustBePlain(Reflect.get(value as object, key), `${path}.${key}`)
}
