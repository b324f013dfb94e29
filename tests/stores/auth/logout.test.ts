import { describe, expect, it, vi } from 'vitest'
import { contract } from '../../../src/contract'
import type { ActivityStep } from '../../../src/contract/activity/activityPage'
import type { BonusReward, BonusSource } from '../../../src/domain/bonus/bonusReward'
import { noSocialLogin, type SocialLogin } from '../../../src/platform/device/social'
import type { SupportChat } from '../../../src/platform/device/support'
import { ActivityPageStore } from '../../../src/stores/activity/ActivityPageStore'
import { AgentStore } from '../../../src/stores/agent/AgentStore'
import { AccountStore } from '../../../src/stores/auth/AccountStore'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { SocialStore } from '../../../src/stores/auth/SocialStore'
import { BonusRecordStore } from '../../../src/stores/bonus/BonusRecordStore'
import { BonusStore } from '../../../src/stores/bonus/BonusStore'
import { FeedbackStore } from '../../../src/stores/feedback/FeedbackStore'
import { FavoriteStore } from '../../../src/stores/game/FavoriteStore'
import { GameStore } from '../../../src/stores/game/GameStore'
import { RealityStore } from '../../../src/stores/game/RealityStore'
import { BigWinsStore } from '../../../src/stores/home/BigWinsStore'
import { HomeStore } from '../../../src/stores/home/HomeStore'
import type { ChosenImages } from '../../../src/stores/image/ChosenImages'
import { InviteStore } from '../../../src/stores/invite/InviteStore'
import { JackpotInfoStore } from '../../../src/stores/jackpot/JackpotInfoStore'
import { JackpotStore } from '../../../src/stores/jackpot/JackpotStore'
import { RankStore } from '../../../src/stores/jackpot/RankStore'
import { MailStore } from '../../../src/stores/mail/MailStore'
import { CareStore } from '../../../src/stores/member/CareStore'
import { ProfileStore } from '../../../src/stores/member/ProfileStore'
import { ReportStore } from '../../../src/stores/member/ReportStore'
import { RetrieveStore } from '../../../src/stores/member/RetrieveStore'
import { ChatStore } from '../../../src/stores/service/ChatStore'
import { ServiceStore } from '../../../src/stores/service/ServiceStore'
import { RebateStore } from '../../../src/stores/vip/RebateStore'
import { VipStore } from '../../../src/stores/vip/VipStore'
import { CardStore } from '../../../src/stores/wallet/CardStore'
import { DepositOrderStore } from '../../../src/stores/wallet/DepositOrderStore'
import { DepositStore } from '../../../src/stores/wallet/DepositStore'
import { RecordStore } from '../../../src/stores/wallet/RecordStore'
import { RewardsStore } from '../../../src/stores/wallet/RewardsStore'
import { SafeboxStore } from '../../../src/stores/wallet/SafeboxStore'
import { WithdrawalStore } from '../../../src/stores/wallet/WithdrawalStore'
import { WithdrawStore } from '../../../src/stores/wallet/WithdrawStore'
import { openApp, tokenOf } from '../../support/app'
import { full } from '../../support/full'
import { settle } from '../../support/platform'
import { differences, stateOf } from '../core/storeWalk'

const started = async (options: Parameters<typeof openApp>[0] = {}) => {
  const app = openApp(options)
  app.root.start()
  await vi.dynamicImportSettled()
  await settle()
  return app
}
type App = Awaited<ReturnType<typeof started>>

/** A chat in which support has said two things and nothing arrives. */
const support: SupportChat = {
  join: async (_, listen) => {
    const said = { from: 'support', text: 'Hi', at: 0 } as const
    const messages = [
      { ...said, id: '1' },
      { ...said, id: '2' },
    ]
    listen({ messages, agent: '', typing: false, place: null, closed: false })
    return { send: () => Promise.resolve(false), leave: () => undefined }
  },
}

/** Lucky has two draw chances, the whale has lists of several pages. */
const withPlayer = async (persona: 'lucky' | 'whale') => {
  const social: SocialLogin = { ...noSocialLogin, signIn: async () => ({ token: 'demo-line-zoe' }) }
  const app = await started({ persona, platform: { social, support } })
  const { world } = app.backend.journal
  for (const player of Object.values(world.players)) player.balances.chance = 2
  world.forcedDraws.push('50001', '2001#3')
  return app
}

