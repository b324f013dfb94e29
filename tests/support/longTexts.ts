import { contract } from '../../src/contract'
import * as field from '../../src/contract/core/fields'

/** The parts of a schema that lead to its fields; valibot's own types are too specific to traverse. */
interface Part {
  wrapped?: Part
  item?: Part
  value?: Part
  entries?: Record<string, Part>
}

/** Texts that are words of the code, not for players. */
const CODE = new Set(['clickAction', 'gameListVersion', 'icon', 'key', 'kind', 'offer', 'section', 'tier', 'uniqueKey'])
/** An address of a page, a picture or a host. */
const ADDRESS = /^(?:\/|\w+:)/

const replies = new Map(contract.map(({ call }) => [call.name, call.reply as Part]))

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const within = (part: Part, value: unknown, long: string): unknown => {
  const { wrapped, item, value: inRecord, entries } = part
  if (wrapped) return within(wrapped, value, long)
  if (typeof value === 'string') return part === field.text && value !== '' && !ADDRESS.test(value) ? long : value
  if (item && Array.isArray(value)) return value.map((one) => within(item, one, long))
  if (!isObject(value)) return value
  const fieldOf = (name: string) => (CODE.has(name) ? undefined : (entries?.[name] ?? inRecord))
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const inner = fieldOf(name)
      return [name, inner ? within(inner, held, long) : held]
    }),
  )
}

/** The reply of an endpoint with `long` in place of every text that the contract does not restrict. */
export const withLongTexts = (endpoint: string, reply: unknown, long: string): unknown =>
  within(replies.get(endpoint) ?? {}, reply, long)
