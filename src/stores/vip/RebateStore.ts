import { success } from '../../api/outcome'
import { type Award, PROP } from '../../contract/activity/rewards'
import type { ReplyOf } from '../../contract/core/call'
import { betBonus, betBonusLog, betBonusReceive } from '../../contract/vip'
import { Mutation } from '../data/Mutation'
import { type Page, PagedResource } from '../data/PagedResource'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { showReceived } from '../shell/showReceived'

export type Rebate = ReplyOf<typeof betBonus>
export type ReceivedRebate = ReplyOf<typeof betBonusLog>['list'][number]

interface Received {
  awards: readonly Award[]
}

/** `type` of the call for all game types. */
const ALL = 0
/** Rows per page. */
const PAGE = 20

/** The rebate: what is ready, what today's bets add, and what was received (spec §7). */
export class RebateStore implements FeatureStore {
  readonly today: Resource<Rebate>
  readonly record: PagedResource<ReceivedRebate, Page<ReceivedRebate>>
  /** Its request is what it should pay, cents. */
  readonly claim: Mutation<Received, number>

  constructor(root: RootStore) {
    const { activities, api, member, session } = root
    const { epoch } = session
    this.today = new Resource(epoch, () => api.call(betBonus, { type: ALL }))
    this.record = new PagedResource<ReceivedRebate, Page<ReceivedRebate>>(epoch, {
      read: (pageNum) => api.call(betBonusLog, { pageNum, pageSize: PAGE }),
      key: ({ id }) => id,
      filter: undefined,
    })
    this.claim = new Mutation<Received, number>(epoch, {
      write: () => api.call(betBonusReceive, {}),
      reconcile: async (expected) => {
        const read = await this.today.refresh()
        if (!read.ok) return read
        const isPaid = read.value.total < expected
        return success(isPaid ? { awards: [{ propId: PROP.coin, count: expected }] } : null)
      },
      onState: ({ name }) => {
        // Refused: what is shown is old, perhaps because another tab was faster.
        if (name === 'refused') void this.today.refresh()
      },
      refreshes: [this.today, this.record, member, { refresh: () => activities.update() }],
      onDone: ({ awards }) => showReceived(root, awards),
    })
  }

  /** Claims what is settled, or finds out what became of the last claim. */
  async claimReady(): Promise<void> {
    await this.claim.send(this.today.value?.total ?? 0)
  }

  clear(): void {
    this.today.clear()
    this.record.clear()
    this.claim.reset()
  }
}
