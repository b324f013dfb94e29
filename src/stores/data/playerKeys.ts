/** Keys in local storage of what the player did on this device; removed at logout, whether or not its store is loaded. */
export const PLAYER_KEYS = {
  searches: 'searches',
  /** The channel that was paid by last (spec §4). */
  depositChannel: 'deposit-channel',
  /** The latest request of each write that must not be made twice, for every tab. */
  depositRequest: 'deposit-request',
  withdrawalRequest: 'withdrawal-request',
  safeboxRequest: 'safebox-request',
  pointsRequest: 'points-request',
  feedbackRequest: 'feedback-request',
  inviteRequest: 'invite-request',
  /** The player's id and the VIP level whose moment was shown last. */
  shownVip: 'shown-vip',
} as const
