import { JackpotModal } from '../features/jackpot/JackpotModal'
import { texts } from '../i18n'
import type { ModalName, Modals } from '../stores/ModalStore'
import { type Screen, screen } from './screens'

const bring = (...nouns: readonly string[]) => texts.load(...nouns)

/** The modals that are built, each a chunk of its own; opening another name does nothing on screen. */
export const modalScreens: { readonly [N in ModalName]?: Screen<Modals[N]> } = {
  tips: screen(() => import('./modals/TipsModal').then((m) => m.TipsModal), bring, 'messages'),
  reward: screen(() => import('./modals/RewardModal').then((m) => m.RewardModal), bring, 'messages'),
  login: screen(() => import('../features/auth/LoginModal').then((m) => m.LoginModal), bring, 'auth', 'messages'),
  jackpot: screen(
    () =>
      import('../features/jackpot/JackpotCabinetView').then(({ JackpotCabinetView }) => () => (
        <JackpotModal>
          <JackpotCabinetView />
        </JackpotModal>
      )),
    bring,
    'jackpot',
    'messages',
  ),
}

/** Brings a modal's code ahead of its opening, before the player asks for it. */
export const prefetchModal = (name: ModalName): void => {
  const screen = modalScreens[name]
  // What fails now is tried again, and told, when it opens.
  void screen?.preload().catch(screen.forget)
}
