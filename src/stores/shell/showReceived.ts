import type { Award } from '../../contract/activity/rewards'
import { isLargeReward } from '../../domain/activity/rewards'
import { message } from '../data/message'
import type { RootStore } from '../root/RootStore'

/**
 * Shows what was claimed on a page with the balance in sight: the reward modal for large rewards, else a toast, and
 * coins that fly to the balance.
 */
export const showReceived = ({ modals, toasts }: Pick<RootStore, 'modals' | 'toasts'>, awards: readonly Award[]) => {
  if (awards.length === 0) return
  if (isLargeReward(awards)) return modals.open('reward', { awards })
  // The request has timed out, but a reading found that it did succeed.
  modals.close('tips')
  toasts.show('success', { ...message('reward.received'), awards })
}
