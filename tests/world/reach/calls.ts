import { contract } from '../../../src/contract'
import { SMS_PURPOSE } from '../../../src/contract/core/enums'
import { sampleOf } from '../core/samples'
import {
  arrive,
  card,
  codeFor,
  deposit,
  enter,
  gift,
  note,
  ordered,
  orderOf,
  ownCard,
  type Recipe,
  recipe,
  welcome,
  withdrawal,
} from './recipe'

const PHONE = '+12025556001'

const signingIn: Readonly<Record<string, Recipe>> = {
  googleLogin: recipe('visitor', 'a token of the demo', (at) =>
    at.send('googleLogin', { providerToken: 'demo-google-ann' }),
  ),
  facebookLogin: recipe('visitor', 'a token of the demo', (at) =>
    at.send('facebookLogin', { providerToken: 'demo-facebook-ann' }),
  ),
  lineLogin: recipe('visitor', 'a token of the demo', (at) => at.send('lineLogin', { providerToken: 'demo-line-ann' })),
  accountLogin: recipe('visitor', 'the account of a persona', (at) =>
    at.send('accountLogin', { account: 'regular', password: 'demo1234' }),
  ),
  accountLoginSms: recipe('visitor', 'a number with its code', async (at) =>
    at.send('accountLoginSms', await codeFor(at, PHONE, SMS_PURPOSE.loginAndRegister)),
  ),
  accountRegist: recipe('visitor', 'a new account', (at) =>
    at.send('accountRegist', { account: 'annreed', password: 'demo1234' }),
  ),
  accountRegist4: recipe('visitor', 'a new number with its code', async (at) =>
    at.send('accountRegist4', { ...(await codeFor(at, PHONE, SMS_PURPOSE.register)), password: 'demo1234' }),
  ),
  smsSend: recipe('visitor', 'a code to a number', (at) =>
    at.send('smsSend', { mobile: PHONE, purpose: SMS_PURPOSE.loginAndRegister }),
  ),
  forgetPassword: recipe('visitor', 'a new password by a code', async (at) =>
    at.send('forgetPassword', { ...(await codeFor(at, '+12025550112', SMS_PURPOSE.forget)), password: 'fresh1234' }),
  ),
  bindAccount: recipe('visitor', 'a phone number for a new account', async (at) => {
    await arrive(at)
    return at.send('bindAccount', await codeFor(at, PHONE, SMS_PURPOSE.bind))
  }),
  bindSocialAccount: recipe('regular', "a provider's account", (at) =>
    at.send('bindSocialAccount', { provider: 5, providerToken: 'demo-google-ann' }),
  ),
  initPassword: recipe('visitor', 'a first password after a social sign-in', async (at) => {
    await enter(at, 'googleLogin', { providerToken: 'demo-google-ann' })
    return at.send('initPassword', { password: 'fresh1234' })
  }),
  logout: recipe('regular', 'the end of a session', (at) => at.send('logout')),
  updateProfile: recipe('regular', 'another nickname', (at) => at.send('updateProfile', { nickname: 'Ann' })),
  agentFill: recipe('newcomer', "a persona's invite code", async (at) => {
    const { token } = at
    await enter(at, 'accountLogin', { account: 'regular', password: 'demo1234' })
    const { inviteCode } = await at.send('appAgent5User')
    at.token = token
    return at.send('agentFill', { pid: inviteCode })
  }),
}

const money: Readonly<Record<string, Recipe>> = {
  rechargeQuote: recipe('regular', 'what a deposit would give', (at) =>
    at.send('rechargeQuote', { channelId: 'instant', prices: [10_000] }),
  ),
  rechargeOrder: recipe('regular', 'a deposit of 100.00', (at) => at.send('rechargeOrder', orderOf(10_000))),
  ...Object.fromEntries(
    ['rechargeOrderStatus', 'rechargeOrderPaid', 'rechargeOrderCancel'].map((name) => [
      name,
      recipe('regular', 'an open order by bank transfer', async (at) => at.send(name, await ordered(at))),
    ]),
  ),
  exchange: recipe('regular', 'a withdrawal of 50.00', async (at) => at.send('exchange', await withdrawal(at, 5_000))),
  addBankInfo: recipe('newcomer', 'a first account', (at) => at.send('addBankInfo', card())),
  modifyBankInfo: recipe('newcomer', 'another number', async (at) => {
    await at.send('addBankInfo', card())
    return at.send('modifyBankInfo', { ...card('9876543210'), ...(await ownCard(at)) })
  }),
  couponUse: recipe('regular', 'a gift coupon', async (at) => at.send('couponUse', await gift(at))),
  safeboxPassword: recipe('regular', 'a first password', (at) => at.send('safeboxPassword', { password: '246810' })),
  safeboxOpen: recipe('regular', 'the safe-box password', (at) => at.send('safeboxOpen', { password: '246810' })),
  safeboxReset: recipe('regular', 'a forgotten safe-box password', (at) =>
    at.send('safeboxReset', { accountPassword: 'demo1234', password: '246810' }),
  ),
  safeboxMove: recipe('regular', 'coin into the safe-box', (at) =>
    at.send('safeboxMove', { amount: 500, requestId: 'm' }),
  ),
  playLimit: recipe('regular', 'a limit for the day', (at) => at.send('playLimit', { period: 'day', amount: 10_000 })),
  playReminder: recipe('regular', 'a reality check every half hour', (at) => at.send('playReminder', { minutes: 30 })),
  playBreak: recipe('regular', 'a day without play', (at) => at.send('playBreak', { length: '24h' })),
  retrieveBalance: recipe('regular', 'what was left in games', (at) => at.send('retrieveBalance')),
}

