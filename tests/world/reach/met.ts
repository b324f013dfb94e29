import type * as v from 'valibot'

/** The parts of a valibot schema that hold others, or a choice. */
interface Part extends v.GenericSchema {
  options?: readonly unknown[]
  wrapped?: Part
  item?: Part
  value?: Part
  entries?: Record<string, Part>
  pipe?: readonly [Part, ...unknown[]]
}

/** A choice of the contract, the first path where it stands, and the values that messages had there. */
export interface Choice {
  path: string
  options: readonly unknown[]
  met: Set<unknown>
}

/** Collects the choices (picklists) of schemas, and the values that occur in messages. */
export class Met {
  readonly #choices = new Map<v.GenericSchema, Choice>()
  readonly #fields = new Map<string, Set<unknown>>()

  get choices(): Choice[] {
    return [...this.#choices.values()]
  }

  /** The values of all fields of a name; of lists their members. */
  at(field: string): ReadonlySet<unknown> {
    return this.#fields.get(field) ?? new Set()
  }

  /** Walks a schema and, if there is one, a message along it. */
  walk(schema: v.GenericSchema, path: string, message?: unknown): void {
    // A valibot schema has these parts; its own types are too specific to traverse.
    const part = schema as Part
    const { type, options = [], wrapped, item, value, entries, pipe } = part
    if (type === 'picklist') this.#choose(part, path, options, message)
    if (type === 'union') for (const option of options) this.walk(option as Part, path, message)
    if (pipe && pipe[0] !== part) this.walk(pipe[0], path, message)
    if (wrapped) this.walk(wrapped, path, message)
    if (item) for (const one of someOf(message)) this.walk(item, path, one)
    if (value) for (const one of someOf(Object.values(message ?? {}))) this.walk(value, path, one)
    if (entries)
      for (const [name, field] of Object.entries(entries))
        this.walk(field, `${path}.${name}`, (message as Record<string, unknown> | undefined)?.[name])
    else this.#note(path.slice(path.lastIndexOf('.') + 1), message)
  }

  #choose(schema: Part, path: string, options: readonly unknown[], message: unknown): void {
    const choice = this.#choices.get(schema) ?? { path, options, met: new Set() }
    this.#choices.set(schema, choice)
    choice.met.add(message)
  }

  #note(field: string, message: unknown): void {
    const values = this.#fields.get(field) ?? new Set()
    this.#fields.set(field, values.add(message))
  }
}

/** Even an empty list is walked once, to find its choices. */
const someOf = (message: unknown): unknown[] => (Array.isArray(message) && message.length > 0 ? message : [undefined])
