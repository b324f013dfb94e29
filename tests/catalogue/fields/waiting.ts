import type { Part } from '../../structure/waiting'

/** The part of the product that will read a field, or why none will. */
export type Until = `part ${Part}: ${string}` | `never: ${string}`

/** What fields wait for; the noun, entity or call; some of its fields, or all. */
export type Waiting = readonly [until: Until, place: string, fields?: string]

/** Contract fields that no shipped code reads yet. Remove a field here when it is read: the list only shrinks. */
export const waiting: readonly Waiting[] = [
  ['part 6: the activity tiles', 'activity.activity', 'title endTime'],
  ['part 6: the activity pages', 'activityPage.activityDetail', 'activityId links.title'],
  ['part 8: the agent pages', 'agent'],
  ['part 8: the agent pages', 'member.userInfo', 'pid'],
  ['part 6: the bonus centre', 'bonus.task'],
  ['part 6: the bonus centre', 'bonus.getTaskUser'],
  ['part 6: the bonus centre', 'bonus.loginBonus3User'],
  ['part 6: the bonus centre', 'rewards.awards'],
  ['part 4: responsible play', 'care'],
  ['part 6: the feedback pages', 'feedback'],
  ['part 6: the feedback pages', 'config.configEntries', 'feedbackConfig feedbackConfig.imagesLimit'],
  ['part 6: customer service', 'config.getCustomerServices'],
  ['part 6: customer service', 'config.serviceItem'],
  ['part 8: the invite wheel', 'invite'],
  ['part 8: the invite wheel', 'activity.getActivityIds', 'hasTurntable'],
  ['part 6: the mailbox', 'mail'],
  ['part 6: the VIP pages', 'vip'],
  [
    'part 6: the VIP pages',
    'config.appVip',
    'tier betLimit levelUpBonus dailyBonus weeklyBonus monthlyBonus rebate withdrawPerDay',
  ],
  [
    'part 6: the VIP pages',
    'config.configEntries',
    'appUserLevelConfigList appUserLevelConfigList.level appUserLevelConfigList.betAmount',
  ],
  ['part 6: the VIP pages', 'member', 'bet userLevel'],
  ['part 5: the points page', 'points'],
  ['part 5: the wallet pages', 'wallet'],
  ['part 5: the wallet pages', 'member.bankCard'],
  ['part 5: the wallet pages', 'member.appGameDataUser', 'appUserBank appUserBankList firstRecharge'],
  ['part 5: the wallet pages', 'member.userInfo', 'hasSafeboxPassword totalRecharge exchange'],
  ['part 5: the wallet pages', 'config.appRechargeType'],
  ['part 5: the wallet pages', 'config.appRechargeItem'],
  ['part 5: the wallet pages', 'activity.getActivityIds', 'totalRecharge'],
  [
    'part 5: the wallet pages',
    'config.configEntries',
    'appRechargeTypeMap appRechargeItemMap appRechargeTypeItemMap minRechargeStatus',
  ],
  ['part 5: the wallet pages', 'config.configEntries', 'isDepositBank isDepositBindMobile'],
  ['part 5: the wallet pages', 'config.lengthLimits', 'withdrawAccount safeboxPassword'],
  ['part 5: the wallet pages', 'config.configEntries', 'appPropConfigMap appPropConfigMap.num appPropConfigMap.name'],
  ['part 4: the record pages', 'fields.pageOf', 'pages'],
  ['part 4: the record pages', 'game.betRow'],
  ['part 4: the record pages', 'game.betRecordReport'],
  ['part 4: the record pages', 'game.gameBalances'],
  ['part 4: the record pages', 'game.retrieveBalance'],
  ['part 4: the game sheet', 'config.appGame', 'provider rtp volatility minBet maxBet hasDemo'],
  ['part 4: the game sheet', 'game.startGame', 'sessionId'],
  ['part 4: the lobby', 'member.appGameDataUser', 'gameLikeIds gameHistory.playTime'],
  [
    'part 4: the lobby',
    'config.configEntries',
    'appGenericImgList appGenericImgList.uniqueKey appGenericImgList.img lobbySection maintenance',
  ],
  ['part 4: the account pages', 'member.appGameDataUser', 'facebookUser facebookUser.id facebookUser.name'],
  ['part 4: the account pages', 'member.updateProfile'],
  [
    'part 4: the account pages',
    'member.userInfo',
    'account password accountType avatarOther hasKyc hasUserOther mobile regPeriod uuid',
  ],
  [
    'part 4: the account pages',
    'member.userInfo',
    'facebookAccount googleAccount lineAccount facebookName lineName googleName',
  ],
  ['part 4: the account pages', 'member', 'hasPassword'],
  ['part 4: the account pages', 'auth.bindAccount'],
  ['part 4: the account pages', 'auth.bindSocialAccount'],
  ['part 4: the account pages', 'auth.initPassword'],
  ['part 4: registration', 'config.configEntries', 'registerType loginTypes'],
  ['part 4: registration', 'config.lengthLimits', 'username'],
  ['part 4: registration', 'auth.session', 'isNew'],
  ['part 4: registration', 'auth.smsSend', 'expireSeconds'],
  ['never: the proof in the record says it too', 'jackpot.draw', 'forced'],
]
