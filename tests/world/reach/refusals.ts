import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { SMS_PURPOSE } from '../../../src/contract/core/enums'
import type { RefusalName } from '../../../src/contract/core/refusals'
import type { Client } from './client'
import {
  arrive,
  card,
  codeFor,
  deposit,
  gift,
  note,
  often,
  ordered,
  orderOf,
  type Recipe,
  recipe,
  withdrawal,
} from './recipe'

const IMAGE = 'data:image/png;base64,'
const REGULAR = '+12025550112'
const NOBODY = '+12025556001'

/** Changes a player in the world, as a snapshot that is restored. */
const edit = async (at: Client, account: string, change: (player: Player, world: World) => void): Promise<void> => {
  // The control answers with the world's JSON.
  const world = (await at.control('GET', '/snapshot')) as World
  for (const player of Object.values(world.players)) if (player.account === account) change(player, world)
  await at.control('PUT', '/snapshot', world)
}

/** One more movement, after which the player holds the largest number there is. */
const fill = (player: Player, { now, ledger }: World): void => {
  const balanceAfter = Number.MAX_SAFE_INTEGER
  const amount = balanceAfter - (player.balances.coin ?? 0)
  const of = { at: now, playerId: player.id, asset: 'coin', kind: 'largest', ref: '' } as const
  ledger[player.id]?.push({ id: 'largest', ...of, amount, balanceAfter })
  player.balances.coin = balanceAfter
}

const common = {
  unauthorized: recipe('visitor', 'a player call without a token', (at) => at.send('refreshData')),
  badRequest: recipe('regular', 'a game id that is not a number', (at) => at.send('startGame', { gameId: 'one' })),
  unknownCall: recipe('regular', 'a call outside the contract', (at) => at.send('getEverything')),
  tooManyRequests: recipe('regular', 'a sixth feedback while five are unanswered', (at) =>
    often(at, 6, 'feedbackSend', (turn) => note(`f${turn}`)),
  ),
  serverFault: recipe('newcomer', 'coin for a player who holds the largest number there is', async (at) => {
    await edit(at, 'newcomer', fill)
    return at.send('activityReceive', { activityId: 15, stepId: 's1' })
  }),
  notFound: recipe('regular', 'an unknown mail', (at) => at.send('getMailDetail', { id: 'm' })),
} satisfies Partial<Record<RefusalName, Recipe>>