/** Fills every field of every store with the player's data. */
const live = async ({ root, pass, fault }: App) => {
  const [jackpot, game, auth] = [root.feature(JackpotStore), root.feature(GameStore), root.feature(AuthStore)]
  const { rank } = root.feature(RankStore)
  const { modals, toasts, member } = root
  await jackpot.load()
  jackpot.tapSpin()
  await settle()
  pass(20_000)
  await settle()
  jackpot.spin.dismiss()
  await Promise.all([
    root.feature(FavoriteStore).like(9, true),
    jackpot.record.load(),
    rank.load(),
    game.enter(1, false),
  ])
  const { record: rewards } = root.feature(BonusRecordStore)
  await rewards.load({ source: 'task' })
  fault('getPersonJackpotDrawAwardLog:offline*1,getJackpotRank:offline*1,activityAwardGetLog:offline*1')
  await Promise.all([jackpot.record.more(), rank.more(), rewards.more()])
  await liveMember({ root, fault })
  await liveWallet({ root, fault })
  await liveRecords({ root, fault })
  await liveDeposit({ root, fault })
  await liveRewards({ root, fault })
  await liveBonus({ root, fault })
  await liveSafebox({ root, fault })
  await liveVip({ root, fault })
  await liveMail({ root, fault })
  await liveFeedback({ root, fault })
  await liveService({ root, fault })
  await liveInvite({ root, fault })
  await liveAgent({ root, fault })
  fault('gameLike:offline*1,getAfterLoginInfoWeb:offline*1')
  await root.feature(FavoriteStore).like(8, true)
  root.feature(HomeStore)
  const { wins } = root.feature(BigWinsStore)
  await wins.load()
  fault('bigWins:offline*1')
  await wins.refresh()
  await auth.sendCode('5550001234')
  auth.draft.choose({ way: 'account', country: '+44' })
  auth.goingTo('/member')
  auth.draft.fill({ account: 'whale', password: 'short' })
  auth.draft.keep({
    mobile: '5550001234',
    code: '1',
    account: 'whale',
    password: 'short',
    remember: true,
    invite: 'K1',
  })
  modals.open('jackpot')
  toasts.show('info', { keys: ['member.refreshed'] })
  fault('refreshData:offline*1,getJackpotDrawInfo:offline*1')
  await Promise.all([member.refresh(), root.feature(JackpotInfoStore).load()])
  await livePlay({ root })
  jackpot.tapSpin()
  await settle()
  pass(1000)
}

/** A report's bounds. */
const ALL = { from: 0, to: Number.MAX_SAFE_INTEGER }

/** Report, responsible play and money left in games, each read once and then without a network. */
const liveMember = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const [report, { care }] = [root.feature(ReportStore), root.feature(CareStore)]
  const { rounds, coins } = report
  const { left, retrieval } = root.feature(RetrieveStore)
  await Promise.all([
    rounds.load({ gameType: 1 }),
    coins.load('bet'),
    report.reportOf(ALL).load(),
    report.latest.load(),
    care.load(),
  ])
  await retrieval.run()
  await left.load()
  fault('betRecord:offline*2,appUserCoinDetail:offline*1,playCare:offline*1,gameBalances:offline*1')
  await Promise.all([rounds.more(), report.latest.refresh(), coins.more(), care.refresh(), left.refresh()])
}

/** A round in a game, at whose end the second reality check is due. */
const livePlay = async ({ root }: Pick<App, 'root'>) => {
  const [game, reality] = [root.feature(GameStore), root.feature(RealityStore)]
  for (const type of ['ready', 'busy']) game.receive({ mark: 'kismara-game', type })
  reality.played = { start: 1, seconds: 3_600 }
  reality.answer()
  reality.played = { start: 1, seconds: 7_200 }
}

