/** Gradients of the medal, as `url(#…)`. */
export interface SettingPaint {
  /** Diagonal foil. */
  readonly metal: string
  /** Vertical foil. */
  readonly upright: string
  /** Dark enamel under the gem. */
  readonly enamel: string
}

/** Center of every medal. */
export const middle = [60, 56] as const
