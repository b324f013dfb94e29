import type { TextRun } from './textRuns'

/** RGBA pixels, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Share of background pixels that may have less contrast: a star of the pattern, the edge of a frame. */
const OUTLIERS = 0.03

/** Share of anti-aliased edge pixels of letters, whose color is partly the background's. */
const edgesOf = ({ thin }: TextRun): number => (thin ? 0.5 : 0.3)

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
})

/** The lines with too little contrast, from screenshots with and without text. */
export const weakRuns = (runs: readonly TextRun[], shown: Picture, behind: Picture): string[] =>
  runs.flatMap((run) => {
    const least = run.large ? 3 : 4.5
    const ratios = (run.metal ? lettersOf : groundOf)(run, shown, behind).sort((a, b) => a - b)
    const ratio = ratios[Math.floor(ratios.length * (run.metal ? edgesOf(run) : OUTLIERS))] ?? least
    if (ratio >= least) return []
    return [`“${run.text}” has ${ratio.toFixed(2)} of ${least} at ${Math.round(run.x)}, ${Math.round(run.y)}`]
  })

/** Contrast of the line's color against each background pixel around its middle. */
const groundOf = (run: TextRun, _shown: Picture, behind: Picture): number[] =>
  pixelsOf(run, behind).map((at) => {
    const ground = [0, 1, 2].map((channel) => behind.data[at + channel] ?? 0)
    const letter = ground.map((value, channel) => mix(run.color[channel] ?? 0, value, run.color[3]))
    return ratioOf(luminance(letter), luminance(ground))
  })

/** Contrast of each letter pixel against its background pixel. */
const lettersOf = (run: TextRun, shown: Picture, behind: Picture): number[] =>
  pixelsOf(run, behind).flatMap((at) => {
    const ratio = ratioOf(luminance(shown.data.subarray(at, at + 3)), luminance(behind.data.subarray(at, at + 3)))
    return ratio > 1.1 ? [ratio] : []
  })

// Excludes the space above and below the letters.
const pixelsOf = ({ x, y, width, height }: TextRun, picture: Picture): number[] => {
  const [top, bottom] = [Math.ceil(y + height * 0.18), Math.floor(y + height * 0.82)]
  const [left, right] = [Math.ceil(x), Math.floor(x + width)]
  const pixels = []
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) pixels.push((row * picture.width + column) * 4)
  }
  return pixels
}

const mix = (front: number, back: number, cover: number): number => Math.round(front * cover + back * (1 - cover))

const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): number =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)

const ratioOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
