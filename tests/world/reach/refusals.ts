import { override } from '../../../mocks/world/config/overrides'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import type { RefusalName } from '../../../src/contract/core/refusals'
import { createFixture } from '../../network/backendSupport'
import { arrive, card, deposit, note, often, orderOf, type Recipe, recipe, rowsIn } from './recipe'

const IMAGE = 'data:image/png;base64,'
const REGULAR = '+12025550112'
const NOBODY = '+12025556001'

const common = {
  unauthorized: recipe('visitor', 'a player call without a token', (at) => at.send('refreshData')),
  badRequest: recipe('regular', 'a game id that is not a number', (at) => at.send('startGame', { gameId: 'one' })),
  unknownCall: recipe('regular', 'a call outside the contract', (at) => at.send('getEverything')),
  tooManyRequests: recipe('regular', 'a sixth feedback while five are unanswered', (at) =>
    often(at, 6, 'feedbackSend', (turn) => note(`f${turn}`)),
  ),
  serverFault: recipe('regular', 'a world with corrupt players', async (at) => {
    const fixture = createFixture()
    for (const player of Object.values(fixture.backend.journal.world.players)) Object.assign(player, { state: null })
    at.send('getCustomerServices')
    return fixture.ask('getTaskUser')
  }),
  notFound: recipe('regular', 'an unknown mail', (at) => at.send('getMailDetail', { id: 'm' })),
} satisfies Partial<Record<RefusalName, Recipe>>

const draws = {
  noDrawChance: recipe('lucky', 'a second draw with one chance', (at) => often(at, 2, 'receiveDrawChance')),
  drawNeedsDeposit: recipe('broke', 'a draw without a chance or a deposit', (at) => at.send('receiveDrawChance')),
  drawClosed: recipe('lucky', 'a draw after the end of the activity', (at) => {
    override(at.world, [`activity.${ACTIVITY.luckyJackpot}:closed`])
    return at.send('receiveDrawChance')
  }),
  alreadyDrawn: recipe('newcomer', 'a fourth draw in one day, with chances of four days', (at) => {
    for (let day = 1; day <= 4; day++) {
      deposit(at, 10_000, `day-${day}`)
      if (day < 4) at.wait('24h')
    }
    return often(at, 4, 'receiveDrawChance')
  }),
} satisfies Partial<Record<RefusalName, Recipe>>

const accounts = {
  wrongCredentials: recipe('visitor', 'a wrong password', (at) =>
    at.send('accountLogin', { account: 'regular', password: 'demo0000' }),
  ),
  unknownAccount: recipe('visitor', 'an unknown account', (at) =>
    at.send('accountLogin', { account: 'nobody', password: 'demo1234' }),
  ),
  wrongCode: recipe('visitor', 'a wrong code', (at) => at.send('accountLoginSms', { mobile: REGULAR, code: '000000' })),
  codeExpired: recipe('visitor', 'a code after five minutes', (at) => {
    at.send('smsSend', { mobile: REGULAR, purpose: 3 })
    at.wait('5m')
    return at.send('accountLoginSms', { mobile: REGULAR, code: '123456' })
  }),
  codeTooSoon: recipe('visitor', 'a second code within a minute', (at) =>
    often(at, 2, 'smsSend', () => ({ mobile: REGULAR, purpose: 3 })),
  ),
  accountTaken: recipe('visitor', "a registration with another player's account", (at) =>
    at.send('accountRegist', { account: 'regular', password: 'demo1234' }),
  ),
  phoneTaken: recipe('visitor', "a registration code for another player's number", (at) =>
    at.send('smsSend', { mobile: REGULAR, purpose: 0 }),
  ),
  accountFrozen: recipe('visitor', "the tester's account fail2008", (at) =>
    at.send('accountLogin', { account: 'fail2008', password: 'demo1234' }),
  ),
  weakPassword: recipe('visitor', 'a password without a digit', (at) =>
    at.send('accountRegist', { account: 'annreed', password: 'password' }),
  ),
  passwordAlreadySet: recipe('regular', 'a first password although one is set', (at) =>
    at.send('initPassword', { password: 'fresh1234' }),
  ),
  socialRefused: recipe('visitor', 'a token that the provider refuses', (at) =>
    at.send('googleLogin', { providerToken: 'deny' }),
  ),
  alreadyBound: recipe('regular', 'an account name although one is set', (at) =>
    at.send('bindAccount', { account: 'annreed', password: 'demo1234' }),
  ),
  codeNeeded: recipe('visitor', 'a phone registration without a code', (at) =>
    at.send('accountRegist4', { mobile: NOBODY }),
  ),
  registrationClosed: recipe('visitor', 'an account where only phones register', (at) => {
    at.world.shared.switches = { registerType: 1 }
    return at.send('accountRegist', { account: 'annreed', password: 'demo1234' })
  }),
  loginTypeClosed: recipe('visitor', 'a password where only codes are on offer', (at) => {
    override(at.world, ['loginTypes:1+3'])
    return at.send('accountLogin', { account: 'regular', password: 'demo1234' })
  }),
  unknownInviter: recipe('regular', 'an unknown inviter', (at) => at.send('agentFill', { pid: 'nobody' })),
} satisfies Partial<Record<RefusalName, Recipe>>

