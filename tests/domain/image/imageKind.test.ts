import { expect, it } from 'vitest'
import { imageKind } from '../../../src/domain/image/imageKind'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\xff\xd8', 'other'],
  ['\x89PNG\r\n', 'png'],
  ['RIFF____WEBPVP8', 'webp'],
  ['RIFF____WAVEfmt', 'other'],
  ['____ftypheic', 'heic'],
  ['____ftypmif1', 'heic'],
  ['____ftypmsf1____', 'heic'],
  ['____ftypisom', 'other'],
  ['____free____', 'other'],
  ['ftypheic', 'other'],
  ['____skipheic', 'other'],
  ['', 'other'],
  ['GIF89a', 'other'],
])('a file that begins with %j is %s', (text, expected) => {
  expect(imageKind(bytes(text))).toBe(expected)
})
