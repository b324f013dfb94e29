import { strFromU8, strToU8, Unzlib, zlibSync } from 'fflate'
import { type ExportedState, parseState } from '../state/stateExport'
import { ControlError } from './suggestions'

/** The longest encoded state in a link, and the longest JSON it may inflate to, characters. */
const LONGEST_LINK = 1_500_000
const LONGEST_JSON = 64_000_000

/**
 * Compresses a state (zlib, base64url) for the fragment of a link.
 * @throws ControlError when it is too long
 */
export const encodeState = (state: ExportedState): string => {
  const encoded = btoa(strFromU8(zlibSync(strToU8(JSON.stringify(state)), { level: 9 }), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  if (encoded.length > LONGEST_LINK)
    throw new ControlError('Too much has happened in this world for a link; export it as a file, or reset it first.')
  return encoded
}

const inflate = (bytes: Uint8Array): string => {
  let text = ''
  const decoder = new TextDecoder()
  const stream = new Unzlib((chunk, last) => {
    text += decoder.decode(chunk, { stream: !last })
    if (text.length > LONGEST_JSON) throw new ControlError('This link inflates to more than a world can be.')
  })
  const step = 16_384
  for (let at = 0; at < bytes.length; at += step) stream.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  return text
}

/** @throws ControlError when the link is damaged */
export const decodeState = (encoded: string): ExportedState => {
  let text: string
  try {
    text = inflate(strToU8(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), true))
  } catch (error) {
    if (error instanceof ControlError) throw error
    throw new ControlError('This link to a state is damaged: it was cut off or changed in transit.')
  }
  return parseState(text)
}

export const linkToState = (address: string, state: ExportedState): string => {
  const url = new URL(address)
  url.hash = `mock.state=${encodeState(state)}`
  return url.href
}
