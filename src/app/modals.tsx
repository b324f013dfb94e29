import type { ComponentType } from 'react'
import { JackpotModal } from '../features/jackpot/JackpotModal'
import { texts } from '../i18n'
import type { Modal, ModalName } from '../stores/ModalStore'
import { type Screen, screen } from './screens'

const bring = (...nouns: readonly string[]) => texts.load(...nouns)

/** The modals that are built, each a chunk of its own; opening another name does nothing on screen. */
export const modalScreens: Partial<Record<ModalName, Screen>> = {
  tips: screen(() => import('./modals/TipsModal').then((m) => m.TipsModal), bring, 'messages'),
  reward: screen(() => import('./modals/RewardModal').then((m) => m.RewardModal), bring, 'messages'),
  login: screen(
    () => import('../features/auth/LoginModal').then((m) => m.LoginModal as ComponentType),
    bring,
    'auth',
    'messages',
  ),
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
export const prefetchModal = (name: Modal['name']): void => {
  const screen = modalScreens[name]
  // What fails now is tried again, and told, when it opens.
  void screen?.preload().catch(screen.forget)
}