const draws = {
  noDrawChance: recipe('lucky', 'a second draw with one chance', (at) => often(at, 2, 'receiveDrawChance')),
  drawNeedsDeposit: recipe('broke', 'a draw without a chance or a deposit', (at) => at.send('receiveDrawChance')),
  drawClosed: recipe('lucky', 'a draw after the end of the activity', async (at) => {
    await at.control('POST', '/config', { config: `activity.${ACTIVITY.luckyJackpot}:closed` })
    return at.send('receiveDrawChance')
  }),
  alreadyDrawn: recipe('newcomer', 'a fourth draw in one day, with chances of four days', async (at) => {
    for (let day = 1; day <= 4; day++) {
      await deposit(at, 10_000, `day-${day}`)
      if (day < 4) await at.wait('24h')
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
  codeExpired: recipe('visitor', 'a code after five minutes', async (at) => {
    const typed = await codeFor(at, REGULAR, SMS_PURPOSE.loginAndRegister)
    await at.wait('5m')
    return at.send('accountLoginSms', typed)
  }),
  codeTooSoon: recipe('visitor', 'a second code within a minute', (at) =>
    often(at, 2, 'smsSend', () => ({ mobile: REGULAR, purpose: SMS_PURPOSE.loginAndRegister })),
  ),
  accountTaken: recipe('visitor', "a registration with another player's account", (at) =>
    at.send('accountRegist', { account: 'regular', password: 'demo1234' }),
  ),
  phoneTaken: recipe('visitor', "a registration code for another player's number", (at) =>
    at.send('smsSend', { mobile: REGULAR, purpose: SMS_PURPOSE.register }),
  ),
  accountFrozen: recipe('regular', 'a frozen account', async (at) => {
    await at.control('POST', '/grant', { grant: 'account:frozen' })
    return at.send('accountLogin', { account: 'regular', password: 'demo1234' })
  }),
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
  registrationClosed: recipe('visitor', 'an account where only phones register', async (at) => {
    await at.control('POST', '/config', { config: 'registerType:1' })
    return at.send('accountRegist', { account: 'annreed', password: 'demo1234' })
  }),
  loginTypeClosed: recipe('visitor', 'a password where only codes are on offer', async (at) => {
    await at.control('POST', '/config', { config: 'loginTypes:1+3' })
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
  mobileNeeded: recipe('visitor', 'a deposit where a phone number is required', async (at) => {
    await at.control('POST', '/config', { config: 'isDepositBindMobile:1' })
    await arrive(at)
    return at.send('rechargeOrder', orderOf(10_000))
  }),
  cardTaken: recipe('newcomer', 'a bank account for the second time', (at) =>
    often(at, 2, 'addBankInfo', () => card()),
  ),
  tooManyCards: recipe('newcomer', 'a sixth bank account', (at) =>
    often(at, 6, 'addBankInfo', (turn) => card(`12345678${turn}`)),
  ),
  turnoverOpen: recipe('newcomer', 'a withdrawal right after a deposit', async (at) => {
    await at.send('addBankInfo', card())
    await deposit(at, 10_000)
    return at.send('exchange', await withdrawal(at, 5_000))
  }),
  wrongSafeboxPassword: recipe('regular', 'coin out of the safe-box with another password', async (at) => {
    await at.send('safeboxPassword', { password: '246810' })
    return at.send('safeboxMove', { amount: -100, password: '135791', requestId: 'm' })
  }),
  safeboxLocked: recipe('regular', 'the safe-box after five wrong passwords', async (at) => {
    await at.send('safeboxPassword', { password: '246810' })
    for (let turn = 0; turn < 5; turn++) await at.send('safeboxOpen', { password: '135791' })
    return at.send('safeboxOpen', { password: '246810' })
  }),
  dailyLimit: recipe('regular', "a withdrawal above the day's limit of the level", async (at) =>
    at.send('exchange', await withdrawal(at, 400_000)),
  ),
  couponUnusable: recipe('regular', 'an unknown coupon', (at) => at.send('couponUse', { couponId: 'k' })),
  depositLimit: recipe('regular', "a deposit above the player's own limit", async (at) => {
    await at.send('playLimit', { period: 'day', amount: 5_000 })
    return at.send('rechargeOrder', orderOf(10_000))
  }),
  orderClosed: recipe('regular', 'a payment report for a cancelled order', async (at) => {
    const order = await ordered(at)
    await at.send('rechargeOrderCancel', order)
    return at.send('rechargeOrderPaid', order)
  }),
  holderDiffers: recipe('regular', 'a bank account in another name', (at) => at.send('addBankInfo', card())),
  notEnoughPoints: recipe('newcomer', 'an exchange of points without any', (at) =>
    at.send('pointsExchange', { offerId: 'coin-1', requestId: 'p' }),
  ),
} satisfies Partial<Record<RefusalName, Recipe>>

const claims = {
  notClaimable: recipe('newcomer', 'a rebate without a bet', (at) => at.send('betBonusReceive')),
  alreadyClaimed: recipe('newcomer', "a day's login bonus twice", (at) => often(at, 2, 'loginBonus3UserReceive')),
  claimExpired: recipe('regular', 'a gift coupon after a month', async (at) => {
    const coupon = await gift(at)
    await at.wait('31d')
    return at.send('couponUse', coupon)
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
  selfExcluded: recipe('regular', 'a game after a self-exclusion', async (at) => {
    await at.send('playBreak', { length: '180d' })
    return at.send('startGame', { gameId: 1 })
  }),
  wageringExcluded: recipe('regular', 'a gift coupon after a self-exclusion', async (at) => {
    await at.send('playBreak', { length: '180d' })
    return at.send('couponUse', await gift(at))
  }),
  playPaused: recipe('regular', 'a game during a break', async (at) => {
    await at.send('playBreak', { length: '24h' })
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
