/** A picture as the tests compare it: three bytes a pixel, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** What two pictures of the same size have unlike: how many pixels, where, and a picture of it. */
export interface Difference {
  readonly count: number
  readonly share: number
  readonly place: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  readonly picture: Picture
}

/** Kept pictures have 32 steps a channel: a fifth of the bytes, and no edge or shade that an eye sees is lost. */
const STEPS = 31

/** How far two channels may lie apart: what the 32 steps round away (4), and a rounding of the rasteriser. */
const TOLERANCE = 5

const MARK = [255, 0, 96] as const

const coarseValues = Uint8Array.from({ length: 256 }, (_, value) =>
  Math.round((Math.round((value * STEPS) / 255) * 255) / STEPS),
)

/** The picture as it is kept. */
export const coarse = ({ width, height, pixels }: Picture): Picture => ({
  width,
  height,
  pixels: pixels.map((value) => coarseValues[value] ?? 0),
})

/** Whether two pictures of one size are the same to the eye, and where they are not. */
export const compare = (kept: Picture, taken: Picture): Difference => {
  const { width, height } = kept
  const marked = new Uint8Array(width * height * 3)
  let count = 0
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < width * height * 3; at += 3) {
    if (apart(kept, taken, at) > TOLERANCE) {
      count++
      const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
      ;[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)]
      marked.set(MARK, at)
    } else {
      // What is alike stays as a faint grey ground, so that the marks are seen in their place.
      const grey = 24 + Math.round(((taken.pixels[at] ?? 0) + (taken.pixels[at + 1] ?? 0)) / 8)
      marked.fill(grey, at, at + 3)
    }
  }
  const picture = { width, height, pixels: marked }
  return { count, share: count / (width * height), place: { left, top, right, bottom }, picture }
}

/** The distance of the channel that lies farthest apart. */
const apart = ({ pixels: a }: Picture, { pixels: b }: Picture, at: number): number =>
  Math.max(
    Math.abs((a[at] ?? 0) - (b[at] ?? 0)),
    Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)),
    Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)),
  )
