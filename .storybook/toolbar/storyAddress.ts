import { worldInitialGlobals } from '../world/worldGlobals'
import { facetInitialGlobals } from './globals'

const names = Object.keys({ ...facetInitialGlobals, ...worldInitialGlobals })

// Storybook leaves out of an address what else it finds in it.
const plain = /^[\w -]+$/

/** What the toolbar has chosen. */
export type Globals = Readonly<Record<string, unknown>>

const words = (values: Globals): string =>
  Object.entries(values)
    .filter(([, value]) => plain.test(String(value)) && value !== undefined)
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? `!${value}` : value}`)
    .join(';')

/** A page with one story alone, under the toolbar's choices; relative, so it holds wherever Storybook is served. */
export function storyAddress(id: string, globals: Globals, args: Readonly<Record<string, unknown>> = {}): string {
  const chosen = Object.fromEntries(names.map((name) => [name, globals[name]]))
  // What frames this page already shows it as others see it.
  const query = { id, viewMode: 'story', globals: words({ ...chosen, sight: 'full' }), args: words(args) }
  return `iframe.html?${new URLSearchParams(query)}`
}
