import type { Point } from '../../paint'

/** viewBox units. */
export const width = 120
/** viewBox units. */
export const height = 160
/** Center of the hero. */
export const centre: Point = [60, 70]

export const fill = (path: string, color: string, alpha = 1) =>
  `<path d="${path}" fill="${color}" fill-opacity="${alpha}"/>`

/** A stroked path with round caps. */
export const stroke = (path: string, color: string, thickness: number, alpha = 1) =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${thickness}" stroke-opacity="${alpha}" stroke-linecap="round"/>`
