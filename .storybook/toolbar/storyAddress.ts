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

/** The relative address of a story alone in a page, with the given toolbar state and args. */
export function storyAddress(id: string, globals: Globals, args: Readonly<Record<string, unknown>> = {}): string {
  const chosen = Object.fromEntries(names.map((name) => [name, globals[name]]))
  // The page around the frame simulates color vision already.
  const query = { id, viewMode: 'story', globals: encode({ ...chosen, colorVision: 'full' }), args: encode(args) }
  return `iframe.html?${new URLSearchParams(query)}`
}
