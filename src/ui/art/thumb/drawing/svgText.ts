import type { Point } from '../../paint'

/** The thumbnail's own units. */
export const width = 120
/** The thumbnail's own units. */
export const height = 160
/** Where the hero stands. */
export const centre: Point = [60, 70]

/** A filled path as text. */
export const fill = (path: string, color: string, alpha = 1) =>
  `<path d="${path}" fill="${color}" fill-opacity="${alpha}"/>`

/** A drawn line, or dots with a round cap, as text. */
export const stroke = (path: string, color: string, thickness: number, alpha = 1) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-opacity="${alpha}" stroke-linecap="round"/>`
