/**
 * Every refusal code by name. 1001-1004 and 401 come from the specification (§8), the others are assumed. A code means
 * the same for every call.
 */
export const REFUSAL = {
  unauthorized: 401,

  noDrawChance: 1001,
  drawNeedsDeposit: 1002,
  drawClosed: 1003,
  alreadyDrawn: 1004,

  badRequest: 1400,
  unknownCall: 1404,
  tooManyRequests: 1429,
  serverFault: 1500,

  wrongCredentials: 2001,
  unknownAccount: 2002,
  wrongCode: 2003,
  codeExpired: 2004,
  codeTooSoon: 2005,
  accountTaken: 2006,
  phoneTaken: 2007,
  accountFrozen: 2008,
  weakPassword: 2009,
  passwordAlreadySet: 2010,
  socialRefused: 2011,
  alreadyBound: 2012,
  codeNeeded: 2013,
  registrationClosed: 2014,
  unknownInviter: 2015,
  loginTypeClosed: 2016,

  notEnoughCoin: 3001,
  belowMinimum: 3002,
  aboveMaximum: 3003,
  unknownChannel: 3004,
  unknownItem: 3005,
  tooManyOpenOrders: 3006,
  cardNeeded: 3007,
  mobileNeeded: 3008,
  cardTaken: 3009,
  tooManyCards: 3010,
  turnoverOpen: 3011,
  wrongSafeboxPassword: 3012,
  dailyLimit: 3013,
  couponUnusable: 3014,
  depositLimit: 3015,
  orderClosed: 3016,
  notEnoughPoints: 3017,
  holderDiffers: 3018,
  safeboxLocked: 3019,

  notClaimable: 4001,
  alreadyClaimed: 4002,
  claimExpired: 4003,
  activityEnded: 4004,
  taskNotDone: 4005,
  noSpinLeft: 4006,
  goalNotReached: 4007,
  depositNeeded: 4008,

  notFound: 5001,
  gameClosed: 5002,
  tooManyImages: 5003,
  imageTooLarge: 5004,
  playPaused: 5005,
  selfExcluded: 5006,
  wageringExcluded: 5007,
} as const

export type RefusalName = keyof typeof REFUSAL

const names = new Map<number, string>(Object.entries(REFUSAL).map(([name, code]) => [code, name]))

/** The name of a refusal code; undefined for one that only a newer backend knows. */
export const refusalName = (code: number | null): RefusalName | undefined =>
  // The map has the table's names only.
  names.get(code ?? 0) as RefusalName | undefined
