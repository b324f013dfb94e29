import type { IncomingMessage } from 'node:http'

/** Answered with status 413. */
export class TooLarge extends Error {}

/**
 * Reads a request body as UTF-8 text.
 * @throws TooLarge above `most` bytes
 */
export const readBody = (request: IncomingMessage, most: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= most) parts.push(part)
      else reject(new TooLarge(`The body is larger than ${most} bytes.`))
    })
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    request.on('error', reject)
  })
