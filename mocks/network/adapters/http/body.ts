import type { IncomingMessage } from 'node:http'

/** A body that nobody should have to hold. */
export class TooLarge extends Error {}

/** The whole body of a request as text, if it is no larger than `most` bytes. */
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
