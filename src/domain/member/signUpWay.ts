import { ACCOUNT_TYPE } from '../../contract/core/enums'

export type SignUpWay = keyof typeof ACCOUNT_TYPE

/** How an account was opened; null for a type that we do not know. */
export const signUpWayOf = (accountType: number): SignUpWay | null =>
  // The keys of the table are exactly the ways, as its type says.
  (Object.keys(ACCOUNT_TYPE) as SignUpWay[]).find((way) => ACCOUNT_TYPE[way] === accountType) ?? null