const money = {
  notEnoughCoin: recipe('newcomer', 'coin into the safe-box without any', (at) =>
    at.send('safeboxMove', { amount: 100, requestId: 'm' }),
  ),
  belowMinimum: recipe('regular', 'a deposit limit below one coin', (at) =>
    at.send('playLimit', { period: 'day', amount: 1 }),
  ),
  aboveMaximum: recipe('regular', "a deposit above the channel's maximum", (at) =>
    at.send('rechargeOrder', orderOf(500_000, 'qr')),
  ),
  unknownChannel: recipe('regular', 'a deposit by an unknown channel', (at) =>
    at.send('rechargeOrder', orderOf(10_000, 'pigeon')),
  ),
  unknownItem: recipe('regular', 'a deposit of an amount that is not offered', (at) =>
    at.send('rechargeOrder', orderOf(12_345)),
  ),
  tooManyOpenOrders: recipe('regular', 'a third open deposit', (at) =>
    often(at, 3, 'rechargeOrder', (turn) => orderOf(10_000, 'bank', `o${turn}`)),
  ),
  cardNeeded: recipe('newcomer', 'a withdrawal without a bank account', (at) =>
    at.send('exchange', { method: 'bank', bankId: 'b', amount: 5_000, requestId: 'w' }),
  ),
  mobileNeeded: recipe('visitor', 'a deposit where a phone number is required', (at) => {
    at.world.shared.switches = { isDepositBindMobile: 1 }
    arrive(at)
    return at.send('rechargeOrder', orderOf(10_000))
  }),
  cardTaken: recipe('regular', 'a bank account for the second time', (at) => often(at, 2, 'addBankInfo', () => card())),
  tooManyCards: recipe('newcomer', 'a sixth bank account', (at) =>
    often(at, 6, 'addBankInfo', (turn) => card(`12345678${turn}`)),
  ),
  turnoverOpen: recipe('regular', 'a withdrawal right after a deposit', (at) => {
    deposit(at, 10_000)
    return at.send('exchange', {
      method: 'bank',
      bankId: at.player.state.cards?.[0]?.id,
      amount: 5_000,
      requestId: 'w',
    })
  }),
  wrongSafeboxPassword: recipe('regular', 'coin out of the safe-box with another password', (at) => {
    at.send('safeboxPassword', { password: '246810' })
    return at.send('safeboxMove', { amount: -100, password: '135791', requestId: 'm' })
  }),
  dailyLimit: recipe('regular', "a withdrawal above the day's limit of the level", (at) =>
    at.send('exchange', { method: 'bank', bankId: at.player.state.cards?.[0]?.id, amount: 400_000, requestId: 'w' }),
  ),
  couponUnusable: recipe('regular', 'an unknown coupon', (at) => at.send('couponUse', { couponId: 'k' })),
  depositLimit: recipe('regular', "a deposit above the player's own limit", (at) => {
    at.send('playLimit', { period: 'day', amount: 5_000 })
    return at.send('rechargeOrder', orderOf(10_000))
  }),
  orderClosed: recipe('regular', 'a payment report for a cancelled order', (at) => {
    const { orderId } = at.send('rechargeOrder', orderOf(10_000, 'bank'))['order'] as { orderId: string }
    at.send('rechargeOrderCancel', { orderId })
    return at.send('rechargeOrderPaid', { orderId })
  }),
} satisfies Partial<Record<RefusalName, Recipe>>

const claims = {
  notClaimable: recipe('newcomer', 'a rebate without a bet', (at) => at.send('betBonusReceive')),
  alreadyClaimed: recipe('newcomer', "a day's login bonus twice", (at) => often(at, 2, 'loginBonus3UserReceive')),
  claimExpired: recipe('regular', 'a gift coupon after a month', (at) => {
    const [gift] = rowsIn(at.send('couponList')).filter(({ propId, state }) => propId === 1301 && state === 1)
    at.wait('31d')
    return at.send('couponUse', { couponId: gift?.['id'] })
  }),
  activityEnded: recipe('regular', "the weekend's lottery on a Thursday", (at) =>
    at.send('activityReceive', { activityId: 33, stepId: 's1' }),
  ),
  taskNotDone: recipe('newcomer', 'the award of a task that is not done', (at) =>
    at.send('receiveTaskAward', { id: 'd-bets' }),
  ),
  noSpinLeft: recipe('newcomer', 'a third spin of the invite wheel', (at) => often(at, 3, 'actInviteUserSpin')),
  goalNotReached: recipe('newcomer', "the invite wheel's goal before it is reached", (at) =>
    at.send('actInviteUserExchange'),
  ),
  depositNeeded: recipe('newcomer', 'the first deposit offer without a deposit', (at) =>
    at.send('activityReceive', { activityId: 44, stepId: 's1' }),
  ),
} satisfies Partial<Record<RefusalName, Recipe>>

const things = {
  gameClosed: recipe('regular', 'a closed game', (at) => at.send('startGame', { gameId: 97 })),
  tooManyImages: recipe('regular', 'feedback with five images', (at) =>
    at.send('feedbackSend', note('f', Array(5).fill(IMAGE))),
  ),
  imageTooLarge: recipe('regular', 'feedback with an image of two megabytes', (at) =>
    at.send('feedbackSend', note('f', [IMAGE.padEnd(2_000_001, 'A')])),
  ),
  playPaused: recipe('regular', 'a game during a break', (at) => {
    at.send('playBreak', { length: '24h' })
    return at.send('startGame', { gameId: 1 })
  }),
} satisfies Partial<Record<RefusalName, Recipe>>

/** A recipe for every refusal. */
export const refusalRecipes: Readonly<Record<RefusalName, Recipe>> = {
  ...common,
  ...draws,
  ...accounts,
  ...money,
  ...claims,
  ...things,
}
