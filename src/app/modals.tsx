import { JackpotModal } from '../features/jackpot/JackpotModal'
import { texts } from '../i18n'
import type { ModalName, Modals } from '../stores/shell/ModalStore'
import { type builtModals, hasModal } from './builtModals'
import { type Screen, screen } from './screens'

const loadTexts = (...nouns: readonly string[]) => texts.load(...nouns)

/** The modals that are built, each a chunk of its own; opening another name does nothing on screen. */
export const modalScreens: { readonly [N in (typeof builtModals)[number]]: Screen<Modals[N]> } = {
  tips: screen(() => import('./modals/TipsModal').then((m) => m.TipsModal), loadTexts, 'messages'),
  reward: screen(() => import('./modals/RewardModal').then((m) => m.RewardModal), loadTexts, 'messages'),
  notice: screen(
    () => import('../features/activity/NoticeModal').then((m) => m.NoticeModal),
    loadTexts,
    'activity',
    'messages',
  ),
  login: screen(() => import('../features/auth/LoginModal').then((m) => m.LoginModal), loadTexts, 'auth', 'messages'),
  jackpot: screen(
    () =>
      import('../features/jackpot/cabinet/JackpotCabinetView').then(({ JackpotCabinetView }) => () => (
        <JackpotModal>
          <JackpotCabinetView />
        </JackpotModal>
      )),
    loadTexts,
    'jackpot',
    'messages',
  ),
}

/** The screen of a modal; null where none is built yet. */
export const screenOf = (name: ModalName): Screen | null =>
  // A modal's screen takes that modal's props, which the compiler cannot follow through the union.
  hasModal(name) ? (modalScreens[name as keyof typeof modalScreens] as Screen) : null

/** Brings a modal's code ahead of its opening, before the player asks for it. */
export const prefetchModal = (name: ModalName): void => {
  const screen = screenOf(name)
  // What fails now is tried again, and told, when it opens.
  void screen?.preload().catch(screen.forget)
}
