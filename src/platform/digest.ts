const bytes = (text: string) => new TextEncoder().encode(text)
const hex = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The hashes of a fairness check, over UTF-8 text. */
export interface Digest {
  sha256(text: string): Promise<string>
  hmac(key: string, text: string): Promise<Uint8Array>
}

export const digestOf = (subtle: SubtleCrypto): Digest => ({
  sha256: async (text) => hex(await subtle.digest('SHA-256', bytes(text))),
  hmac: async (key, text) => {
    const known = await subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return new Uint8Array(await subtle.sign('HMAC', known, bytes(text)))
  },
})
