import { nearest, shown, WordError } from './suggestions'

/** The query keys of the control surface, without their prefix. */
export const LINK_KEYS = ['seed', 'persona', 'clock', 'fault', 'latency', 'draw', 'theme', 'panel'] as const
/** A query key of the control surface. */
export type LinkKey = (typeof LINK_KEYS)[number]

/** What a link asks for: words by key, and a whole state from the fragment. */
export interface LinkWords {
  words: Partial<Record<LinkKey, string>>
  state: string | null
}

const PREFIX = 'mock.'

/** Reads the `mock.` keys of an address; one that is unknown or stands twice is refused. */
export const readLink = (address: string): LinkWords => {
  const { searchParams, hash } = new URL(address)
  const words: LinkWords['words'] = {}
  for (const [name, value] of searchParams) {
    if (!name.startsWith(PREFIX)) continue
    const key = LINK_KEYS.find((known) => `${PREFIX}${known}` === name)
    if (!key) {
      const offer = nearest(
        name,
        LINK_KEYS.map((known) => `${PREFIX}${known}`),
        3,
      ).join(', ')
      throw new WordError(`A link has no key '${shown(name)}'; nearest: ${offer}; #mock.state= for a whole state.`)
    }
    if (words[key] !== undefined)
      throw new WordError(`'${name}' stands twice in the link; once, with commas where it may.`)
    words[key] = value
  }
  return { words, state: new URLSearchParams(hash.slice(1)).get(`${PREFIX}state`) }
}

/** The same address without anything of the mocks. */
export const withoutWords = (address: string): string => {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (name.startsWith(PREFIX)) url.searchParams.delete(name)
  const fragment = new URLSearchParams(url.hash.slice(1))
  if (fragment.has(`${PREFIX}state`)) url.hash = ''
  return url.href
}
