import type { Call } from '../core/call'
import type { RefusalName } from '../core/refusals'

const notFound = ['notFound'] as const
const once = ['alreadyClaimed'] as const
const claim = ['notClaimable', 'alreadyClaimed'] as const
const code = ['codeNeeded', 'wrongCode', 'codeExpired'] as const
const social = ['socialRefused', 'accountFrozen', 'unknownInviter'] as const
const card = ['cardTaken', 'holderDiffers'] as const
const order = ['notFound', 'orderClosed'] as const

/** Codes by which a call may refuse a valid request; those that any call may give are in `refusalsOf`. */
const own: Readonly<Record<string, readonly RefusalName[]>> = {
  activityDetail: ['activityEnded'],
  activityReceive: ['activityEnded', ...claim, 'claimExpired', 'depositNeeded', 'notFound'],
  activityVisit: ['activityEnded', 'notClaimable', 'notFound'],

  googleLogin: social,
  facebookLogin: social,
  lineLogin: social,
  accountLogin: ['loginTypeClosed', 'wrongCredentials', 'unknownAccount', 'accountFrozen'],
  accountLoginSms: [...code, 'loginTypeClosed', 'unknownAccount', 'accountFrozen', 'unknownInviter'],
  accountRegist: [
    'loginTypeClosed',
    'registrationClosed',
    'accountTaken',
    'weakPassword',
    'accountFrozen',
    'unknownInviter',
  ],
  accountRegist4: [
    'loginTypeClosed',
    'registrationClosed',
    'phoneTaken',
    'weakPassword',
    'wrongCredentials',
    'accountFrozen',
    'unknownInviter',
    ...code,
  ],
  smsSend: ['codeTooSoon', 'phoneTaken', 'unknownAccount', 'accountFrozen'],
  forgetPassword: [...code, 'unknownAccount', 'accountFrozen', 'weakPassword'],
  bindAccount: [...code, 'alreadyBound', 'accountTaken', 'phoneTaken', 'accountFrozen', 'weakPassword'],
  bindSocialAccount: ['alreadyBound', 'socialRefused'],
  initPassword: ['passwordAlreadySet', 'weakPassword'],
  updateProfile: notFound,

  finishTask: ['notFound', 'taskNotDone'],
  receiveTaskAward: [...claim, 'notFound', 'taskNotDone'],
  loginBonus3UserReceive: once,
  appVipUserReceiveDaily: claim,
  appVipUserReceiveSignInAward: once,
  receiveVipTask: ['alreadyClaimed', 'notFound', 'taskNotDone'],
  receiveVipTaskUnReceiveBonus: ['notClaimable'],
  betBonus: notFound,
  betBonusReceive: ['notClaimable'],

  agentFill: ['alreadyBound', 'unknownInviter'],
  appAgent5UserReceive: ['notClaimable'],
  appAgent5UserInviteValidReceive: ['alreadyClaimed', 'goalNotReached', 'notFound'],
  actInviteUserSpin: ['noSpinLeft', 'playPaused'],
  actInviteUserExchange: ['alreadyClaimed', 'goalNotReached'],

  pointsExchange: ['notFound', 'notEnoughPoints', 'belowMinimum'],
  receiveDrawChance: ['noDrawChance', 'drawNeedsDeposit', 'drawClosed', 'alreadyDrawn', 'playPaused'],
  startGame: ['gameClosed', 'notFound', 'playPaused'],
  gameLike: notFound,
  online: notFound,

  getMailDetail: notFound,
  receiveMail: [...claim, 'claimExpired', 'notFound'],
  delMail: notFound,
  feedbackSend: ['tooManyImages', 'imageTooLarge', 'tooManyRequests'],
  feedbackDetail: notFound,
  playLimit: ['belowMinimum', 'aboveMaximum'],

  rechargeOrder: [
    'playPaused',
    'mobileNeeded',
    'cardNeeded',
    'unknownChannel',
    'unknownItem',
    'belowMinimum',
    'aboveMaximum',
    'tooManyOpenOrders',
    'depositLimit',
    'couponUnusable',
  ],
  rechargeOrderStatus: notFound,
  rechargeOrderPaid: order,
  rechargeOrderCancel: order,
  exchange: [
    'unknownChannel',
    'cardNeeded',
    'notFound',
    'belowMinimum',
    'aboveMaximum',
    'wrongSafeboxPassword',
    'notEnoughCoin',
    'turnoverOpen',
    'dailyLimit',
  ],
  addBankInfo: [...card, 'tooManyCards'],
  modifyBankInfo: [...card, 'notFound'],
  couponUse: ['couponUnusable', 'alreadyClaimed', 'claimExpired'],
  safeboxPassword: ['weakPassword', 'wrongSafeboxPassword', 'safeboxLocked'],
  safeboxMove: ['notEnoughCoin', 'wrongSafeboxPassword', 'safeboxLocked'],
  safeboxOpen: ['safeboxLocked'],
  safeboxReset: ['weakPassword', 'wrongCredentials'],
}

/** The codes of a call: those of an invalid request, a missing token or a fault of the server, and its own. */
export const refusalsOf = ({ name, audience }: Call): readonly RefusalName[] => [
  'badRequest',
  'serverFault',
  ...(audience === 'player' || name === 'preLogin' ? (['unauthorized'] as const) : []),
  ...(own[name] ?? []),
]
