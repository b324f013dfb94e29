/** Keys in local storage of what the player did on this device; removed at logout, whether or not its store is loaded. */
export const PLAYER_KEYS = {
  searches: 'searches',
  /** The channel that was paid by last (spec §4). */
  depositChannel: 'deposit-channel',
  /** The deposit that is being made, for every tab. */
  depositIntention: 'deposit-intention',
  /** The player's id and the VIP level whose moment was shown last. */
  shownVip: 'shown-vip',
} as const
