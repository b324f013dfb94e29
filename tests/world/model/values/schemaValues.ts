import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

/** The parts of a schema that values are generated from. */
interface Shape {
  type: string
  wrapped?: Shape
  item?: Shape
  entries?: Record<string, Shape>
  options?: readonly (string | number)[]
  pipe?: readonly { type: string; requirement?: unknown }[]
}

/** Strings that often break programs. */
export const HOSTILE_STRINGS = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../etc/passwd',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\u202eevil',
  '\ud800',
  '１２３４５６',
  '𝕂𝕚𝕤𝕞𝕒𝕣𝕒',
] as const

const limitOf = ({ pipe = [] }: Shape, type: string): number | undefined => {
  const requirement = pipe.find((step) => step.type === type)?.requirement
  return typeof requirement === 'number' ? requirement : undefined
}

const texts = (shape: Shape): fc.Arbitrary<string> => {
  const pattern = shape.pipe?.find(({ type }) => type === 'regex')?.requirement
  if (pattern instanceof RegExp) return fc.stringMatching(pattern)
  const [least, most] = [limitOf(shape, 'min_length') ?? 0, limitOf(shape, 'max_length') ?? 20_000]
  const fits = (text: string) => text.length >= least && text.length <= most
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ minLength: least, maxLength: Math.min(most, 40), unit: 'grapheme' }) },
    { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_STRINGS.filter(fits)) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(Math.min(most, 2_000))) },
  )
}

const numbers = (shape: Shape): fc.Arbitrary<number> => {
  const min = limitOf(shape, 'min_value') ?? Number.MIN_SAFE_INTEGER
  const max = limitOf(shape, 'max_value') ?? Number.MAX_SAFE_INTEGER
  const near = fc.integer({ min: Math.max(min, -20), max: Math.min(max, 60) })
  return fc.oneof({ weight: 5, arbitrary: near }, fc.integer({ min, max }), fc.constantFrom(min, max))
}

const made = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape.wrapped) {
    const inner = made(shape.wrapped)
    return shape.type === 'nullable' ? fc.option(inner, { nil: null }) : inner
  }
  switch (shape.type) {
    case 'string':
      return texts(shape)
    case 'number':
      return numbers(shape)
    case 'boolean':
      return fc.boolean()
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []))
    case 'array':
      return fc.array(made(shape.item ?? { type: 'string' }), { maxLength: limitOf(shape, 'max_length') ?? 5 })
    case 'object':
      return objects(shape)
    default:
      throw new Error(`no value can be made for ${shape.type}`)
  }
}

const objects = ({ entries = {} }: Shape): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, made(field)])), {
    requiredKeys: Object.entries(entries).flatMap(([key, { type }]) => (type === 'optional' ? [] : [key])),
  })

// A valibot schema has these parts; its own types are too specific to traverse.
const shapeOf = (schema: GenericSchema): Shape => schema as unknown as Shape

/** Any value that a request schema accepts, including extremes. */
export const accepted = (schema: GenericSchema): fc.Arbitrary<unknown> => made(shapeOf(schema))

export const fieldsOf = (schema: GenericSchema): { key: string; optional: boolean; schema: GenericSchema }[] =>
  Object.entries(shapeOf(schema).entries ?? {}).map(([key, field]) => ({
    key,
    optional: field.type === 'optional',
    // The inverse of `shapeOf`.
    schema: field as unknown as GenericSchema,
  }))