/** Cards and a withdrawal, each read once and then without a network. */
const liveWallet = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const [store, { cards }] = [root.feature(WithdrawStore), root.feature(CardStore)]
  const order = root.feature(WithdrawalStore).order('w')
  store.fill({ typed: '500.00' })
  await Promise.all([store.info.load(), cards.load(), order.load()])
  fault('getExchange:offline*1,bankInfoList:offline*1,exchangeStatus:offline*1,exchange:offline*1')
  await Promise.all([store.info.refresh(), cards.refresh(), order.refresh(), store.send(payout)])
}

/** Records of money, each read once and then without a network. */
const liveRecords = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const { deposits, withdrawals, movements } = root.feature(RecordStore)
  await Promise.all([deposits.load({ status: 1 }), withdrawals.load({ status: 3 }), movements.load({ kind: 'bet' })])
  fault('rechargeRecord:offline*1,exchangeRecord:offline*1,appUserCoinDetail:offline*1')
  await Promise.all([deposits.refresh(), withdrawals.refresh(), movements.refresh()])
}

/** A deposit and its order, with a coupon chosen. */
const liveDeposit = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const [deposits, orders] = [root.feature(DepositStore), root.feature(DepositOrderStore)]
  await root.config.load()
  deposits.draft.choose('bank')
  deposits.draft.type('100.00', 'pt-BR')
  deposits.draft.useCoupon('k1')
  const stop = deposits.subscribe()
  await settle()
  stop()
  await Promise.all([deposits.open.load(), deposits.coupons.load(), orders.entries.load()])
  await deposits.pay()
  await settle()
  await deposits.open.load()
  fault('rechargeQuote:offline*1,rechargeRecord:offline*1,couponList:offline*1,appUserCoinDetail:offline*1')
  await Promise.all([deposits.quotes, deposits.open, deposits.coupons, orders.entries].map((one) => one.refresh()))
  await orders.said.run('none')
  await orders.cancel.run('none')
  deposits.draft.choose('bank')
  deposits.draft.type('100.00', 'pt-BR')
  deposits.draft.useCoupon('k1')
}

/** A safe-box whose password was wrong, and calls without a network. */
const liveSafebox = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const store = root.feature(SafeboxStore)
  await store.password.run({ password: '246810' })
  await store.send({ amount: -100, password: '135791' })
  fault('safeboxPassword:http500*1,safeboxReset:http500*1')
  await Promise.all([store.password.run({ password: '246810' }), store.reset.run(secret)])
}

/** Points and coupons, each read once and then without a network. */
const liveRewards = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const store = root.feature(RewardsStore)
  await Promise.all([store.offers.load(), store.coupons.load(), store.history.load()])
  store.draft.type('150', 'pt-BR')
  fault('pointsExchange:http500*1,couponUse:http500*1')
  await Promise.all([store.trade('coin-1'), store.take('k')])
  fault('pointsOffers:offline*1,couponList:offline*1,appUserCoinDetail:offline*1')
  await Promise.all([store.offers.refresh(), store.coupons.refresh(), store.history.refresh()])
}

/** VIP rewards and the rebate, each read once and then without a network. */
const liveVip = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const [vip, rebate] = [root.feature(VipStore), root.feature(RebateStore)]
  await Promise.all([vip.info.load(), rebate.today.load(), rebate.record.load()])
  fault('appVipUserReceiveDaily:http500*1,betBonusReceive:http500*1')
  fault('getVipInfo:offline*2,betBonus:offline*2,betBonusLog:offline*1')
  await Promise.all([vip.receive({ kind: 'daily' }), rebate.receive(), rebate.record.more()])
  await Promise.all([vip.info.refresh(), rebate.today.refresh()])
}

/** The team with an open branch, read once and then without a network, and claims with an unknown outcome. */
const liveAgent = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const { overview, members, tree, claim, validClaim, fill } = root.feature(AgentStore)
  await Promise.all([overview.load(), members.load({ tier: 1 }), tree.roots.load()])
  const branch = tree.roots.rows.find(({ people }) => people > 0)
  if (!branch) throw new Error('nobody of the first page has invited anybody')
  tree.toggle(branch)
  await settle()
  fault('appAgent5UserReceive:http500*1,appAgent5UserInviteValidReceive:http500*1,agentFill:http500*1')
  fault('appAgent5User:offline*3,appAgent5UserLog:offline*2')
  await Promise.all([claim.run(), validClaim.run('v1'), fill.run('code')])
  await Promise.all([overview.refresh(), members.more(), tree.roots.more()])
}

