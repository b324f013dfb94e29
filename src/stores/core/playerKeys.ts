/** Keys in local storage of what the player did on this device; removed at logout, whether or not its store is loaded. */
export const PLAYER_KEYS = { searches: 'searches', depositChannel: 'deposit-channel' } as const
