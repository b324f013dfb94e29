// A module of its own, so that code that needs a few ids does not load the whole table.
export const FUND = 16
export const INVITE_SPIN = 20
export const FOLLOW_REWARDS = 21
export const NOTICE = 25
export const AGENT_COUNT = 31
export const DOWNLOAD = 32
export const FREE_SIGN_IN = 36
export const FIRST_DEPOSIT = 44
export const LUCKY_JACKPOT = 47
export const RANK = 50
export const SLOTS_HACK = 51
