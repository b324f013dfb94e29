import type { FunctionComponent } from 'react'
import {
  FIRST_DEPOSIT,
  FOLLOW_REWARDS,
  FREE_SIGN_IN,
  LUCKY_JACKPOT,
  RANK,
  SLOTS_HACK,
} from '../../contract/activity/activityIds'
import { lazyScreen } from '../../ui/lazyScreen'
import { type AppRoute, homeRoute } from './route'

/** Every page but the first one says more than `common` holds: its title, and what may fail on it. */
const page = <P extends object>(load: () => Promise<FunctionComponent<P>>, ...nouns: readonly string[]) =>
  lazyScreen(load, 'titles', 'messages', ...nouns)

const digits = (value: string | null | undefined) =>
  value !== null && value !== undefined && /^[1-9]\d{0,8}$/.test(value)
const optional = (query: URLSearchParams, key: string, allowed: readonly string[]) =>
  !query.has(key) || allowed.includes(query.get(key) ?? '')

const login = page(() => import('../../features/auth/LoginScreen').then((m) => m.LoginScreen), 'auth')
const gameStart = page(() => import('../../features/game/GameScreen').then((m) => m.GameScreen), 'game')
const member = page(() => import('../../features/member/MemberScreen').then((m) => m.MemberScreen), 'member')
const jackpot = page(() => import('../../features/jackpot/JackpotScreen').then((m) => m.JackpotScreen), 'jackpot')
const rewardRecord = page(
  () => import('../../features/bonus/RewardRecordScreen').then((m) => m.RewardRecordScreen),
  'bonus',
)
const activity = page(() => import('../../features/activity/ActivityScreen').then((m) => m.ActivityScreen), 'activity')
const signIn = page(() => import('../../features/activity/SignInScreen').then((m) => m.SignInScreen), 'activity')
const signInRule = page(
  () => import('../../features/activity/SignInRuleScreen').then((m) => m.SignInRuleScreen),
  'activity',
)

/** The route table (spec §2), loaded after the lobby. The top bar stands only where a page says so. */
export const routes: readonly AppRoute[] = [
  homeRoute,
  { path: '/about-us', title: 'title.aboutUs' },
  { path: '/download', title: 'title.download' },
  { path: '/faq', title: 'title.faq' },
  { path: '/points', title: 'title.points' },
  { path: '/privacy-policy', title: 'title.privacyPolicy' },
  { path: '/terms-of-use', title: 'title.termsOfUse' },
  { path: '/service', title: 'title.service' },
  { path: '/share', title: 'title.share' },

  { path: '/activity/bank', title: 'title.activityBank', guard: 'auth' },
  {
    path: '/activity/first-deposit',
    title: 'title.firstDeposit',
    guard: 'auth-activity',
    activity: FIRST_DEPOSIT,
  },
  { path: '/activity/follow', title: 'title.follow', guard: 'auth-activity', activity: FOLLOW_REWARDS },
  {
    path: '/activity/jackpot',
    title: 'title.jackpot',
    guard: 'auth-activity',
    activity: LUCKY_JACKPOT,
    screen: jackpot,
  },
  {
    path: '/activity/sign-in',
    title: 'title.signIn',
    guard: 'auth-activity',
    activity: FREE_SIGN_IN,
    screen: signIn,
  },
  { path: '/activity/sign-in/rule', title: 'title.signInRule', screen: signInRule },
  { path: '/activity/slotshack', title: 'title.slotsHack', guard: 'auth-activity', activity: SLOTS_HACK },
  {
    path: '/activity/:id',
    title: 'title.activity',
    guard: 'auth-activity',
    activity: 'inPath',
    valid: ({ params }) => digits(params['id']),
    screen: activity,
  },

  {
    path: '/agent',
    name: 'agent',
    title: 'title.agent',
    valid: ({ query }) => optional(query, 'tabActive', ['0', '1', '2', '3']),
  },
  { path: '/agent/rule', title: 'title.agentRule' },

  { path: '/auth/accountLogin', title: 'title.accountLogin', screen: login },
  { path: '/auth/bind', title: 'title.bind' },
  { path: '/auth/forget', title: 'title.forget' },
  {
    path: '/auth/login',
    title: 'title.login',
    valid: ({ query }) => optional(query, 'type', ['account']),
    screen: login,
  },
  { path: '/auth/register', title: 'title.register' },
  { path: '/auth/set-password', title: 'title.setPassword' },

  { path: '/bonus', title: 'title.bonus', topBar: true, tabBar: true, bubble: true },
  { path: '/bonus/event', name: 'bonus-event', title: 'title.bonusEvent', tabBar: true },
  { path: '/bonus/rebate', title: 'title.bonusRebate', tabBar: true },
  { path: '/bonus/record', name: 'bonus-record', title: 'title.bonusRecord', tabBar: true },
  { path: '/bonus/reward', name: 'bonus-reward', title: 'title.bonusReward', tabBar: true },
  { path: '/bonus/tasks', name: 'bonus-tasks', title: 'title.bonusTasks', tabBar: true },
  { path: '/bonus/vip', title: 'title.bonusVip', tabBar: true },

  { path: '/email', title: 'title.email', guard: 'auth' },
  { path: '/email/detail', title: 'title.emailDetail' },
  { path: '/feedback', title: 'title.feedback' },
  { path: '/feedback/record', title: 'title.feedbackRecord' },
  {
    path: '/feedback/record/:id',
    title: 'title.feedbackDetail',
    valid: ({ params }) => digits(params['id']),
  },

  { path: '/game/search', title: 'title.gameSearch' },
  {
    path: '/game/start',
    name: 'game-start',
    title: 'title.game',
    valid: ({ query }) =>
      digits(query.get('gameId')) &&
      optional(query, 'tryIt', ['0', '1']) &&
      (!query.has('activityId') || digits(query.get('activityId'))),
    screen: gameStart,
  },

  { path: '/member', name: 'member', title: 'title.member', guard: 'auth', tabBar: true, bubble: true, screen: member },
  { path: '/member/games', title: 'title.memberGames' },
  { path: '/member/profile', title: 'title.memberProfile' },
  { path: '/member/report', title: 'title.memberReport' },
  { path: '/member/retrieve-balance', title: 'title.retrieveBalance' },

  { path: '/rank', title: 'title.rank', guard: 'auth-activity', activity: RANK },
  { path: '/reward/record', title: 'title.rewardRecord', screen: rewardRecord },

  { path: '/vip', title: 'title.vip', tabBar: true, bubble: true },
  { path: '/vip/level', name: 'vip-level', title: 'title.vipLevel' },
  { path: '/vip/rebate', title: 'title.vipRebate' },
  { path: '/vip/rebate/record', title: 'title.vipRebateRecord' },

  {
    path: '/wallets',
    title: 'title.wallets',
    guard: 'auth',
    tabBar: true,
    valid: ({ query }) => optional(query, 'name', ['deposit', 'withdraw']) && optional(query, 'back', ['1']),
  },
  { path: '/wallets/card/edit', title: 'title.cardEdit', guard: 'auth' },
  { path: '/wallets/card/list', title: 'title.cardList' },
  { path: '/wallets/record', title: 'title.walletRecord' },
  {
    path: '/withdrawal/:name',
    title: 'title.withdrawal',
    guard: 'auth',
    valid: ({ params }) => /^[a-z0-9-]{1,32}$/.test(params['name'] ?? ''),
  },
]
