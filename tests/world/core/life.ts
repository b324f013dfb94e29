/** Makes a call by its endpoint's name. */
export type MakeCall = (name: string, body?: object) => Promise<Record<string, unknown>>

const PAGE = { pageNum: 1, pageSize: 20 }

const rows = (reply: Record<string, unknown>, key = 'list'): Record<string, unknown>[] => {
  const list = reply[key]
  return Array.isArray(list) ? list : Object.values((list as Record<string, Record<string, unknown>> | undefined) ?? {})
}

const play = async (ask: MakeCall, round: number) => {
  const { config } = await ask('appConfig', { v: '1.1.1' })
  const games = rows(config as Record<string, unknown>, 'appGameList')
  const gameId = games[round]?.['id']
  await ask('startGame', { gameId, tryIt: 0 })
  await ask('online', { gameId })
  await ask('gameLike', { gameId, like: round % 2 === 0 })
  await ask('exitGame', { gameId })
  await ask('gameBalances')
  await ask('retrieveBalance')
}

const pay = async (ask: MakeCall, round: number) => {
  const { config } = (await ask('appConfig', { v: '1.1.1' })) as {
    config: { appRechargeTypeItemMap: Record<string, string[]> }
  }
  const channels = Object.entries(config.appRechargeTypeItemMap)
  const [channelId, items] = channels[round % channels.length] ?? ['', []]
  const { list } = (await ask('couponList')) as { list: { id: string }[] }
  const order = { channelId, itemId: items[round % items.length], requestId: `order-${round}` }
  const made = (await ask('rechargeOrder', order)) as { order?: { orderId: string } }
  await ask('rechargeOrder', order)
  if (made.order) await ask(round % 3 ? 'rechargeOrderPaid' : 'rechargeOrderCancel', { orderId: made.order.orderId })
  if (list[0]) await ask('couponUse', { couponId: list[0].id })
  await ask('addBankInfo', { bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo: `1234567${100 + round}` })
  await ask('safeboxPassword', { password: '246810' })
  await ask('safeboxMove', { amount: 500, password: '246810', requestId: `in-${round}` })
  const { methods } = (await ask('getExchange')) as { methods?: { key: string; minAmount: number }[] }
  const boot = (await ask('getAfterLoginInfoWeb', { version: '1', os: 'x', deviceModel: 'x' })) as {
    appGameDataUser?: { appUserBankList: { bankId: string }[] }
  }
  const bankId = boot.appGameDataUser?.appUserBankList[0]?.bankId ?? 'none'
  const { key, minAmount } = methods?.[0] ?? { key: 'none', minAmount: 1 }
  await ask('exchange', {
    method: key,
    bankId,
    amount: minAmount,
    safeboxPassword: '246810',
    requestId: `out-${round}`,
  })
}

const claim = async (ask: MakeCall) => {
  const { list = [], chests = [] } = (await ask('getTaskUser')) as Record<
    string,
    { id: string; selfReport?: boolean }[]
  >
  for (const { id, selfReport } of list) if (selfReport) await ask('finishTask', { id })
  for (const { id } of [...list, ...chests]) await ask('receiveTaskAward', { id })
  for (const name of [
    'loginBonus3UserReceive',
    'betBonusReceive',
    'appVipUserReceiveDaily',
    'appVipUserReceiveSignInAward',
  ])
    await ask(name)
  await ask('receiveVipTaskUnReceiveBonus')
  await ask('appAgent5UserReceive')
  const { vipData } = (await ask('getVipInfo')) as { vipData?: { tasks: { id: string }[] } }
  for (const { id } of vipData?.tasks ?? []) await ask('receiveVipTask', { id })
  const { activityIds = [] } = (await ask('getActivityIds')) as { activityIds?: number[] }
  for (const activityId of activityIds) {
    const { steps = [] } = (await ask('activityDetail', { activityId })) as { steps?: { id: string }[] }
    for (const { id } of steps) {
      await ask('activityVisit', { activityId, stepId: id })
      await ask('activityReceive', { activityId, stepId: id })
    }
  }
  for (let spin = 0; spin < 3; spin++) await ask('actInviteUserSpin')
  await ask('actInviteUserExchange')
  const mails = rows(await ask('getMail2', PAGE))
  for (const { id } of mails.slice(0, 3)) await ask('getMailDetail', { id })
  await ask('receiveMail')
  await ask('delMail', { id: mails[0]?.['id'] })
}

const look = async (ask: MakeCall) => {
  const lists = [
    'getJackpotRank',
    'getPersonJackpotDrawAwardLog',
    'betRecord',
    'appUserCoinDetail',
    'rechargeRecord',
    'exchangeRecord',
  ]
  for (const name of [
    ...lists,
    'activityAwardGetLog',
    'appAgent5UserLog',
    'actInviteUserRecord',
    'betBonusLog',
    'feedbackRecord',
  ])
    await ask(name, PAGE)
  for (const name of [
    'refreshData',
    'activityGetStatusList',
    'loginBonus3User',
    'appAgent5User',
    'actInviteUser',
    'playCare',
  ])
    await ask(name)
  await ask('betRecordReport', {})
  await ask('betBonus', { type: 0 })
}

/** A day of a busy player, who plays, pays, claims and reads everything; refusals are allowed. */
export const playOneDay = async (ask: MakeCall, round: number): Promise<void> => {
  await ask('getJackpotDrawInfo')
  await ask('receiveDrawChance')
  await play(ask, round)
  await pay(ask, round)
  await claim(ask)
  await look(ask)
  await ask('feedbackSend', { category: 'other', message: 'All fine', images: [], requestId: `note-${round}` })
  await ask('updateProfile', { nickname: `Ann ${round}` })
  await ask('playLimit', { period: 'day', amount: 1_000_000 + round })
  await ask('smsSend', { mobile: `+1202555${3000 + round}`, purpose: 3 })
  await ask('accountLoginSms', { mobile: `+1202555${3000 + round}`, code: '123456' })
  await ask('googleLogin', { providerToken: `demo-google-ann${round}` })
  await ask('accountLogin', { account: 'vip3', password: 'demo1234' })
}