/** The mailbox, read once and then without a network, with a mail open and one being deleted. */
const liveMail = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const { list, counts, receive, removal, ...store } = root.feature(MailStore)
  await Promise.all([list.load('read'), counts.load()])
  const [first, second] = list.rows
  if (!first || !second) throw new Error('the whale has read no mail')
  await root.feature(MailStore).mail(first.id).load()
  store.received.add(first.id)
  fault('receiveMail:http500*1,delMail:http500*1,getMailDetail:offline*1,getMail2:offline')
  await receive.run(second.id)
  removal.begin({ id: second.id })
  removal.flush()
  removal.begin({ id: first.id })
  await settle()
  removal.sending = { id: second.id }
  await Promise.all([list.more(), counts.refresh()])
}

/** The bonus center, read once and then without a network, with a claim that is refused and one that is asked. */
const liveBonus = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const store = root.feature(BonusStore)
  await Promise.all(store.reads.all.map((one) => one.load()))
  fault('appVipUserReceiveDaily:4001*1')
  await store.claim(store.readyFrom(['vipDaily']))
  fault('couponUse:hang*1')
  void store.claim([gift])
  await settle()
  store.received = [{ reward: gift, index: 0 }]
  store.missed = [{ reward: gift, state: { name: 'undone' } }]
  const calls = ['getTaskUser', 'loginBonus3User', 'getVipInfo', 'betBonus', 'activitySteps', 'getExchange']
  fault([...calls, 'couponList', 'activityAwardGetLog'].map((call) => `${call}:offline*1`).join())
  await store.reads.refresh()
}

const gift: BonusReward = { source: 'coupon', key: 'k', title: '', detail: '', awards: [], state: 1 }
/** A picture ready, one being read and one refused. */
const choose = async (images: ChosenImages) => {
  void images.add([new File(['text'], 'text.png')], 1)
  await settle()
  images.list = [
    { id: 1, name: 'a.png', url: 'data:image/png;base64,AA' },
    { id: 2, name: 'b.png', url: null },
  ]
}

/** Feedback, read once and then without a network. */
const liveFeedback = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const { record, images, write } = root.feature(FeedbackStore)
  await record.load()
  fault('feedbackRecord:offline,feedbackSend:http500*1')
  await write.run({ category: 'idea', message: 'More bells', images: [], requestId: 'r' })
  await record.more()
  await choose(images)
}

/** The answers, and a conversation with a message on its way. */
const liveService = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const [chat, { services }] = [root.feature(ChatStore), root.feature(ServiceStore)]
  await services.load()
  fault('getCustomerServices:offline')
  await services.refresh()
  await chat.join('en-US')
  await chat.send('Where is my withdrawal?')
  await choose(chat.images)
  chat.write('Hello')
  chat.read()
  chat.seen -= 1
}

/** The invite wheel, turned once and turning again, then without a network. */
const liveInvite = async ({ root, fault }: Pick<App, 'root' | 'fault'>) => {
  const invite = root.feature(InviteStore)
  const { reads } = invite
  await Promise.all([reads.wheel.load(), reads.status.load(), reads.record.load()])
  invite.makeSpin()
  await settle()
  await Promise.all([invite.spin.run(), invite.cashOut.exchange.run(), invite.click.run({ requestId: 'r' })])
  await settle()
  invite.turn.target = { sectorId: 1, award: null }
  fault('actInviteUser:offline*1,actInviteUserStatus:offline*1,actInviteUserRecord:offline*1')
  await reads.refresh()
}

