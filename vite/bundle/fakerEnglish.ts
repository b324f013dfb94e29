/**
 * Replaces faker's English words in the demo, half of faker's weight: our languages fall back on them for nothing that
 * the world draws.
 */
export const t = {}
