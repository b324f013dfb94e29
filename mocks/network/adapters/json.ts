import { ControlError } from '../controls/suggestions'

/** Decodes a text file or body: UTF-8, or UTF-16 as its byte order mark says. The mark is not part of the text. */
export const decodeText = (bytes: Uint8Array): string => {
  const mark = `${bytes[0]},${bytes[1]}`
  const encoding = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Texts without these have no such key, however it is escaped. */
const MAY_HAVE_PROTO = /__proto__|\\u00/

const refuseProto = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new ControlError("A key is '__proto__', which no data of the world has.")
  return value
}

/**
 * Parses JSON that comes from outside, with or without a byte order mark.
 * @throws SyntaxError when it is not JSON
 * @throws ControlError when a key, however deep, would be an object's prototype
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text.replace(/^\uFEFF/, ''), MAY_HAVE_PROTO.test(text) ? refuseProto : undefined)
