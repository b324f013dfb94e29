export interface Size {
  readonly width: number
  readonly height: number
}

/** Between frames and around them, px. */
export const GAP = 12
/** Height of a frame's caption, px. */
export const CAPTION = 22

/** The number of columns, and the scale at which `count` frames of a size fit a box as large as possible, at most 1. */
export const bestFit = (count: number, frame: Size, box: Size): { columns: number; scale: number } => {
  const layouts = [1, 2, 3, 6].filter((columns) => columns <= count)
  const fits = layouts.map((columns) => {
    const rows = Math.ceil(count / columns)
    const width = (box.width - (columns + 1) * GAP) / columns / frame.width
    const height = (box.height - (rows + 1) * GAP - rows * CAPTION) / rows / frame.height
    return { columns, scale: Math.max(0.1, Math.min(1, width, height)) }
  })
  return fits.reduce((best, one) => (one.scale >= best.scale ? one : best))
}
