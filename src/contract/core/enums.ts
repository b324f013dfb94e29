/** How a player signs in (spec §3). */
export const LOGIN_TYPE = { phone: 1, account: 2, phoneNoOtp: 3 } as const
/** How a visitor may open an account (spec §3: registerType). */
export const REGISTER_TYPE = { phone: 1, account: 2, both: 3 } as const
/** What an SMS code is for (spec §3). */
export const SMS_PURPOSE = { register: 0, bind: 1, forget: 2, loginAndRegister: 3 } as const
export type SmsPurpose = keyof typeof SMS_PURPOSE
/** Social providers (spec §3). */
export const SOCIAL = { facebook: 3, line: 4, google: 5 } as const
/** How an account was registered (`accountType`, assumed): phone, account name, or the number of the provider. */
export const ACCOUNT_TYPE = { phone: 1, account: 2, ...SOCIAL } as const
/** What a tap on an activity does (spec §2: action type). */
export const CLICK_TYPE = { route: 1, game: 2, link: 3 } as const
/** `type` of activities that open as start-up pop-ups (spec §3). */
export const ACTIVITY_POPUP = 1
/** Recharge-bonus kinds 1-13 (spec §3; meanings: decisions). */
export const RECHARGE_BONUS = {
  firstDeposit: 1,
  secondDeposit: 2,
  thirdDeposit: 3,
  dailyFirst: 4,
  channel: 5,
  amount: 6,
  ladder: 7,
  accumulated: 8,
  continuousDays: 9,
  weekend: 10,
  festival: 11,
  vipExtra: 12,
  coupon: 13,
} as const
/** Customer-service queue kinds (spec §3: itemType 1 = online service). */
export const SERVICE_ITEM = { online: 1, link: 2, phone: 3 } as const

/** States of a deposit order (assumed). */
export const DEPOSIT_STATUS = { pending: 0, paid: 1, rejected: 2, expired: 3, cancelled: 4 } as const
/** States of a withdrawal (assumed). */
export const WITHDRAW_STATUS = { requested: 0, reviewing: 1, approved: 2, paid: 3, rejected: 4, failed: 5 } as const
/** States of anything that can be claimed (assumed). */
export const CLAIM = { locked: 0, available: 1, claimed: 2, expired: 3 } as const
/** States of feedback (assumed). */
export const FEEDBACK_STATUS = { received: 0, answered: 1 } as const
