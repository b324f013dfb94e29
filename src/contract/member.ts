import * as v from 'valibot'
import { playerCall } from './core/call'
import { accountType, cents, count, id, instant, integer, text } from './core/fields'

/** Account and balances (spec §3). `lottery` is points; `password` is always empty. */
export const userInfo = v.object({
  id,
  account: text,
  password: v.literal(''),
  /** An `ACCOUNT_TYPE`. */
  accountType,
  avatar: text,
  avatarOther: text,
  facebookAccount: text,
  googleAccount: text,
  lineAccount: text,
  facebookName: text,
  lineName: text,
  googleName: text,
  hasSafeboxPassword: v.boolean(),
  hasKyc: v.boolean(),
  hasUserOther: v.boolean(),
  lottery: count,
  coin: cents,
  mobile: text,
  nickname: text,
  /** When the account was registered, epoch ms. */
  regPeriod: instant,
  safebox: cents,
  totalRecharge: cents,
  uuid: text,
  vip: count,
  /** Valid bets so far, in cents. */
  vipExp: count,
  /** The inviter's id, empty without one. */
  pid: text,
  userLevel: count,
  bet: cents,
  exchange: cents,
  hasPassword: v.boolean(),
})
export type UserInfo = v.InferOutput<typeof userInfo>

/** A bank account for withdrawals; its number arrives masked. */
export const bankCard = v.object({
  bankId: id,
  bankName: text,
  holder: text,
  accountMasked: text,
  isDefault: v.boolean(),
  createTime: instant,
})
export type BankCard = v.InferOutput<typeof bankCard>

/** Other user state (spec §3). */
export const appGameDataUser = v.object({
  /** Our world's addition; without it the figures come from refreshData. */
  user: v.optional(userInfo),
  facebookUser: v.nullable(v.object({ id: text, name: text })),
  appUserBank: v.nullable(bankCard),
  appUserBankList: v.array(bankCard),
  gameLikes: v.array(integer),
  gameLikeIds: v.array(integer),
  gameHistory: v.array(v.object({ gameId: integer, playTime: instant })),
  firstRecharge: v.boolean(),
})
export type AppGameDataUser = v.InferOutput<typeof appGameDataUser>

/** Refreshes the figures that play changes (spec §7). */
export const refreshData = playerCall('refreshData', {
  effect: 'read',
  specified: 'reply',
  reply: {
    coin: cents,
    lottery: count,
    vip: count,
    vipExp: count,
    userLevel: count,
    bet: cents,
    hasPassword: v.boolean(),
    /** Money in the safe-box, cents (our world's addition). */
    safebox: v.optional(cents),
  },
})

/** Changes the nickname or the avatar. */
export const updateProfile = /* @__PURE__ */ playerCall('updateProfile', {
  effect: 'write',
  refusals: ['notFound'],
  request: { nickname: v.optional(v.pipe(v.string(), v.maxLength(256))), avatar: v.optional(id) },
  reply: { user: userInfo },
})