/** State that does not depend on the player: from the backend for everyone, or of the device. */
const notThePlayers = [
  /^(Config|Connection|Boot|Prefs|JackpotBubble|Install)Store\./,
  /^(Modal|Toast)Store\.used$/,
  /^SessionStore\.(ended|savedAccount)$/,
  // Only after a failed read or without a connection.
  /^(ActivityStore\.failed|ConnectionStore\.offline)$/,
  // Only before login.
  /^AuthStore\.(busy|limits|needsCode|providers|ways|codes\.busy|draft\.dialCodes)$/,
  // Only while a form about the account or a provider's window is open.
  /^(Account|Social)Store\./,
  /^Jackpot\w*Store\.(cells|odds|figures\.paused)$/,
  // What the backend allows for everyone.
  /^(Feedback|Chat)Store\.limit$/,
  // Only while the chat cannot be loaded.
  /^ChatStore\.failed$/,
  /^(ProfileStore\.limits|CardStore\.limit)$/,
  /^DepositStore\.draft\.(channels|canType|fault)$/,
  // Only while the configuration asks for a phone or a card, and with a coupon of the player's.
  /^DepositStore\.(asksFirst|coupon)$/,
  // Only while a new level waits for its moment.
  /^MemberStore\.heldVip$/,
  // Only without money.
  /^GameStore\.isOutOfCoins$/,
  // Only while a call is in flight.
  /\.pending$/,
  // Goes with the dialog on screen.
  /^ModalStore\.layers$/,
  // Lists without a filter.
  /^((Feedback|Jackpot|Rank|Rewards|Rebate)Store\.\w+|AgentStore\.tree\.roots)\.filter$/,
  // Follow from what was read, and no player is in all of these states.
  /^InviteStore\.(canSpin|reads\.(isReached|isCashedOut|record\.filter))$/,
  // False while a draw is in flight.
  /^JackpotStore\.canSpin$/,
  // Only after a session that ended by force.
  /^SessionStore\.wasEnded$/,
  /^HomeStore\.(types|games|hasJackpots|resting|shelf)$/,
]
/** State that may remain on the device. */
const ofTheDevice = /^(Modal|Toast)Store\.used$/

it('[SESS-02] after logout every store equals that of a fresh visitor', async () => {
  const app = await withPlayer('whale')
  const visit = async () => {
    // A visitor's data must not hide what the player left behind.
    app.fault('getActivityIds:offline,activityGetStatusList:offline,getJackpotDrawInfo:offline')
    return started({ persona: 'visitor', backend: app.backend })
  }
  const untouched = await stateOf((await visit()).root)
  app.backend.faults.clear()
  await live(app)
  const marked = differences(untouched, await stateOf(app.root))
  const forgotten = Object.keys(untouched).filter(
    (path) => !marked.includes(path) && !notThePlayers.some((pattern) => pattern.test(path)),
  )
  // For a new field, extend `live`, or list it in `notThePlayers` with the reason.
  expect(forgotten).toEqual([])

  const visitor = await visit()
  app.root.session.logout()
  await settle()
  const left = differences(await stateOf(visitor.root), await stateOf(app.root))
  expect(left.filter((path) => !ofTheDevice.test(path))).toEqual([])
  expect([...app.local.keys()].sort()).toEqual([...visitor.local.keys()].sort())
})

const signInDay: ActivityStep = { id: 'day1', title: '', progress: 1, target: 1, unit: 'days', state: 1, awards: [] }

const secret = { accountPassword: 'demo1234', password: '246810' }
const taken = { amount: -100, password: '246810' }
const payout = { method: 'express', bankId: 'b', amount: 5_000 }
const card = { bankName: 'Northbank', holder: 'Pip Vale', accountNo: '12345678' }
const phone = { mobile: '5550007777', code: '123456', password: 'demo1234', invite: '', accepted: false }

const claimOf =
  (source: BonusSource) =>
  ({ root }: App) =>
    void root.feature(BonusStore).claim([{ ...gift, source, activityId: 36 }])

/** Claims of the bonus center. */
const bonusClaims: readonly (readonly [call: string, how: string, make: (app: App) => void])[] = [
  ['finishTask', 'a report of a task', ({ root }) => void root.feature(BonusStore).report('d-rules')],
  ['receiveTaskAward', 'a task’s award', claimOf('task')],
  ['loginBonus3UserReceive', 'a login bonus', claimOf('login')],
  ['appVipUserReceiveDaily', 'a daily bonus', claimOf('vipDaily')],
  ['appVipUserReceiveSignInAward', 'a VIP check-in', claimOf('vipSignIn')],
  ['receiveVipTask', 'a VIP task', claimOf('vipTask')],
  ['receiveVipTaskUnReceiveBonus', 'VIP bonuses', claimOf('vipBonus')],
  ['betBonusReceive', 'a rebate', claimOf('rebate')],
]

