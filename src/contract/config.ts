import * as v from 'valibot'
import { activityMap } from './activity/activity'
import { playerCall, publicCall } from './core/call'
import {
  cents,
  count,
  flag,
  id,
  integer,
  loginType,
  prizeType,
  propId,
  rechargeBonus,
  registerType,
  showType,
  text,
} from './core/fields'
import { startCalls } from './core/paths'
import { appGameDataUser } from './member'

/** Fields assumed from common practice. */
export const appGame = v.object({
  id: integer,
  name: text,
  /** `AppGameType` id. */
  type: integer,
  provider: text,
  /** Path below gameResourceUrl; empty = generated tile. */
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
  /** How it is played; `slot`, `crash`, `mines` and `roulette` are known. */
  kind: v.optional(text),
  /** The highest prize that can be expected once in ten million rounds, times the bet. */
  topPrize: v.optional(count),
  /** In how many rounds it comes once on average. */
  topPrizeRounds: v.optional(count),
  /** Of a slot. */
  lines: v.optional(count),
  /** How many a slot gives at once. */
  freeSpins: v.optional(count),
  /** Its place among the ten games most played last week, from 1 (our world's addition). */
  place: v.optional(count),
})
export type AppGame = v.InferOutput<typeof appGame>

/** A game category of the lobby (spec §3). */
export const appGameType = v.object({ id: integer, key: text, name: text, status: flag, sort: integer })
export type AppGameType = v.InferOutput<typeof appGameType>

/** A VIP level (spec §3): experience to reach it, bets to keep it, display theme 1-6; benefits are assumed. */
export const appVip = v.object({
  level: count,
  experience: count,
  betLimit: cents,
  showType,
  tier: v.optional(text),
  levelUpBonus: v.optional(cents),
  dailyBonus: v.optional(cents),
  weeklyBonus: v.optional(cents),
  monthlyBonus: v.optional(cents),
  /** Hundredths of a percent of slot bets. */
  rebate: v.optional(count),
  withdrawPerDay: v.optional(cents),
})
export type AppVip = v.InferOutput<typeof appVip>

/** A prize cell of the jackpot; its list position is the cell index (spec §3). */
export const jackpotCell = v.object({
  id: integer,
  propId,
  type: prizeType,
  count: integer,
  /** 1 = the count is shown. */
  showNum: flag,
  /** Weight out of a million; lets the odds be shown (our world's addition). */
  weight: v.optional(count),
})
export type JackpotCell = v.InferOutput<typeof jackpotCell>

/** A deposit channel (spec §3); minimums in cents, by default 100 and 10000 (spec §5). */
export const appRechargeType = v.object({
  id,
  name: text,
  sort: integer,
  minAmount: v.optional(cents),
  minAmount2: v.optional(cents),
  isDefault: flag,
  /** Icon and expected processing time, assumed. */
  icon: v.optional(text),
  etaMinutes: v.optional(count),
  feePermille: v.optional(count),
  maxAmount: v.optional(cents),
  /** 1 = any amount within the limits, not only the presets (assumed). */
  allowFree: v.optional(flag),
})
export type AppRechargeType = v.InferOutput<typeof appRechargeType>

/** A preset deposit amount (spec §3), with bonus kind 1-13 if it has one. */
export const appRechargeItem = v.object({
  id,
  price: cents,
  bonusKind: v.optional(rechargeBonus),
  /** Percent of the price, paid on top. */
  bonusPercent: v.optional(count),
})
export type AppRechargeItem = v.InferOutput<typeof appRechargeItem>

/** A customer-service channel (spec §3: itemType 1 = live chat, param1 license, param2 group). */
export const serviceItem = v.object({ itemType: integer, name: text, param1: text, param2: text })
export type ServiceItem = v.InferOutput<typeof serviceItem>

const limits = v.object({
  min: count,
  max: count,
  /** 0 = the length is not checked. */
  status: v.optional(flag, 1),
})

/** Length limits of the form fields (spec §3). */
export const lengthLimits = v.object({
  account: limits,
  username: limits,
  password: limits,
  withdrawAccount: limits,
  smsCode: limits,
  safeboxPassword: limits,
})
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
  /** Paths below gameResourceUrl, `banner.<activity>` and `mark.<provider>` (assumed); empty = the app's own art. */
  appGenericImgList: v.array(v.object({ uniqueKey: text, img: text })),
  gameResourceUrl: text,
  appPropConfigMap: v.record(v.string(), v.object({ num: integer, name: v.optional(text) })),
  jackpotAwardConfigList: v.array(jackpotCell),
  /** Weights out of a million, by jackpot propId (our world's addition). */
  jackpotWeights: v.optional(v.record(v.string(), count)),
  clientConfig: v.object({ lobbyBonusAmount: cents }),
  feedbackConfig: v.object({ imagesLimit: count }),
  gameShowNum: count,
  lengthLimits,
  otpStatus: flag,
  /** 1 phone, 2 account, 3 both. */
  registerType,
  /** A `LOGIN_TYPE`. */
  defaultLoginType: loginType,
  /** The `LOGIN_TYPE`s on offer; absent = all (assumed). */
  loginTypes: v.optional(v.array(loginType)),
  /** The providers (`SOCIAL`) on offer; absent = all (assumed). */
  socialTypes: v.optional(v.array(integer)),
  /** 1 = the games rest: none can be started (assumed). */
  maintenance: v.optional(flag),
  minRechargeStatus: flag,
  isDepositBank: flag,
  isDepositBindMobile: flag,
  /** Country dialling codes, the first is the default (assumed). */
  dialCodes: v.optional(v.array(text)),
}
const configPart = v.partial(v.object(configEntries))

/** Spec §3. */
export const appConfigSchema = v.object(configEntries)
export type AppConfig = v.InferOutput<typeof appConfigSchema>

/** The configuration before login (spec §7). */
export const appConfig = publicCall(startCalls.appConfig, {
  effect: 'read',
  specified: 'request',
  request: { v: text },
  reply: { config: appConfigSchema, gameListVersion: text },
})

/** Called on start; its config fields override appConfig's (spec §7; answers with `code`). */
export const preLogin = publicCall(startCalls.preLogin, {
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

/** Start-up data of a logged-in player (spec §7). */
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

/** A common question; the anchor of its answer and the heading it belongs to are our world's addition. */
const question = /* @__PURE__ */ v.object({
  question: text,
  answer: text,
  id: v.optional(id),
  section: v.optional(text),
})

/** Who runs this deployment (our world's addition). */
const operator = /* @__PURE__ */ v.object({ name: text, license: text, address: text, email: text })

/** How players reach the support team (spec §7). */
export const getCustomerServices = /* @__PURE__ */ publicCall('getCustomerServices', {
  effect: 'read',
  reply: {
    list: v.array(serviceItem),
    faq: v.optional(v.array(question)),
    operator: v.optional(operator),
  },
})

/** Heartbeat with the game in play, 0 outside a game; every 60 s (spec §7). */
export const online = playerCall('online', {
  effect: 'write',
  refusals: ['notFound'],
  specified: 'request',
  request: { gameId: integer },
})
