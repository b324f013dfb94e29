import { activityAwardGetLog } from '../../contract/bonus'
import type { ReplyOf } from '../../contract/core/call'
import type { RewardSource } from '../../domain/report/entryKinds'
import { lastIncluded } from '../data/lastIncluded'
import { type Page, PagedResource } from '../data/PagedResource'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type ReceivedReward = ReplyOf<typeof activityAwardGetLog>['list'][number]

/** Rows per page. */
export const REWARD_PAGE = 20

/** Rewards of one source, from an instant (epoch ms) until before another. */
export interface RewardFilter {
  readonly source: RewardSource
  readonly from?: number
  readonly to?: number
}

/** Everything that the player received from activities, newest first (spec §7). */
export class BonusRecordStore implements FeatureStore {
  readonly record: PagedResource<ReceivedReward, Page<ReceivedReward>, RewardFilter>

  constructor({ api, session }: RootStore) {
    this.record = new PagedResource<ReceivedReward, Page<ReceivedReward>, RewardFilter>(session.epoch, {
      read: (pageNum, { source, ...span }) =>
        api.call(activityAwardGetLog, {
          pageNum,
          pageSize: REWARD_PAGE,
          ...(source !== 'all' && { kind: source }),
          ...lastIncluded(span),
        }),
      key: ({ id }) => id,
      filter: { source: 'all' },
    })
  }

  /** The list already clears itself with the session. */
  clear(): void {
    this.record.clear()
  }
}
