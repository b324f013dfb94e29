import { worldInitialGlobals } from '../world/worldGlobals'
import { toolbarInitialGlobals } from './globals'

const names = Object.keys({ ...toolbarInitialGlobals, ...worldInitialGlobals })

// Storybook ignores other values in an address.
const allowed = /^[\w -]+$/

/** Toolbar state. */
export type Globals = Readonly<Record<string, unknown>>

const encode = (values: Globals): string =>
  Object.entries(values)
    .filter(([, value]) => allowed.test(String(value)) && value !== undefined)
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? `!${value}` : value}`)
    .join(';')

// A key of our own: of Storybook's `args` it drops accents, commas and objects.
const ARGS = 'kismara-args'

const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null)
    return ['string', 'boolean', 'number'].includes(typeof value) || value === null
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isData)
}

/** The args that no address can carry, such as functions and elements. */
export const leftOut = (args: Globals): string[] => Object.keys(args).filter((name) => !isData(args[name]))

const carry = (args: Globals): Record<string, string> => {
  const data = Object.entries(args).filter(([, value]) => isData(value))
  return data.length > 0 ? { [ARGS]: JSON.stringify(Object.fromEntries(data)) } : {}
}

/** The args that the address of a page carries. */
export const carriedArgs = (search: string): Globals => JSON.parse(new URLSearchParams(search).get(ARGS) ?? '{}')

/** The relative address of a story alone in a page, with the given toolbar state and args. */
export function storyAddress(id: string, globals: Globals, args: Readonly<Record<string, unknown>> = {}): string {
  const chosen = Object.fromEntries(names.map((name) => [name, globals[name]]))
  // The page around the frame simulates color vision already.
  const query = { id, viewMode: 'story', globals: encode({ ...chosen, colorVision: 'full' }), ...carry(args) }
  return `iframe.html?${new URLSearchParams(query)}`
}
