/** Makes a call by its endpoint's name. */
export type MakeCall = (name: string, body?: object) => Promise<Record<string, unknown>>

const PAGE = { pageNum: 1, pageSize: 20 }

const rows = (reply: Record<string, unknown>, key = 'list'): Record<string, unknown>[] => {
  const list = reply[key]
  return Array.isArray(list) ? list : Object.values((list as Record<string, Record<string, unknown>> | undefined) ?? {})
}

const play = async (call: MakeCall, round: number) => {
  const { config } = await call('appConfig', { v: '1.1.1' })
  const games = rows(config as Record<string, unknown>, 'appGameList')
  const gameId = games[round]?.['id']
  await call('startGame', { gameId, tryIt: 0 })
  await call('online', { gameId })
  await call('gameLike', { gameId, like: round % 2 === 0 })
  await call('exitGame', { gameId })
  await call('gameBalances')
  await call('retrieveBalance')
}

const pay = async (call: MakeCall, round: number) => {
  const { config } = (await call('appConfig', { v: '1.1.1' })) as {
    config: { appRechargeTypeItemMap: Record<string, string[]> }
  }
  const channels = Object.entries(config.appRechargeTypeItemMap)
  const [channelId, items] = channels[round % channels.length] ?? ['', []]
  const { list } = (await call('couponList')) as { list: { id: string }[] }
  const order = { channelId, itemId: items[round % items.length], requestId: `order-${round}` }
  const made = (await call('rechargeOrder', order)) as { order?: { orderId: string } }
  await call('rechargeOrder', order)
  if (made.order) await call(round % 3 ? 'rechargeOrderPaid' : 'rechargeOrderCancel', { orderId: made.order.orderId })
  if (list[0]) await call('couponUse', { couponId: list[0].id })
  await call('addBankInfo', { bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo: `1234567${100 + round}` })
  await call('safeboxPassword', { password: '246810' })
  await call('safeboxMove', { amount: 500, password: '246810', requestId: `in-${round}` })
  const { methods } = (await call('getExchange')) as { methods?: { key: string; minAmount: number }[] }
  const boot = (await call('getAfterLoginInfoWeb', { version: '1', os: 'x', deviceModel: 'x' })) as {
    appGameDataUser?: { appUserBankList: { bankId: string }[] }
  }
  const bankId = boot.appGameDataUser?.appUserBankList[0]?.bankId ?? 'none'
  const { key, minAmount } = methods?.[0] ?? { key: 'none', minAmount: 1 }
  await call('exchange', {
    method: key,
    bankId,
    amount: minAmount,
    safeboxPassword: '246810',
    requestId: `out-${round}`,
  })
}

const claim = async (call: MakeCall) => {
  const { list = [], chests = [] } = (await call('getTaskUser')) as Record<
    string,
    { id: string; selfReport?: boolean }[]
  >
  for (const { id, selfReport } of list) if (selfReport) await call('finishTask', { id })
  for (const { id } of [...list, ...chests]) await call('receiveTaskAward', { id })
  for (const name of [
    'loginBonus3UserReceive',
    'betBonusReceive',
    'appVipUserReceiveDaily',
    'appVipUserReceiveSignInAward',
  ])
    await call(name)
  await call('receiveVipTaskUnReceiveBonus')
  await call('appAgent5UserReceive')
  const { vipData } = (await call('getVipInfo')) as { vipData?: { tasks: { id: string }[] } }
  for (const { id } of vipData?.tasks ?? []) await call('receiveVipTask', { id })
  const { activityIds = [] } = (await call('getActivityIds')) as { activityIds?: number[] }
  for (const activityId of activityIds) {
    const { steps = [] } = (await call('activityDetail', { activityId })) as { steps?: { id: string }[] }
    for (const { id } of steps) {
      await call('activityVisit', { activityId, stepId: id })
      await call('activityReceive', { activityId, stepId: id })
    }
  }
  for (let spin = 0; spin < 3; spin++) await call('actInviteUserSpin')
  await call('actInviteUserExchange')
  const mails = rows(await call('getMail2', PAGE))
  for (const { id } of mails.slice(0, 3)) await call('getMailDetail', { id })
  await call('receiveMail')
  await call('delMail', { id: mails[0]?.['id'] })
}

const look = async (call: MakeCall) => {
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
    await call(name, PAGE)
  for (const name of [
    'refreshData',
    'activityGetStatusList',
    'loginBonus3User',
    'appAgent5User',
    'actInviteUser',
    'playCare',
  ])
    await call(name)
  await call('betRecordReport', {})
  await call('betBonus', { type: 0 })
}

/** A day of a busy player, who plays, pays, claims and reads everything; refusals are allowed. */
export const playOneDay = async (call: MakeCall, round: number): Promise<void> => {
  await call('getJackpotDrawInfo')
  await call('receiveDrawChance')
  await play(call, round)
  await pay(call, round)
  await claim(call)
  await look(call)
  await call('feedbackSend', { category: 'other', message: 'All fine', images: [], requestId: `note-${round}` })
  await call('updateProfile', { nickname: `Ann ${round}` })
  await call('playLimit', { period: 'day', amount: 1_000_000 + round })
  await call('smsSend', { mobile: `+1202555${3000 + round}`, purpose: 3 })
  await call('accountLoginSms', { mobile: `+1202555${3000 + round}`, code: '123456' })
  await call('googleLogin', { providerToken: `demo-google-ann${round}` })
  await call('accountLogin', { account: 'vip3', password: 'demo1234' })
}