/** Calls made on behalf of a session. */
const sessionCalls: readonly (readonly [call: string, how: string, make: (app: App) => void])[] = [
  ['getAfterLoginInfoWeb', 'the player', ({ root }) => void root.member.load()],
  ['refreshData', 'the figures', ({ root }) => void root.member.refresh()],
  ['gameLike', 'a favorite', ({ root }) => void root.feature(FavoriteStore).like(9, true)],
  ['getActivityIds', 'the activities', ({ root }) => void root.activities.load()],
  ['activityGetStatusList', 'the red dots', ({ root }) => void root.activities.load()],
  ['getJackpotDrawInfo', 'the draw info', ({ root }) => void root.feature(JackpotStore).load()],
  ['bigWins', 'the big wins', ({ root }) => void root.feature(BigWinsStore).wins.load()],
  ['getPersonJackpotDrawAwardLog', 'the newest draw', ({ root }) => void root.feature(JackpotStore).load()],
  ['getPersonJackpotDrawAwardLog', 'the record', ({ root }) => void root.feature(JackpotStore).record.load()],
  ['getJackpotRank', 'the rank', ({ root }) => void root.feature(RankStore).rank.load()],
  ['activityAwardGetLog', 'the rewards', ({ root }) => void root.feature(BonusRecordStore).record.load()],
  ['getTaskUser', 'the tasks', ({ root }) => void root.feature(BonusStore).reads.tasks.load()],
  ['loginBonus3User', 'the login bonus', ({ root }) => void root.feature(BonusStore).reads.login.load()],
  ['getVipInfo', 'the VIP bonuses', ({ root }) => void root.feature(BonusStore).reads.vip.load()],
  ['betBonus', 'the rebate', ({ root }) => void root.feature(BonusStore).reads.rebate.load()],
  ['activitySteps', 'all steps', ({ root }) => void root.feature(BonusStore).reads.steps.load()],
  ...bonusClaims,
  ['receiveDrawChance', 'a draw', ({ root }) => root.feature(JackpotStore).tapSpin()],
  ['activityDetail', 'an activity', ({ root }) => void root.feature(ActivityPageStore).page(36).detail.load()],
  ['activityReceive', 'a claim', ({ root }) => root.feature(ActivityPageStore).page(36).receive(signInDay)],
  ['activityVisit', 'a visit', ({ root }) => root.feature(ActivityPageStore).page(21).visited(signInDay)],
  ['bindAccount', 'a link to a phone', ({ root }) => void root.feature(AccountStore).bindPhone(phone)],
  ['initPassword', 'a first password', ({ root }) => void root.feature(AccountStore).setPassword(phone)],
  ['bindSocialAccount', 'a link to a provider', ({ root }) => void root.feature(SocialStore).connect('line', null)],
  ['startGame', 'a game', ({ root }) => void root.feature(GameStore).enter(1, false)],
  ['exitGame', 'the way out of a game', ({ root }) => root.feature(GameStore).leave()],
  ['betRecord', 'the rounds', ({ root }) => void root.feature(ReportStore).rounds.load()],
  ['betRecordReport', 'a report', ({ root }) => void root.feature(ReportStore).reportOf(ALL).load()],
  ['appUserCoinDetail', 'the movements of coin', ({ root }) => void root.feature(ReportStore).coins.load()],
  ['rechargeRecord', 'the deposits', ({ root }) => void root.feature(RecordStore).deposits.load()],
  ['exchangeRecord', 'the withdrawals', ({ root }) => void root.feature(RecordStore).withdrawals.load()],
  ['pointsOffers', 'the points', ({ root }) => void root.feature(RewardsStore).offers.load()],
  ['pointsExchange', 'an exchange', ({ root }) => void root.feature(RewardsStore).trade('coin-1')],
  ['couponList', 'the coupons', ({ root }) => void root.feature(RewardsStore).coupons.load()],
  ['couponUse', 'a gift coupon', ({ root }) => void root.feature(RewardsStore).take('k')],
  ['safeboxMove', 'money into the safe-box', ({ root }) => void root.feature(SafeboxStore).send({ amount: 100 })],
  ['safeboxOpen', 'money out of it', ({ root }) => void root.feature(SafeboxStore).send(taken)],
  ['safeboxPassword', 'its password', ({ root }) => void root.feature(SafeboxStore).password.run(secret)],
  ['safeboxReset', 'a forgotten one', ({ root }) => void root.feature(SafeboxStore).reset.run(secret)],
  ['getVipInfo', 'the VIP standing', ({ root }) => void root.feature(VipStore).info.load()],
  ['appVipUserReceiveDaily', 'the daily bonus', ({ root }) => void root.feature(VipStore).receive({ kind: 'daily' })],
  ['appVipUserReceiveSignInAward', 'a sign-in', ({ root }) => void root.feature(VipStore).receive({ kind: 'signIn' })],
  ['receiveVipTask', 'a task', ({ root }) => void root.feature(VipStore).receive({ kind: 'task', id: 'bet-day' })],
  ['receiveVipTaskUnReceiveBonus', 'bonuses', ({ root }) => void root.feature(VipStore).receive({ kind: 'bonuses' })],
  ['betBonus', 'the rebate', ({ root }) => void root.feature(RebateStore).today.load()],
  ['betBonusReceive', 'a claim of the rebate', ({ root }) => void root.feature(RebateStore).receive()],
  ['betBonusLog', 'past rebates', ({ root }) => void root.feature(RebateStore).record.load()],
  [
    'feedbackSend',
    'feedback',
    ({ root }) => void root.feature(FeedbackStore).send({ category: 'idea', message: 'Bells' }),
  ],
  ['feedbackRecord', 'the feedback', ({ root }) => void root.feature(FeedbackStore).record.load()],
  ['feedbackDetail', 'an answer', ({ root }) => void root.feature(FeedbackStore).entry('7').load()],
  ['getMail2', 'the mailbox', ({ root }) => void root.feature(MailStore).list.load()],
  ['getMail2', 'what waits in it', ({ root }) => void root.feature(MailStore).counts.load()],
  ['getMailDetail', 'a mail', ({ root }) => void root.feature(MailStore).mail('m1').load()],
  ['receiveMail', 'a gift', ({ root }) => void root.feature(MailStore).take('m1')],
  ['delMail', 'a deletion', ({ root }) => void root.feature(MailStore).removal.write.run('finished')],
  ['actInviteUser', 'the invite wheel', ({ root }) => void root.feature(InviteStore).reads.wheel.load()],
  ['actInviteUserStatus', 'its standing', ({ root }) => void root.feature(InviteStore).reads.status.load()],
  ['actInviteUserRecord', 'its record', ({ root }) => void root.feature(InviteStore).reads.record.load()],
  ['actInviteUserSpin', 'a spin', ({ root }) => void root.feature(InviteStore).spin.run()],
  ['actInviteUserExchange', 'a cash-out', ({ root }) => root.feature(InviteStore).cashOut.run()],
  ['actInviteClickInvite', 'a tap on Invite', ({ root }) => root.feature(InviteStore).tapInvite()],
  ['appAgent5User', 'the agent', ({ root }) => void root.feature(AgentStore).overview.load()],
  ['appAgent5UserLog', 'the team', ({ root }) => void root.feature(AgentStore).members.load()],
  ['appAgent5UserLog', 'the tree', ({ root }) => void root.feature(AgentStore).tree.roots.load()],
  ['appAgent5UserReceive', 'the commission', ({ root }) => void root.feature(AgentStore).receive()],
  ['appAgent5UserInviteValidReceive', 'valid friends', ({ root }) => void root.feature(AgentStore).receiveValid('v1')],
  ['agentFill', 'the inviter', ({ root }) => void root.feature(AgentStore).fill.run('code')],
  ['playCare', 'responsible play', ({ root }) => void root.feature(CareStore).care.load()],
  ['playLimit', 'a limit', ({ root }) => void root.feature(CareStore).setLimit({ period: 'day', amount: 1000 })],
  ['playReminder', 'a reminder', ({ root }) => void root.feature(CareStore).setReminder(15)],
  ['playBreak', 'a break', ({ root }) => void root.feature(CareStore).takeBreak('24h')],
  ['updateProfile', 'a nickname', ({ root }) => void root.feature(ProfileStore).save({ nickname: 'Robin' })],
  ['gameBalances', 'money left in games', ({ root }) => void root.feature(RetrieveStore).left.load()],
  ['retrieveBalance', 'its way back', ({ root }) => void root.feature(RetrieveStore).retrieval.run()],
  ['bankInfoList', 'the cards', ({ root }) => void root.feature(CardStore).cards.load()],
  ['addBankInfo', 'a card', ({ root }) => void root.feature(CardStore).save(card)],
  ['modifyBankInfo', 'a changed card', ({ root }) => void root.feature(CardStore).save({ bankId: 'b', ...card })],
  ['getExchange', 'what can be withdrawn', ({ root }) => void root.feature(WithdrawStore).info.load()],
  ['exchange', 'a withdrawal', ({ root }) => void root.feature(WithdrawStore).send(payout)],
  ['exchangeStatus', 'an order', ({ root }) => void root.feature(WithdrawalStore).order('w').load()],
  ['rechargeQuote', 'what a deposit gives', ({ root }) => void root.feature(DepositStore).quotes.load()],
  ['rechargeRecord', 'the open deposits', ({ root }) => void root.feature(DepositStore).open.load()],
  ['couponList', 'the coupons', ({ root }) => void root.feature(DepositStore).coupons.load()],
  ['rechargeOrder', 'a deposit', ({ root }) => void root.config.load().then(() => root.feature(DepositStore).pay())],
  ['rechargeOrderStatus', 'a deposit order', ({ root }) => void root.feature(DepositOrderStore).order('o1').load()],
  ['rechargeOrderPaid', 'a report of payment', ({ root }) => void root.feature(DepositOrderStore).said.run('o1')],
  ['rechargeOrderCancel', 'a canceled deposit', ({ root }) => void root.feature(DepositOrderStore).cancel.run('o1')],
  ['online', 'the ping', ({ root }) => void root.services().then(({ online }) => online.ping())],
]
/** Calls without session data. */
const ofNobody = [
  'getCustomerServices',
  'appConfig',
  'preLogin',
  'smsSend',
  'accountLogin',
  'accountLoginSms',
  'accountRegist',
  'accountRegist4',
  'forgetPassword',
  'googleLogin',
  'facebookLogin',
  'lineLogin',
  'logout',
  'appEventLogClient',
]

