import type { ModalName } from '../stores/shell/ModalStore'

/** Modals that have a screen; known without loading their code. */
export const builtModals = ['tips', 'reward', 'login', 'jackpot', 'notice'] as const satisfies readonly ModalName[]

export const hasModal = (name: ModalName): boolean => builtModals.some((built) => built === name)
