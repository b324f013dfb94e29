import type { IncomingMessage } from 'node:http'
import { decodeText } from '../json'

/** A body that is not read; answered with its status. */
export class BodyRefusal extends Error {
  readonly status: 413 | 415
  constructor(status: 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** How much of a refused body is still read, bytes and ms. */
const MOST_DRAINED = 256_000_000
const DRAIN_MS = 10_000

/**
 * Reads on and discards what is left of a body, within bounds. A connection that closes over unread bytes is reset, and
 * a client that writes all before it reads would lose its reply.
 */
export const drain = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve()
    let size = 0
    const done = () => {
      clearTimeout(late)
      resolve()
    }
    const late = setTimeout(done, DRAIN_MS)
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > MOST_DRAINED) done()
    })
    for (const end of ['end', 'close', 'error']) request.once(end, done)
  })

/**
 * Reads a request body as text.
 * @throws BodyRefusal above `most` bytes, and for a compressed body
 */
export const readBody = async (request: IncomingMessage, most: number): Promise<string> => {
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding.trim().toLowerCase() !== 'identity') {
    await drain(request)
    throw new BodyRefusal(415, `The body is encoded as '${encoding}'; send it without content-encoding.`)
  }
  const parts: Buffer[] = []
  let size = 0
  const isWhole = await new Promise<boolean>((resolve, reject) => {
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= most) parts.push(part)
      else resolve(false)
    })
    request.on('end', () => resolve(true))
    request.on('error', reject)
  })
  if (isWhole) return decodeText(Buffer.concat(parts))
  await drain(request)
  throw new BodyRefusal(413, `The body is larger than ${most} bytes.`)
}
