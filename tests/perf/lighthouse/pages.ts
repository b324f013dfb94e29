/** Start pages, and whose they are. */
export const START_PAGES = [
  ['/', 'visitor'],
  ['/auth/login', 'visitor'],
  ['/activity/jackpot', 'regular'],
  ['/wallets', 'regular'],
  ['/vip', 'regular'],
  ['/member/report', 'regular'],
] as const
