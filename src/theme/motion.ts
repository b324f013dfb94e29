/** Values of the root element's `data-motion`: the player's own choice, which overrules the device's; absent without one. */
export const MOTION = { reduced: 'reduce', full: 'full' } as const

/** One of the values of `data-motion`. */
export type Motion = (typeof MOTION)[keyof typeof MOTION]
