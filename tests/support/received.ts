import type { Award } from '../../src/contract/activity/rewards'
import type { RootStore } from '../../src/stores/root/RootStore'

/** What the last claim has shown: in the reward modal, or in a message. */
export const received = ({ modals, toasts }: RootStore): readonly Award[] | undefined =>
  modals.top?.name === 'reward' ? modals.top.props.awards : toasts.list.at(-1)?.message.awards
