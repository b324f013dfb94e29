import type { Award } from '../../contract/activity/rewards'

/** Props of a modal that takes none. */
export type NoProps = Record<never, never>

/** Every global modal with the props of its component (spec §2). */
export interface Modals {
  login: NoProps
  register: NoProps
  forgot: NoProps
  reward: { awards: readonly Award[] }
  download: NoProps
  notice: NoProps
  firstDeposit: NoProps
  inviteSpin: NoProps
  vipGift: NoProps
  jackpot: NoProps
  tips: NoProps
}

export type ModalName = keyof Modals
export type OpenModal = { [N in ModalName]: { name: N; props: Modals[N] } }[ModalName]

/** Modals that have a screen; known without loading their code. */
export const builtModals = ['tips', 'reward', 'login', 'jackpot', 'notice'] as const satisfies readonly ModalName[]

export const hasModal = (name: ModalName): boolean => builtModals.some((built) => built === name)
