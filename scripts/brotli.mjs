import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/**
 * Compresses with brotli 11, as a CDN would.
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
export function brotli(body) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}
