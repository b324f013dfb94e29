import { assertInvariant } from './invariants'

/** Checks that a value is plain JSON: parsing its JSON gives the same value, key by key and in order. */
export const assertPlainJson = (value: unknown, path = 'world'): void => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number') {
    assertInvariant(
      Number.isFinite(value) && !Object.is(value, -0),
      'I7',
      () => `${path} is ${Object.is(value, -0) ? '-0' : value}`,
    )
    return
  }
  assertInvariant(typeof value === 'object', 'I7', () => `${path} is ${typeof value}`)
  const kind = Object.getPrototypeOf(value) as unknown
  const list = Array.isArray(value)
  assertInvariant(list || kind === Object.prototype, 'I7', () => `${path} is an object of a class`)
  const keys = Object.keys(value as object)
  assertInvariant(!list || keys.length === value.length, 'I7', () => `${path} has holes`)
  for (const key of keys) assertPlainJson(Reflect.get(value as object, key), `${path}.${key}`)
}
