import type { FunctionComponent } from 'react'
import { lazyScreen } from '../../ui/lazyScreen'

/** Every page but the first one says more than `common` holds: its title, and what may fail on it. */
const page = <P extends object>(load: () => Promise<FunctionComponent<P>>, ...nouns: readonly string[]) =>
  lazyScreen(load, 'titles', 'messages', ...nouns)

export const login = page(() => import('../../features/auth/login/LoginScreen').then((m) => m.LoginScreen), 'auth')
export const register = page(
  () => import('../../features/auth/register/RegisterScreen').then((m) => m.RegisterScreen),
  'auth',
)
export const forgot = page(
  () => import('../../features/auth/forgotPassword/ForgotScreen').then((m) => m.ForgotScreen),
  'auth',
)
export const bind = page(
  () => import('../../features/auth/bind/BindScreen').then((m) => m.BindScreen),
  'auth',
  'account',
)
export const setPassword = page(
  () => import('../../features/auth/setPassword/SetPasswordScreen').then((m) => m.SetPasswordScreen),
  'auth',
  'account',
)
export const gameStart = page(() => import('../../features/game/GameScreen').then((m) => m.GameScreen), 'game')
export const search = page(
  () => import('../../features/home/search/SearchScreen').then((m) => m.SearchScreen),
  'search',
  'lobby',
  'home',
)
export const member = page(
  () => import('../../features/member/MemberScreen').then((m) => m.MemberScreen),
  'member',
  'service',
  'report',
  'retrieve',
)
export const report = page(
  () => import('../../features/member/report/ReportScreen').then((m) => m.ReportScreen),
  'report',
)
export const profile = page(
  () => import('../../features/member/profile/ProfileScreen').then((m) => m.ProfileScreen),
  'profile',
  'money',
)
export const games = page(() => import('../../features/member/games/GamesScreen').then((m) => m.GamesScreen), 'games')
export const retrieve = page(
  () => import('../../features/member/retrieve/RetrieveScreen').then((m) => m.RetrieveScreen),
  'retrieve',
)
export const care = page(() => import('../../features/member/care/CareScreen').then((m) => m.CareScreen), 'care')
export const jackpot = page(
  () => import('../../features/jackpot/JackpotScreen').then((m) => m.JackpotScreen),
  'jackpot',
)
export const rank = page(() => import('../../features/jackpot/rank/RankScreen').then((m) => m.RankScreen), 'jackpot')
export const rewardRecord = page(
  () => import('../../features/bonus/RewardRecordScreen').then((m) => m.RewardRecordScreen),
  'bonus',
)
export const bonus = page(
  () => import('../../features/bonus/home/BonusScreen').then((m) => m.BonusScreen),
  'bonus',
  'activity',
)
export const bonusTasks = page(
  () => import('../../features/bonus/tasks/TasksScreen').then((m) => m.TasksScreen),
  'bonus',
  'activity',
)
export const bonusReward = page(() => import('../../features/bonus/redirects').then((m) => m.GiftsRedirect), 'bonus')
export const bonusEvent = page(
  () => import('../../features/bonus/event/EventScreen').then((m) => m.EventScreen),
  'bonus',
)
export const feedback = page(
  () => import('../../features/feedback/FeedbackScreen').then((m) => m.FeedbackScreen),
  'feedback',
  'images',
)
export const feedbackRecord = page(
  () => import('../../features/feedback/RecordScreen').then((m) => m.RecordScreen),
  'feedback',
)
export const feedbackEntry = page(
  () => import('../../features/feedback/EntryScreen').then((m) => m.EntryScreen),
  'feedback',
  'images',
)
export const service = page(
  () => import('../../features/service/ServiceScreen').then((m) => m.ServiceScreen),
  'service',
  'images',
  'record',
)
export const mail = page(() => import('../../features/mail/MailScreen').then((m) => m.MailScreen), 'mail')
export const activity = page(
  () => import('../../features/activity/ActivityScreen').then((m) => m.ActivityScreen),
  'activity',
)
export const follow = page(() => import('../../features/activity/FollowScreen').then((m) => m.FollowScreen), 'activity')
export const slotsHack = page(
  () => import('../../features/activity/SlotsHackScreen').then((m) => m.SlotsHackScreen),
  'activity',
)
export const signIn = page(
  () => import('../../features/activity/signIn/SignInScreen').then((m) => m.SignInScreen),
  'activity',
)
export const signInRule = page(
  () => import('../../features/activity/signIn/SignInRuleScreen').then((m) => m.SignInRuleScreen),
  'activity',
)
export const firstDeposit = page(
  () => import('../../features/activity/offers/FirstDepositScreen').then((m) => m.FirstDepositScreen),
  'activity',
)
export const bank = page(
  () => import('../../features/activity/offers/BankScreen').then((m) => m.BankScreen),
  'activity',
)
export const cardList = page(
  () => import('../../features/wallet/cards/CardListScreen').then((m) => m.CardListScreen),
  'cards',
)
export const cardEdit = page(
  () => import('../../features/wallet/cards/CardEditScreen').then((m) => m.CardEditScreen),
  'cards',
)
export const withdrawal = page(
  () => import('../../features/wallet/withdrawal/WithdrawalScreen').then((m) => m.WithdrawalScreen),
  'withdraw',
  'money',
  'amount',
  'record',
)
export const withdrawalDetail = page(
  () => import('../../features/wallet/withdrawalOrder/WithdrawalOrderScreen').then((m) => m.WithdrawalOrderScreen),
  'withdraw',
  'money',
)
export const walletRecord = page(
  () => import('../../features/wallet/record/RecordScreen').then((m) => m.RecordScreen),
  'record',
  'report',
)
export const wallet = page(
  () => import('../../features/wallet/WalletScreen').then((m) => m.WalletScreen),
  'deposit',
  'money',
  'amount',
)
export const depositOrder = page(
  () => import('../../features/wallet/depositOrder/DepositOrderScreen').then((m) => m.DepositOrderScreen),
  'order',
  'deposit',
  'money',
)
export const safebox = page(
  () => import('../../features/wallet/safebox/SafeboxScreen').then((m) => m.SafeboxScreen),
  'safebox',
  'money',
  'amount',
)
export const rewards = page(
  () => import('../../features/wallet/rewards/RewardsScreen').then((m) => m.RewardsScreen),
  'rewards',
  'report',
)
export const vip = page(() => import('../../features/vip/VipScreen').then((m) => m.VipScreen), 'vip')
export const vipLevel = page(
  () => import('../../features/vip/levels/VipLevelScreen').then((m) => m.VipLevelScreen),
  'vip',
)
export const bonusVip = page(() => import('../../features/bonus/redirects').then((m) => m.VipBonusesRedirect), 'bonus')
export const bonusRebate = page(
  () => import('../pages/BonusRebateScreen').then((m) => m.BonusRebateScreen),
  'rebate',
  'vip',
  'bonus',
  'activity',
)
export const rebate = page(
  () => import('../../features/vip/rebate/RebateScreen').then((m) => m.RebateScreen),
  'rebate',
  'vip',
)
export const rebateRecord = page(
  () => import('../../features/vip/rebate/RebateRecordScreen').then((m) => m.RebateRecordScreen),
  'rebate',
)
export const about = page(() => import('../../features/legal/AboutScreen').then((m) => m.AboutScreen), 'about', 'legal')
export const terms = page(() => import('../../features/legal/TermsScreen').then((m) => m.TermsScreen), 'terms', 'legal')
export const privacy = page(
  () => import('../../features/legal/PrivacyScreen').then((m) => m.PrivacyScreen),
  'privacy',
  'legal',
)
export const faq = page(() => import('../../features/service/FaqScreen').then((m) => m.FaqScreen), 'service')
export const download = page(
  () => import('../../features/activity/download/DownloadScreen').then((m) => m.DownloadScreen),
  'activity',
  'install',
  'share',
  'money',
)
export const share = page(() => import('../../features/share/ShareScreen').then((m) => m.ShareScreen), 'share', 'money')
export const agent = page(
  () => import('../../features/agent/AgentScreen').then((m) => m.AgentScreen),
  'agent',
  'share',
  'money',
)
export const agentRule = page(() => import('../../features/agent/RuleScreen').then((m) => m.RuleScreen), 'agent')
