const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...digits].map((digit, value) => [digit, value]))

/** Minified characters of each source in a source map; '' = the bundler's own code. */
export function sourceShares(
  code: string,
  map: { sources: readonly (string | null)[]; mappings: string },
): Map<string, number> {
  const shares = new Map<string, number>()
  const lines = code.split('\n')
  let source = 0
  map.mappings.split(';').forEach((line, index) => {
    const length = lines[index]?.length ?? 0
    let column = 0
    let from = 0
    let owner = ''
    const close = (to: number) => {
      shares.set(owner, (shares.get(owner) ?? 0) + Math.max(0, to - from))
      from = to
    }
    for (const segment of line ? line.split(',') : []) {
      const [step = 0, hop] = decode(segment)
      column += step
      close(column)
      if (hop !== undefined) source += hop
      owner = hop === undefined ? '' : (map.sources[source] ?? '')
    }
    close(length)
  })
  return shares
}

/** Decodes a VLQ segment of a source map. */
function decode(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = values.get(digit) ?? 0
    value += (bits & 31) << shift
    shift += 5
    if (bits & 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
