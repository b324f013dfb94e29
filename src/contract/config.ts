import * as v from 'valibot'
import { activityMap } from './activity/activity'
import { playerCall, publicCall } from './core/call'
import { cents, count, flag, id, integer, section, text } from './core/fields'
import { appGameDataUser } from './member'

/** A game of the lobby (fields assumed from the field's conventions). */
export const appGame = v.object({
  id: integer,
  name: text,
  /** Id of its game type. */
  type: integer,
  provider: text,
  /** Image below gameResourceUrl; empty = the generated tile. */
  img: text,
  sort: integer,
  status: flag,
  isNew: v.boolean(),
  isHot: v.boolean(),
  isJackpot: v.boolean(),
  /** Return to player in hundredths of a percent. */
  rtp: count,
  volatility: v.picklist(['low', 'medium', 'high']),
  minBet: cents,
  maxBet: cents,
  hasDemo: v.boolean(),
})
/** A game of the lobby. */
export type AppGame = v.InferOutput<typeof appGame>

/** A kind of games and its place in the lobby (spec §3). */
export const appGameType = v.object({ id: integer, key: text, name: text, status: flag, sort: integer })
/** A kind of games. */
export type AppGameType = v.InferOutput<typeof appGameType>

/** A VIP level (spec §3): experience needed, bet needed to keep it, display theme 1-6; benefits are assumed. */
export const appVip = v.object({
  level: count,
  experience: count,
  betLimit: cents,
  showType: integer,
  tier: v.optional(text),
  levelUpBonus: v.optional(cents),
  dailyBonus: v.optional(cents),
  weeklyBonus: v.optional(cents),
  monthlyBonus: v.optional(cents),
  /** Hundredths of a percent of slot bets. */
  rebate: v.optional(count),
  withdrawPerDay: v.optional(cents),
})
/** A VIP level. */
export type AppVip = v.InferOutput<typeof appVip>

/** A prize cell of the jackpot draw; its place in the list is its cell index (spec §3). */
export const jackpotCell = v.object({
  id: integer,
  propId: integer,
  /** 1 ordinary, 2 jackpot. */
  type: integer,
  count: integer,
  /** 1 = the count is shown. */
  showNum: flag,
  /** Share of a million draws; with it the odds can be shown (our world's addition). */
  weight: v.optional(count),
})
/** A prize cell of the jackpot draw. */
export type JackpotCell = v.InferOutput<typeof jackpotCell>

/** A deposit channel (spec §3): minimums in cents, 100 and 10000 where it names none (spec §5). */
export const appRechargeType = v.object({
  id,
  name: text,
  sort: integer,
  minAmount: v.optional(cents),
  minAmount2: v.optional(cents),
  isDefault: flag,
  /** Shown mark and expected time, assumed. */
  icon: v.optional(text),
  etaMinutes: v.optional(count),
  feePermille: v.optional(count),
  maxAmount: v.optional(cents),
})
/** A deposit channel. */
export type AppRechargeType = v.InferOutput<typeof appRechargeType>

/** An amount on offer (spec §3) with its bonus kind 1-13 where it has one. */
export const appRechargeItem = v.object({
  id,
  price: cents,
  bonusKind: v.optional(integer),
  /** Percent of the price given on top. */
  bonusPercent: v.optional(count),
})
/** An amount on offer. */
export type AppRechargeItem = v.InferOutput<typeof appRechargeItem>

/** A way to reach customer service (spec §3: itemType 1 = online service, param1 licence, param2 group). */
export const serviceItem = v.object({ itemType: integer, name: text, param1: text, param2: text })
/** A way to reach customer service. */
export type ServiceItem = v.InferOutput<typeof serviceItem>

const limits = v.object({
  min: count,
  max: count,
  /** The limit's switch: 0 = the length is not checked. */
  status: v.optional(flag, 1),
})

/** Length limits of the form fields, each with its switch (spec §3). */
export const lengthLimits = v.object({
  account: limits,
  username: limits,
  password: limits,
  withdrawAccount: limits,
  smsCode: limits,
  safeboxPassword: limits,
})
/** Length limits of the form fields. */
export type LengthLimits = v.InferOutput<typeof lengthLimits>

const configEntries = {
  appGameList: v.optional(v.array(appGame)),
  appGameTypeList: v.array(appGameType),
  appVipMap: v.record(v.string(), appVip),
  appUserLevelConfigList: v.array(v.object({ level: count, betAmount: cents })),
  appRechargeTypeMap: v.record(v.string(), appRechargeType),
  appRechargeItemMap: v.record(v.string(), appRechargeItem),
  /** Item ids by channel id. */
  appRechargeTypeItemMap: v.record(v.string(), v.array(id)),
  appGenericImgList: v.array(v.object({ uniqueKey: text, img: text })),
  gameResourceUrl: text,
  appPropConfigMap: v.record(v.string(), v.object({ num: integer, name: v.optional(text) })),
  jackpotAwardConfigList: v.array(jackpotCell),
  /** Shares of a million jackpots by jackpot propId (our world's addition). */
  jackpotWeights: v.optional(v.record(v.string(), count)),
  clientConfig: v.object({ lobbyBonusAmount: cents }),
  feedbackConfig: v.object({ imagesLimit: count }),
  gameShowNum: count,
  lengthLimits,
  otpStatus: flag,
  /** 1 phone, 2 account, 3 both. */
  registerType: integer,
  /** A `LOGIN_TYPE`. */
  defaultLoginType: integer,
  minRechargeStatus: flag,
  isDepositBank: flag,
  isDepositBindMobile: flag,
  /** Country dialling codes on offer, the first is the default (assumed). */
  dialCodes: v.optional(v.array(text)),
  /** The figure of winnings shown on top, as a range (assumed). */
  lobbySection: v.optional(section),
}
const configPart = v.partial(v.object(configEntries))

/** The whole configuration of the product (spec §3). */
export const appConfigSchema = v.object(configEntries)
/** The whole configuration of the product. */
export type AppConfig = v.InferOutput<typeof appConfigSchema>

/** The configuration before anybody is known (spec §7). */
export const appConfig = publicCall('anonymous/appConfig', {
  effect: 'read',
  specified: 'request',
  request: { v: text },
  reply: { config: appConfigSchema, gameListVersion: text },
})

/** Opens a visit: merged config fields win over appConfig's (spec §7; answers `code`). */
export const preLogin = publicCall('preLogin', {
  effect: 'read',
  specified: 'both',
  envelope: 'code',
  request: {
    gameListVersion: text,
    os: text,
    deviceModel: text,
    messagingToken: text,
    phoneinfoJsonModel: text,
    deviceId: text,
  },
  reply: { ...configPart.entries, gameListVersion: v.optional(text), appCustomerServiceQueue: v.array(serviceItem) },
})

/** What a logged-in player needs at the start (spec §7). */
export const getAfterLoginInfoWeb = playerCall('getAfterLoginInfoWeb', {
  effect: 'read',
  specified: 'both',
  request: { version: text, os: text, deviceModel: text },
  reply: {
    appGameDataUser,
    inviteCode: text,
    aid: text,
    activityIds: v.array(integer),
    activityMap,
  },
})

/** The ways to reach customer service (spec §7). */
export const getCustomerServices = /* @__PURE__ */ publicCall('getCustomerServices', {
  effect: 'read',
  reply: {
    list: v.array(serviceItem),
    faq: v.optional(v.array(v.object({ question: text, answer: text }))),
  },
})

/** The ping that says which game is in play; 0 outside a game (spec §7, every 60 s). */
export const online = playerCall('online', { effect: 'write', specified: 'request', request: { gameId: integer } })
