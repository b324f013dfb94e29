import type { GenericSchema } from 'valibot'

/** The parts of a schema used here. */
interface Parts {
  type: string
  wrapped?: Parts
  item?: Parts
  value?: Parts
  entries?: Record<string, Parts>
  options?: readonly (Parts | string | number)[]
  literal?: unknown
  pipe?: readonly Step[]
}

interface Step {
  type: string
  requirement?: unknown
  name?: string
  description?: string
  pipe?: readonly Step[]
}

/** The steps of a pipe, of pipes within it as well. */
const stepsOf = (pipe: readonly Step[]): readonly Step[] =>
  pipe.flatMap((step) => (step.pipe ? stepsOf(step.pipe) : [step]))

const constraint = ({ type, requirement, name, description }: Step): string | null => {
  if (description !== undefined) return `(${description})`
  if (type === 'brand') return name === 'Cents' ? 'cents' : (name ?? null)
  if (type === 'safe_integer') return 'whole'
  if (type === 'min_value') return `>= ${String(requirement)}`
  if (type === 'max_value') return `<= ${String(requirement)}`
  if (type === 'regex') return `like ${String(requirement)}`
  if (type === 'max_length' && typeof requirement === 'number' && requirement < 20_000) return `at most ${requirement}`
  if (type === 'min_length') return `at least ${String(requirement)}`
  return null
}

const core = (schema: Parts): string => {
  if (schema.item) return `list of ${describe(schema.item)}`
  if (schema.type === 'record' && schema.value) return `map of ${describe(schema.value)}`
  if (schema.entries) return `{ ${Object.entries(schema.entries).map(fieldText).join(', ')} }`
  if (schema.type === 'literal') return JSON.stringify(schema.literal)
  if (schema.options)
    return schema.options
      .map((option) => (typeof option === 'object' ? describe(option) : JSON.stringify(option)))
      .join(' or ')
  return schema.type
}

const describe = (schema: Parts): string => {
  if (schema.wrapped)
    return schema.type === 'nullable' ? `${describe(schema.wrapped)} or null` : describe(schema.wrapped)
  const constraints = stepsOf(schema.pipe ?? [])
    .map(constraint)
    .filter((text) => text !== null)
  return [core(schema), ...new Set(constraints)]
    .join(' ')
    .replace('number whole', 'integer')
    .replace('integer cents', 'cents')
}

const fieldText = ([name, schema]: [string, Parts]): string => `${name}${isOptional(schema) ? '?' : ''}`

const isOptional = (schema: Parts): boolean => schema.type === 'optional'

/** A field of an object schema, for display. */
export interface Field {
  name: string
  type: string
  optional: boolean
}

export const fieldsOf = (schema: GenericSchema): Field[] =>
  // A valibot schema has these parts; its own types are too specific to traverse.
  Object.entries((schema as unknown as Parts).entries ?? {}).map(([name, part]) => ({
    name,
    type: describe(part),
    optional: isOptional(part),
  }))
