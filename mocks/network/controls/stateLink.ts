import { strFromU8, strToU8, Unzlib, zlibSync } from 'fflate'
import { readState, type SharedState } from '../state/stateExport'
import { WordError } from './suggestions'

/** The longest text that a link carries, and the longest that one may unfold to. */
const LONGEST_LINK = 1_500_000
const LONGEST_TEXT = 64_000_000

/** A state as the fragment of a link: compressed, in the letters that an address may hold. */
export const packState = (state: SharedState): string => {
  const packed = btoa(strFromU8(zlibSync(strToU8(JSON.stringify(state)), { level: 9 }), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  if (packed.length > LONGEST_LINK)
    throw new WordError('Too much has happened in this world for a link; export it as a file, or reset it first.')
  return packed
}

const unfold = (bytes: Uint8Array): string => {
  let text = ''
  const decoder = new TextDecoder()
  const stream = new Unzlib((chunk, last) => {
    text += decoder.decode(chunk, { stream: !last })
    if (text.length > LONGEST_TEXT) throw new WordError('This link unfolds to more than a world can be.')
  })
  const step = 16_384
  for (let at = 0; at < bytes.length; at += step) stream.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  return text
}

/** Reads the fragment of a link back into a state. */
export const unpackState = (packed: string): SharedState => {
  let text: string
  try {
    text = unfold(strToU8(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), true))
  } catch (error) {
    if (error instanceof WordError) throw error
    throw new WordError('This link to a state is damaged: it was cut off or changed on its way.')
  }
  return readState(text)
}

/** The address of a page that opens in a state. */
export const linkTo = (address: string, state: SharedState): string => {
  const url = new URL(address)
  url.hash = `mock.state=${packState(state)}`
  return url.href
}
