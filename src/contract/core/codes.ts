// Refusals that the product acts on, apart from their table, which it does not load.
/** The token is unknown or expired: full logout. */
export const UNAUTHORIZED = 401
export const WRONG_SAFEBOX_PASSWORD = 3012
export const SAFEBOX_LOCKED = 3019
export const ACTIVITY_ENDED = 4004
export const NOT_FOUND = 5001
