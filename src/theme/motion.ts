/**
 * Values of the root element's `data-motion`: the player's choice, which overrides the device setting; absent by
 * default.
 */
export const MOTION = { reduced: 'reduce', full: 'full' } as const

export type Motion = (typeof MOTION)[keyof typeof MOTION]
