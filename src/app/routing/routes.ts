import { ACTIVITY } from '../../contract/activity/activityTypes'
import * as pages from './pages'
import { type AppRoute, homeRoute } from './route'

const digits = (value: string | null | undefined) =>
  value !== null && value !== undefined && /^[1-9]\d{0,8}$/.test(value)
const optional = (query: URLSearchParams, key: string, allowed: readonly string[]) =>
  !query.has(key) || allowed.includes(query.get(key) ?? '')

/** The route table (spec §2), loaded after the lobby. The top bar is shown only on pages that ask for it. */
export const routes: readonly AppRoute[] = [
  homeRoute,
  { path: '/about-us', title: 'title.aboutUs', offline: true, screen: pages.about },
  { path: '/download', title: 'title.download', screen: pages.download },
  { path: '/faq', title: 'title.faq', offline: true, screen: pages.faq },
  { path: '/points', title: 'title.points', screen: pages.rewards },
  { path: '/privacy-policy', title: 'title.privacyPolicy', offline: true, screen: pages.privacy },
  { path: '/terms-of-use', title: 'title.termsOfUse', offline: true, screen: pages.terms },
  { path: '/service', title: 'title.service', offline: true, screen: pages.service },
  { path: '/share', title: 'title.share', screen: pages.share },

  { path: '/activity/bank', title: 'title.activityBank', guard: 'auth', activity: ACTIVITY.fund, screen: pages.bank },
  {
    path: '/activity/first-deposit',
    title: 'title.firstDeposit',
    guard: 'auth-activity',
    activity: ACTIVITY.firstDeposit,
    screen: pages.firstDeposit,
  },
  {
    path: '/activity/follow',
    title: 'title.follow',
    guard: 'auth-activity',
    activity: ACTIVITY.followRewards,
    screen: pages.follow,
  },
  {
    path: '/activity/jackpot',
    title: 'title.jackpot',
    guard: 'auth-activity',
    activity: ACTIVITY.luckyJackpot,
    rail: false,
    screen: pages.jackpot,
  },
  {
    path: '/activity/sign-in',
    title: 'title.signIn',
    guard: 'auth-activity',
    activity: ACTIVITY.freeSign,
    screen: pages.signIn,
  },
  { path: '/activity/sign-in/rule', title: 'title.signInRule', screen: pages.signInRule },
  {
    path: '/activity/slotshack',
    title: 'title.slotsHack',
    guard: 'auth-activity',
    activity: ACTIVITY.slotsHack,
    screen: pages.slotsHack,
  },
  {
    path: '/activity/:id',
    title: 'title.activity',
    guard: 'auth-activity',
    activity: 'inPath',
    valid: ({ params }) => digits(params['id']),
    screen: pages.activity,
  },

  {
    path: '/agent',
    name: 'agent',
    title: 'title.agent',
    valid: ({ query }) => optional(query, 'tabActive', ['0', '1', '2', '3']),
    screen: pages.agent,
  },
  { path: '/agent/rule', title: 'title.agentRule', screen: pages.agentRule },

  { path: '/auth/accountLogin', title: 'title.accountLogin', rail: false, screen: pages.login },
  { path: '/auth/bind', title: 'title.bind', rail: false, screen: pages.bind },
  { path: '/auth/forget', title: 'title.forget', rail: false, screen: pages.forgot },
  {
    path: '/auth/login',
    title: 'title.login',
    rail: false,
    valid: ({ query }) => optional(query, 'type', ['account']),
    screen: pages.login,
  },
  { path: '/auth/register', title: 'title.register', rail: false, screen: pages.register },
  { path: '/auth/set-password', title: 'title.setPassword', rail: false, screen: pages.setPassword },

  { path: '/bonus', title: 'title.bonus', topBar: true, tabBar: true, screen: pages.bonus },
  {
    path: '/bonus/event',
    name: 'bonus-event',
    title: 'title.bonusEvent',
    topBar: true,
    tabBar: true,
    screen: pages.bonusEvent,
  },
  { path: '/bonus/rebate', title: 'title.bonusRebate', topBar: true, tabBar: true, screen: pages.bonusRebate },
  {
    path: '/bonus/record',
    name: 'bonus-record',
    title: 'title.rewardRecord',
    tabBar: true,
    screen: pages.rewardRecord,
  },
  { path: '/bonus/reward', name: 'bonus-reward', title: 'title.bonusReward', tabBar: true, screen: pages.bonusReward },
  {
    path: '/bonus/tasks',
    name: 'bonus-tasks',
    title: 'title.bonusTasks',
    topBar: true,
    tabBar: true,
    screen: pages.bonusTasks,
  },
  { path: '/bonus/vip', title: 'title.bonusVip', tabBar: true, screen: pages.bonusVip },

  { path: '/email', title: 'title.email', guard: 'auth', screen: pages.mail },
  { path: '/email/detail', title: 'title.emailDetail', screen: pages.mail },
  { path: '/feedback', title: 'title.feedback', screen: pages.feedback },
  { path: '/feedback/record', title: 'title.feedbackRecord', screen: pages.feedbackRecord },
  {
    path: '/feedback/record/:id',
    title: 'title.feedbackDetail',
    valid: ({ params }) => digits(params['id']),
    screen: pages.feedbackEntry,
  },

  { path: '/game/search', title: 'title.gameSearch', screen: pages.search },
  {
    path: '/game/start',
    name: 'game-start',
    title: 'title.game',
    rail: false,
    valid: ({ query }) =>
      digits(query.get('gameId')) &&
      optional(query, 'tryIt', ['0', '1']) &&
      (!query.has('activityId') || digits(query.get('activityId'))),
    screen: pages.gameStart,
  },

  {
    path: '/member',
    name: 'member',
    title: 'title.member',
    guard: 'auth',
    tabBar: true,
    bubble: true,
    screen: pages.member,
  },
  { path: '/member/games', title: 'title.memberGames', screen: pages.games },
  { path: '/member/play', title: 'title.responsiblePlay', offline: true, screen: pages.care },
  { path: '/member/profile', title: 'title.memberProfile', screen: pages.profile },
  { path: '/member/report', title: 'title.memberReport', screen: pages.report },
  { path: '/member/retrieve-balance', title: 'title.retrieveBalance', screen: pages.retrieve },

  { path: '/rank', title: 'title.rank', guard: 'auth-activity', activity: ACTIVITY.rank, screen: pages.rank },
  { path: '/reward/record', title: 'title.rewardRecord', screen: pages.rewardRecord },

  { path: '/vip', title: 'title.vip', tabBar: true, bubble: true, screen: pages.vip },
  { path: '/vip/level', name: 'vip-level', title: 'title.vipLevel', screen: pages.vipLevel },
  { path: '/vip/rebate', title: 'title.vipRebate', screen: pages.rebate },
  { path: '/vip/rebate/record', title: 'title.vipRebateRecord', screen: pages.rebateRecord },

  {
    path: '/wallets',
    title: 'title.wallets',
    guard: 'auth',
    valid: ({ query }) => optional(query, 'name', ['deposit', 'withdraw']) && optional(query, 'back', ['1']),
    screen: pages.wallet,
  },
  {
    path: '/wallets/order/:id',
    title: 'title.depositOrder',
    guard: 'auth',
    valid: ({ params }) => /^[\w-]{1,64}$/.test(params['id'] ?? ''),
    screen: pages.depositOrder,
  },
  { path: '/wallets/card/edit', title: 'title.cardEdit', guard: 'auth', screen: pages.cardEdit },
  { path: '/wallets/card/list', title: 'title.cardList', screen: pages.cardList },
  { path: '/wallets/withdrawal/:id', title: 'title.withdrawalDetail', guard: 'auth', screen: pages.withdrawalDetail },
  { path: '/wallets/record', title: 'title.walletRecord', screen: pages.walletRecord },
  { path: '/wallets/safe-box', title: 'title.safebox', guard: 'auth', screen: pages.safebox },
  {
    path: '/withdrawal/:name',
    title: 'title.withdrawal',
    guard: 'auth',
    valid: ({ params }) => /^[a-z0-9-]{1,32}$/.test(params['name'] ?? ''),
    screen: pages.withdrawal,
  },
]
