/** Height of `RecentPlay`, so that nothing below it moves. */
export const RECENT_PLAY = '680px'
