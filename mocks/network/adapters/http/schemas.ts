export type Json = Record<string, unknown>

/** One of several kinds of value, each by an example. */
export class OneOf {
  readonly examples: readonly unknown[]
  constructor(...examples: readonly unknown[]) {
    this.examples = examples
  }
}

/** An example's field that may be absent ends in `?`; `*` stands for fields of any name. */
export type Example = Readonly<Record<string, unknown>>

const schemaOfFields = (example: Example): Json => {
  const fields = Object.entries(example).filter(([name]) => name !== '*')
  const rest = Object.hasOwn(example, '*') ? { additionalProperties: schemaOf(example['*']) } : {}
  return {
    type: 'object',
    ...(fields.length > 0 && {
      required: fields.map(([name]) => name).filter((name) => !name.endsWith('?')),
      properties: Object.fromEntries(fields.map(([name, value]) => [name.replace(/\?$/, ''), schemaOf(value)])),
    }),
    ...rest,
  }
}

const schemaOfList = (examples: readonly unknown[]): Json => ({
  type: 'array',
  items: examples.length > 1 ? schemaOf(new OneOf(...examples)) : schemaOf(examples[0]),
})

/** The JSON schema of what is like an example; `undefined` is anything. */
export const schemaOf = (example: unknown): Json => {
  if (example === undefined) return { description: 'Any value.' }
  if (example === null) return { type: 'null' }
  if (example instanceof OneOf) return { anyOf: example.examples.map(schemaOf) }
  if (Array.isArray(example)) return schemaOfList(example)
  if (typeof example === 'object') return schemaOfFields(example as Example)
  return { type: Number.isInteger(example) ? 'integer' : typeof example, examples: [example] }
}

const named = (values: Readonly<Record<string, unknown>>): Json =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

/** JSON of a schema, with examples by their names. */
export const bodyOf = (schema: Json, examples?: Readonly<Record<string, unknown>>): Json => ({
  'application/json': { schema, ...(examples && { examples: named(examples) }) },
})
