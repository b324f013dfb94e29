/** What a setting paints with: gradients of the medal it belongs to. */
export interface SettingPaint {
  /** Foil from corner to corner. */
  readonly metal: string
  /** Foil from top to bottom. */
  readonly upright: string
  /** The dark enamel under the stone. */
  readonly enamel: string
}

/** The middle of every medal. */
export const middle = [60, 56] as const
