import type { ModalName } from '../stores/shell/ModalStore'

/** The modals that have a screen; their code is not needed to know that. */
export const builtModals = ['tips', 'reward', 'login', 'jackpot', 'notice'] as const satisfies readonly ModalName[]

/** Whether a modal is built, so that nothing leads to one that is not. */
export const hasModal = (name: ModalName): boolean => builtModals.some((built) => built === name)
