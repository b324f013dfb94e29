import type { ModalName, Modals } from '../../stores/shell/modals'
import { type LazyScreen, lazyScreen } from '../../ui/lazyScreen'

/** The modals that are built, each a chunk of its own; opening another name does nothing on screen. */
export const modalScreens: { readonly [N in ModalName]: LazyScreen<Modals[N]> } = {
  tips: lazyScreen(() => import('./TipsModal').then((m) => m.TipsModal), 'messages'),
  reward: lazyScreen(() => import('./RewardModal').then((m) => m.RewardModal), 'messages'),
  download: lazyScreen(
    () => import('../../features/activity/download/DownloadModal').then((m) => m.DownloadModal),
    'activity',
    'install',
    'messages',
  ),
  notice: lazyScreen(
    () => import('../../features/activity/NoticeModal').then((m) => m.NoticeModal),
    'activity',
    'messages',
  ),
  firstDeposit: lazyScreen(
    () => import('../../features/activity/offers/FirstDepositModal').then((m) => m.FirstDepositModal),
    'activity',
    'messages',
  ),
  inviteSpin: lazyScreen(
    () => import('../../features/activity/invite/InviteModal').then((m) => m.InviteModal),
    'invite',
    'activity',
    'share',
    'money',
    'messages',
    'titles',
  ),
  vipGift: lazyScreen(
    () => import('../../features/activity/invite/VipGiftModal').then((m) => m.VipGiftModal),
    'invite',
    'activity',
    'messages',
  ),
  login: lazyScreen(
    () => import('../../features/auth/login/LoginModal').then((m) => m.LoginModal),
    'auth',
    'messages',
    'titles',
  ),
  register: lazyScreen(
    () => import('../../features/auth/register/RegisterModal').then((m) => m.RegisterModal),
    'auth',
    'messages',
    'titles',
  ),
  forgot: lazyScreen(
    () => import('../../features/auth/forgotPassword/ForgotModal').then((m) => m.ForgotModal),
    'auth',
    'messages',
    'titles',
  ),
  reality: lazyScreen(
    () => import('../../features/member/care/reality/RealityModal').then((m) => m.RealityModal),
    'reality',
    'messages',
  ),
  levelUp: lazyScreen(
    () => import('../../features/vip/levelUp/LevelUpModal').then((m) => m.LevelUpModal),
    'levelUp',
    'messages',
  ),
  legal: lazyScreen(
    () => import('../../features/legal/LegalModal').then((m) => m.LegalModal),
    'legal',
    'messages',
    'titles',
  ),
  gameDetail: lazyScreen(
    () => import('../../features/game/sheet/GameDetailModal').then((m) => m.GameDetailModal),
    'game',
    'messages',
  ),
  jackpot: lazyScreen(
    () => import('../../features/jackpot/JackpotModal').then((m) => m.JackpotModal),
    'jackpot',
    'messages',
  ),
}

/** The screen of a modal. It takes that modal's props, which the compiler cannot follow through the union. */
export const screenOf = (name: ModalName) => modalScreens[name] as LazyScreen
