// By themselves, so that a page that needs a few of the ids does not load the table of all.
/** Follow rewards. */
export const FOLLOW_REWARDS = 21
/** What is new. */
export const NOTICE = 25
/** The free sign-in of seven days. */
export const FREE_SIGN_IN = 36
/** The first deposit offer. */
export const FIRST_DEPOSIT = 44
/** The lucky jackpot. */
export const LUCKY_JACKPOT = 47
/** The winners’ rank. */
export const RANK = 50
/** The slots challenge. */
export const SLOTS_HACK = 51
