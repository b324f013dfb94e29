import { JackpotModal } from '../../features/jackpot/JackpotModal'
import type { ModalName, Modals } from '../../stores/shell/modals'
import { type builtModals, hasModal } from '../../stores/shell/modals'
import { type LazyScreen, lazyScreen } from '../../ui/lazyScreen'

/** The modals that are built, each a chunk of its own; opening another name does nothing on screen. */
export const modalScreens: { readonly [N in (typeof builtModals)[number]]: LazyScreen<Modals[N]> } = {
  tips: lazyScreen(() => import('./TipsModal').then((m) => m.TipsModal), 'messages'),
  reward: lazyScreen(() => import('./RewardModal').then((m) => m.RewardModal), 'messages'),
  notice: lazyScreen(
    () => import('../../features/activity/NoticeModal').then((m) => m.NoticeModal),
    'activity',
    'messages',
  ),
  login: lazyScreen(() => import('../../features/auth/LoginModal').then((m) => m.LoginModal), 'auth', 'messages'),
  jackpot: lazyScreen(
    () =>
      import('../../features/jackpot/cabinet/JackpotCabinetView').then(({ JackpotCabinetView }) => () => (
        <JackpotModal>
          <JackpotCabinetView />
        </JackpotModal>
      )),
    'jackpot',
    'messages',
  ),
}

/** The screen of a modal; null where none is built yet. */
export const screenOf = (name: ModalName): LazyScreen | null =>
  // A modal's screen takes that modal's props, which the compiler cannot follow through the union.
  hasModal(name) ? (modalScreens[name as keyof typeof modalScreens] as LazyScreen) : null
