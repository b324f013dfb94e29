import type { Award } from '../../contract/activity/rewards'
import type { RealityFigures } from '../game/RealityStore'

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
  /** Facts of a game, and unless it is being played the choice to play it for real or for fun; ours. */
  gameDetail: { gameId: number; inGame?: boolean }
  /** Terms, age and help; ours, not in the specification. */
  legal: NoProps
  /** The new VIP level in front of the player; ours, too. */
  levelUp: { from: number; to: number }
  /** What was won and lost in this session; ours, too. */
  reality: RealityFigures
}

export type ModalName = keyof Modals
export type OpenModal = { [N in ModalName]: { name: N; props: Modals[N] } }[ModalName]