const claims: Readonly<Record<string, Recipe>> = {
  receiveDrawChance: recipe('lucky', "the persona's chance", (at) => at.send('receiveDrawChance')),
  activityReceive: recipe('newcomer', 'the sign-up bonus', (at) =>
    at.send('activityReceive', { activityId: 15, stepId: 's1' }),
  ),
  activityVisit: recipe('newcomer', 'one of our channels', (at) =>
    at.send('activityVisit', { activityId: 21, stepId: 'news' }),
  ),
  finishTask: recipe('newcomer', 'the report that the rules were read', (at) =>
    at.send('finishTask', { id: 'd-rules' }),
  ),
  receiveTaskAward: recipe('newcomer', 'the task of signing in', (at) =>
    at.send('receiveTaskAward', { id: 'd-login' }),
  ),
  loginBonus3UserReceive: recipe('newcomer', "the first day's", (at) => at.send('loginBonus3UserReceive')),
  getMailDetail: recipe('newcomer', 'the welcome', async (at) => at.send('getMailDetail', await welcome(at))),
  receiveMail: recipe('collector', 'all attachments', (at) => at.send('receiveMail')),
  delMail: recipe('newcomer', 'the welcome', async (at) => at.send('delMail', await welcome(at))),
  appVipUserReceiveDaily: recipe('collector', "the level's", (at) => at.send('appVipUserReceiveDaily')),
  appVipUserReceiveSignInAward: recipe('collector', "today's", (at) => at.send('appVipUserReceiveSignInAward')),
  receiveVipTask: recipe('regular', 'a deposit this week', async (at) => {
    await deposit(at, 10_000)
    return at.send('receiveVipTask', { id: 'deposit-week' })
  }),
  receiveVipTaskUnReceiveBonus: recipe('collector', 'all bonuses to receive', (at) =>
    at.send('receiveVipTaskUnReceiveBonus'),
  ),
  betBonusReceive: recipe('collector', 'the settled rebate', (at) => at.send('betBonusReceive')),
  appAgent5UserReceive: recipe('collector', "last night's commission", (at) => at.send('appAgent5UserReceive')),
  appAgent5UserInviteValidReceive: recipe('collector', 'the first valid friend', (at) =>
    at.send('appAgent5UserInviteValidReceive', { id: 'v1' }),
  ),
  pointsExchange: recipe('regular', 'points for coin', (at) =>
    at.send('pointsExchange', { offerId: 'coin-1', requestId: 'p' }),
  ),
  actInviteUserSpin: recipe('newcomer', "the round's first spin", (at) => at.send('actInviteUserSpin')),
  actInviteUserExchange: recipe('collector', 'the reached goal', (at) => at.send('actInviteUserExchange')),
  actInviteClickInvite: recipe('newcomer', "the day's first tap", (at) =>
    at.send('actInviteClickInvite', { requestId: 't' }),
  ),
}

const rest: Readonly<Record<string, Recipe>> = {
  startGame: recipe('regular', 'a real-money game', (at) => at.send('startGame', { gameId: 1 })),
  exitGame: recipe('regular', 'an open game', async (at) => {
    await at.send('startGame', { gameId: 1 })
    return at.send('exitGame', { gameId: 1 })
  }),
  gameLike: recipe('regular', 'a favorite', (at) => at.send('gameLike', { gameId: 5, like: true })),
  online: recipe('regular', 'a ping in a game', (at) => at.send('online', { gameId: 1 })),
  appEventLogClient: recipe('visitor', 'an empty batch', (at) => at.send('appEventLogClient', { eventList: [] })),
  feedbackSend: recipe('regular', 'feedback without images', (at) => at.send('feedbackSend', note('f'))),
  feedbackDetail: recipe('regular', 'the feedback just sent', async (at) => {
    const { id } = await at.send('feedbackSend', note('f'))
    return at.send('feedbackDetail', { id })
  }),
  activityDetail: recipe('visitor', 'the first deposit offer', (at) => at.send('activityDetail', { activityId: 44 })),
}

const looks = Object.fromEntries(
  contract.flatMap(({ call }) =>
    call.effect === 'read'
      ? [[call.name, recipe('collector', 'a look', (at) => at.send(call.name, sampleOf(call)))]]
      : [],
  ),
)

/** A recipe for the success of every call. */
export const callRecipes: Readonly<Record<string, Recipe>> = { ...looks, ...signingIn, ...money, ...claims, ...rest }
