/** The looks that a level can have (spec §3: showType). */
export const SHOW_TYPES = [1, 2, 3, 4, 5, 6] as const
