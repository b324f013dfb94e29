/** Why no shipped code reads fields; the noun, entity or call; some of its fields, or all. */
export type Unread = readonly [why: string, path: string, fields?: string]

/** Contract fields that no shipped code reads. A field that is read must leave the list. */
export const unread: readonly Unread[] = [
  ['the address has the id, and the step its title', 'activityPage.activityDetail', 'activityId links.title'],
  ['the wheel is read again', 'invite.actInviteUserSpin', 'progress spins'],
  ['the running activities say it', 'activity.getActivityIds', 'hasTurntable'],
  ['the offers are read again', 'points.pointsExchange'],
  ['the ladder of the configuration says it', 'vip.getVipInfo', 'vipData.nextExp'],
  ['the row names its card', 'withdraw.withdrawal', 'bankId'],
  ['the cards are read again', 'cards.addBankInfo'],
  ['the cards are read again', 'cards.modifyBankInfo'],
  ['the player is read again', 'coupon.couponUse'],
  ['the player takes both figures as they come', 'safebox.safeboxMove'],
  ['each list asks for one asset', 'ledger.ledgerRow', 'asset'],
  ['a card is known by its bank and last digits', 'member.bankCard', 'createTime'],
  ['the list marks the default card, and userInfo has the sum', 'member.appGameDataUser', 'appUserBank firstRecharge'],
  ['the report says what was withdrawn', 'member.userInfo', 'exchange'],
  ['rechargeQuote says every bonus', 'config.appRechargeItem', 'bonusKind bonusPercent'],
  ['bonuses has every kind', 'deposit.depositOrder', 'bonusKind'],
  ['userInfo has it', 'activity.getActivityIds', 'totalRecharge'],
  ['every award has its own count', 'config.configEntries', 'appPropConfigMap.num'],
  ['its address carries it to the game', 'game.startGame', 'sessionId'],
  ['gameLikes has them', 'member.appGameDataUser', 'gameLikeIds'],
  [
    'the app has its own pictures, the jackpot its own amounts, and a resting game its refusal',
    'config.configEntries',
    'appGenericImgList appGenericImgList.uniqueKey appGenericImgList.img lobbySection',
  ],
  ['userInfo says what is linked', 'member.appGameDataUser', 'facebookUser facebookUser.id facebookUser.name'],
  [
    'given by the specification, without meaning for a player',
    'member.userInfo',
    'password accountType avatarOther hasUserOther uuid',
  ],
  ['lists read it as pages of any rows', 'fields.pageOf', 'pages'],
  ['its table shows money', 'game.betRecordReport', 'days.rounds'],
  ['the list is read again', 'mail.delMail', 'deleted'],
  ['the page reads playCare again', 'care.playLimit', 'limits'],
  ['the page reads playCare again', 'care.playReminder', 'reminder'],
  ['the page reads playCare again', 'care.playBreak', 'breakUntil'],
  ['the proof in the record says it too', 'jackpot.draw', 'forced'],
]
