import { ControlError, excerpt, suggest } from './suggestions'

/** Query keys of the control surface, without their prefix. */
export const LINK_KEYS = [
  'seed',
  'persona',
  'clock',
  'games',
  'fault',
  'latency',
  'draw',
  'round',
  'config',
  'grant',
  'bet',
  'theme',
  'panel',
] as const
export type LinkKey = (typeof LINK_KEYS)[number]

/** The controls in a link: values by key, and an encoded state from the fragment. */
export interface ParsedLink {
  controls: Partial<Record<LinkKey, string>>
  state: string | null
}

const PREFIX = 'mock.'

/**
 * Parses the `mock.` keys of an address.
 * @throws ControlError on an unknown or repeated key
 */
export const parseLink = (address: string): ParsedLink => {
  const { searchParams, hash } = new URL(address)
  const controls: ParsedLink['controls'] = {}
  for (const [name, value] of searchParams) {
    if (!name.startsWith(PREFIX)) continue
    const key = LINK_KEYS.find((known) => `${PREFIX}${known}` === name)
    if (!key) {
      const offer = suggest(
        name,
        LINK_KEYS.map((known) => `${PREFIX}${known}`),
        3,
      ).join(', ')
      throw new ControlError(`A link has no key '${excerpt(name)}'; nearest: ${offer}; #mock.state= for a whole state.`)
    }
    if (controls[key] !== undefined)
      throw new ControlError(`'${name}' occurs twice in the link; use commas where a list is allowed.`)
    controls[key] = value
  }
  return { controls, state: new URLSearchParams(hash.slice(1)).get(`${PREFIX}state`) }
}

/** The same address without `mock.` keys. */
export const withoutControls = (address: string): string => {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (name.startsWith(PREFIX)) url.searchParams.delete(name)
  const fragment = new URLSearchParams(url.hash.slice(1))
  if (fragment.has(`${PREFIX}state`)) url.hash = ''
  return url.href
}
