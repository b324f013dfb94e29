import { crc32, deflateSync, inflateSync } from 'node:zlib'
import type { Picture } from './picture'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUE_COLOUR = 2
const TRUE_COLOUR_ALPHA = 6

/** Reads what browsers write and what we keep: eight bits a channel, with or without alpha, not interlaced. */
export const decodePng = (file: Buffer): Picture => {
  const chunks = readChunks(file)
  const head = chunks.find(({ type }) => type === 'IHDR')?.data
  const [depth, colour, , , interlaced] = head?.subarray(8) ?? []
  if (!head || depth !== 8 || (colour !== TRUE_COLOUR && colour !== TRUE_COLOUR_ALPHA) || interlaced !== 0) {
    throw new Error('this PNG is of a kind that no picture of ours has')
  }
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const data = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data)))
  const bytes = colour === TRUE_COLOUR ? 3 : 4
  const rows = unfilter(data, width * bytes, height, bytes)
  return { width, height, pixels: bytes === 3 ? rows : withoutAlpha(rows) }
}

/** Writes a picture; coarse pictures are smallest as they are, without a filter. */
export const encodePng = ({ width, height, pixels }: Picture): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, TRUE_COLOUR, 0, 0, 0], 8)
  const stride = width * 3
  const rows = Buffer.alloc(height * (stride + 1))
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1)
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const readChunks = (file: Buffer): { type: string; data: Buffer }[] => {
  const chunks = []
  for (let at = signature.length; at < file.length; ) {
    const length = file.readUInt32BE(at)
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

const unfilter = (data: Buffer, stride: number, height: number, bytes: number): Uint8Array => {
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const start = row * (stride + 1)
    const filter = data[start]
    if (filter === 0) {
      rows.set(data.subarray(start + 1, start + 1 + stride), row * stride)
      continue
    }
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i
      const left = i >= bytes ? (rows[at - bytes] ?? 0) : 0
      const above = row > 0 ? (rows[at - stride] ?? 0) : 0
      const corner = row > 0 && i >= bytes ? (rows[at - stride - bytes] ?? 0) : 0
      rows[at] = (data[at + row + 1] ?? 0) + guess(filter, left, above, corner)
    }
  }
  return rows
}

/** The five filters of the PNG specification. */
const guess = (filter: number | undefined, left: number, above: number, corner: number): number => {
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  if (filter !== 4) return 0
  const sum = left + above - corner
  const [toLeft, toAbove, toCorner] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

const withoutAlpha = (rows: Uint8Array): Uint8Array => {
  const pixels = new Uint8Array((rows.length / 4) * 3)
  for (let from = 0, to = 0; from < rows.length; from += 4, to += 3) pixels.set(rows.subarray(from, from + 3), to)
  return pixels
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
