/** Estimated height of a reward's row, px. */
export const REWARD_ROW = 64
