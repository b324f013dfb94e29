import * as v from 'valibot'
import { kinds } from './rules'

interface Part extends v.GenericSchema {
  wrapped?: Part
  item?: Part
  key?: v.GenericSchema<string, string>
  value?: Part
  entries?: Record<string, Part>
  pipe?: readonly [Part, ...v.GenericPipeAction[]]
  default?: undefined
}

const known = new Map<v.GenericSchema, v.GenericSchema>()

const ofField = (schema: Part): v.GenericSchema => {
  const { type, wrapped, item, key, value, entries, pipe } = schema
  if (wrapped) {
    const inner = ofField(wrapped)
    return type === 'nullable' ? v.nullable(inner) : v.optional(inner, schema.default)
  }
  if (pipe && (item || entries)) return v.pipe(ofField(pipe[0]), ...pipe.slice(1))
  if (item) return v.array(ofField(item))
  if (key && value) return v.record(key, ofField(value))
  return entries ? strict(schema) : (kinds.get(schema) ?? schema)
}

const rebuilt = (entries: Record<string, Part>): v.GenericSchema =>
  v.object(Object.fromEntries(Object.entries(entries).map(([name, field]) => [name, ofField(field)])))

/**
 * The schema of what a correct server sends: the same fields, but with the values that the contract names only.
 * The app itself accepts more, since a newer server must not stop an older app.
 */
export const strict = <S extends v.GenericSchema>(schema: S): S => {
  // A valibot schema has these parts; its own types are too specific to traverse.
  const part = schema as v.GenericSchema as Part
  const made = known.get(schema) ?? (part.entries ? rebuilt(part.entries) : ofField(part))
  known.set(schema, made)
  // Same fields and types; only fewer values.
  return made as S
}
