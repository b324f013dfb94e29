/** What a file is by its first bytes, whatever its name says. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

/** Bytes that `imageKind` needs. */
export const KIND_BYTES = 12

const HEIF_BRANDS = /^(?:heic|heix|hevc|heim|heis|mif1|msf1)$/

/** Recognizes the images that the backend takes, and HEIC, which browsers cannot read. */
export const imageKind = (bytes: Uint8Array): ImageKind => {
  const text = String.fromCharCode(...bytes.subarray(0, KIND_BYTES))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' && HEIF_BRANDS.test(text.slice(8, 12)) ? 'heic' : 'other'
}
