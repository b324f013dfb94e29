/** Start pages, and whose they are. */
export const START_PAGES = [
  ['/', 'visitor'],
  ['/auth/login', 'visitor'],
  ['/activity/jackpot', 'regular'],
  ['/member', 'regular'],
] as const
