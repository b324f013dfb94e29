import { encode } from 'uqr'

/** A path of all dark runs of a QR code, row by row, with a quiet zone of two modules, and its width in modules. */
export function qrPath(value: string, ecc: 'L' | 'M' | 'H'): { path: string; modules: number } {
  const { data, size } = encode(value, { ecc, border: 2 })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const length = row.slice(x).findIndex((next) => !next)
      return [`M${x} ${y}h${length < 0 ? size - x : length}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), modules: size }
}