/** One guard of the client is tried by all of them. */
const SOME_CALLS = 12
const nexts = ['another player', 'a visitor whose network is away']
describe.each(full ? nexts : nexts.slice(0, 1))('after logout, followed by %s,', (next) => {
  it.each(full ? sessionCalls : sessionCalls.slice(0, SOME_CALLS))(
    '[SESS-02] a reply of %s (%s) changes nothing',
    async (call, _, make) => {
      const app = await withPlayer('lucky')
      const { root, hold, calls, fault } = app
      await root.feature(JackpotStore).load()
      await root.feature(GameStore).enter(2, false)
      const before = calls(call).length
      const reply = hold(call)
      make(app)
      await settle()
      expect(calls(call).length).toBe(before + 1)

      const token = await tokenOf(app.backend, 'regular')
      if (next !== 'another player') fault('*:offline')
      root.session.logout()
      reply.open()
      if (next === 'another player') root.session.begin(token)
      await settle()
      expect(root.member.info?.account).toBe(next === 'another player' ? 'regular' : undefined)
      const state = await stateOf(root)
      reply.release()
      await settle()
      expect(differences(state, await stateOf(root))).toEqual([])
    },
  )
})

it('[SESS-02] the two lists above contain every call the stores make', () => {
  const sources = import.meta.glob<string>('../../../src/stores/**/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const imported = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '[./]+\/contract\/[^']+'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  )
  const made = contract.filter(({ key }) => imported.includes(key)).map(({ call }) => call.name)
  expect(made.sort()).toEqual([...new Set([...sessionCalls.map(([call]) => call), ...ofNobody])].sort())
})
