import { activityAwardGetLog } from '../../contract/bonus'
import type { ReplyOf } from '../../contract/core/call'
import { type Page, PagedResource } from '../core/PagedResource'
import type { FeatureStore, RootStore } from '../core/RootStore'

/** A reward that the player has received. */
export type ReceivedReward = ReplyOf<typeof activityAwardGetLog>['list'][number]

/** Rows on a page of the reward record. */
export const REWARD_PAGE = 20

/** Where rewards come from, as the record may be asked for; `all` asks for every one. */
export const REWARD_SOURCES = [
  'all',
  'task',
  'login',
  'activity',
  'jackpot',
  'deposit',
  'vip',
  'rebate',
  'invite',
  'agent',
  'mail',
  'coupon',
] as const
/** Where rewards come from. */
export type RewardSource = (typeof REWARD_SOURCES)[number]

/** Where a reward came from: the first word of its kind, or null for one that is not in the list. */
export const sourceOf = ({ kind }: Pick<ReceivedReward, 'kind'>): RewardSource | null =>
  REWARD_SOURCES.slice(1).find((source) => source === kind.split('.', 1)[0]) ?? null

/** Which rewards are shown: of one source, and from an instant until before another, ms. */
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
          ...span,
        }),
      key: ({ id }) => id,
      filter: { source: 'all' },
    })
  }

  /** The record goes with the session by itself; this one is for whoever clears a store alone. */
  clear(): void {
    this.record.clear()
  }
}
