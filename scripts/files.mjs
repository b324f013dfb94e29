import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** @typedef {{ path: string, body: Buffer, type: string, etag: string, compressible: boolean }} Found */

const types = /** @type {Record<string, string>} */ ({
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
})
const compressed = /^(?:text\/|image\/svg|application\/(?:json|manifest|wasm))/

/** The files of one folder, with their compressed forms kept in memory. */
export class Files {
  /** @type {Map<string, { mtimeMs: number, found: Found, encoded: Map<string, Promise<Buffer>> }>} */
  #known = new Map()
  #root

  /** @param {string} root */
  constructor(root) {
    this.#root = normalize(root)
  }

  /**
   * The file at a decoded path below the root; hidden files and those that start with `_` are not there.
   * @param {string} path
   * @returns {Promise<Found | undefined>}
   */
  async find(path) {
    const file = normalize(join(this.#root, path))
    const inside = file.startsWith(this.#root + sep) && !path.split('/').some(isHidden)
    const info = inside ? await stat(file).catch(() => undefined) : undefined
    if (!info?.isFile()) return undefined
    const known = this.#known.get(file)
    if (known?.mtimeMs === info.mtimeMs) return known.found
    const body = await readFile(file)
    const type = types[extname(file)] ?? 'application/octet-stream'
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 16)
    const found = { path, body, type, etag, compressible: compressed.test(type) && body.length > 512 }
    this.#known.set(file, { mtimeMs: info.mtimeMs, found, encoded: new Map() })
    return found
  }

  /** @param {string} path */
  async isFolder(path) {
    return (await this.find(`${path}/index.html`)) !== undefined
  }

  /**
   * A file's body in an encoding; the work is done once.
   * @param {Found} found
   * @param {'br' | 'gzip'} encoding
   */
  encoded(found, encoding) {
    const known = this.#known.get(normalize(join(this.#root, found.path)))
    const ready = known?.encoded.get(encoding)
    if (ready) return ready
    const made = encoding === 'br' ? brotli(found.body) : promisify(gzip)(found.body, { level: 9 })
    known?.encoded.set(encoding, made)
    return made
  }
}

/**
 * Brotli as a delivery network would store it.
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
export function brotli(body) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

/** @param {string} part */
function isHidden(part) {
  return part.startsWith('.') || part.startsWith('_')
}
