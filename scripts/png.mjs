import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes pixels as a PNG.
 * @param {number} size the edge of the square
 * @param {Uint8Array} pixels four bytes each (red, green, blue, alpha), row by row
 */
export function encodePng(size, pixels) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(filtered(size * 4, pixels), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/**
 * Each row as its difference to the row above: gradients turn into small numbers.
 * @param {number} stride
 * @param {Uint8Array} pixels
 */
function filtered(stride, pixels) {
  const rows = pixels.length / stride
  const out = Buffer.alloc(rows * (stride + 1))
  for (let row = 0; row < rows; row++) {
    out[row * (stride + 1)] = 2
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i
      const above = row > 0 ? (pixels[at - stride] ?? 0) : 0
      out[row * (stride + 1) + 1 + i] = (pixels[at] ?? 0) - above
    }
  }
  return out
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
