import { demoAddress } from '../../../src/platform/page/demoAddress'
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
  'show',
] as const
export type LinkKey = (typeof LINK_KEYS)[number]

/** The controls in a link: values by key, and an encoded state from the fragment. */
export interface ParsedLink {
  controls: Partial<Record<LinkKey, string>>
  state: string | null
}

const PREFIX = 'mock.'

/** In a query `+` means a space, and no control has one inside a word. */
const plusForSpace = (value: string): string => value.replace(/(?<=[^\s,]) (?=[^\s,])/g, '+')

/** Where a `#` or an `&` inside a value has cut the link, what follows is neither a state nor a place of the page. */
const checkUncut = (hash: string, names: readonly string[]): void => {
  const rest = names.find((name) => /^[\w*.-]+[:#~]/.test(name)) ?? (/^#mock\.state=/.test(hash) ? '' : hash)
  if (!/^#?(?:[\w-]*|\/.*)$/.test(rest) || /^#\d/.test(rest))
    throw new ControlError(`This link looks cut before '${excerpt(rest)}'; in a value, write # as %23 and & as %26.`)
}

/**
 * Parses the `mock.` keys of an address.
 * @throws ControlError on an unknown or repeated key, and when a value looks cut
 */
export const parseLink = (address: string): ParsedLink => {
  const { searchParams, hash } = demoAddress(address)
  if ([...searchParams.keys()].some((name) => name.startsWith(PREFIX))) checkUncut(hash, [...searchParams.keys()])
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
    // The body of a fault is JSON, which may have spaces; no other word of one has a plus.
    controls[key] = key === 'fault' ? value : plusForSpace(value)
  }
  return { controls, state: new URLSearchParams(hash.slice(1)).get(`${PREFIX}state`) }
}

/** The same address without `mock.` keys. */
export const withoutControls = (address: string): string => {
  const url = demoAddress(address)
  for (const name of [...url.searchParams.keys()]) if (name.startsWith(PREFIX)) url.searchParams.delete(name)
  const fragment = new URLSearchParams(url.hash.slice(1))
  if (fragment.has(`${PREFIX}state`)) url.hash = ''
  return url.href
}
