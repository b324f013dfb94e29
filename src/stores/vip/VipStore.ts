import { makeAutoObservable } from 'mobx'
import { success } from '../../api/outcome'
import type { Award } from '../../contract/activity/rewards'
import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import {
  appVipUserReceiveDaily,
  appVipUserReceiveSignInAward,
  type getVipInfo,
  receiveVipTask,
  receiveVipTaskUnReceiveBonus,
} from '../../contract/vip'
import { Mutation } from '../data/Mutation'
import type { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { showReceived } from '../shell/showReceived'
import { vipResource } from './vipResource'

type VipReply = ReplyOf<typeof getVipInfo>
export type VipInfo = VipReply['vipData']

/** What can be claimed; `bonuses` are those of levels, weeks and months, all at once. */
export type VipClaim =
  | { readonly kind: 'daily' | 'signIn' | 'bonuses' }
  | { readonly kind: 'task'; readonly id: string }

interface Received {
  awards: readonly Award[]
}

/** A claim and what it should pay. */
interface Expected extends Received {
  claim: VipClaim
}

/** What a claim would pay at present; null when it cannot be made. */
export const claimable = (info: VipInfo, claim: VipClaim): readonly Award[] | null => {
  if (claim.kind === 'bonuses') {
    const awards = info.unreceived.flatMap((bonus) => bonus.awards)
    return awards.length > 0 ? awards : null
  }
  const one = claim.kind === 'task' ? info.tasks.find(({ id }) => id === claim.id) : info[claim.kind]
  return one?.state === CLAIM.available ? one.awards : null
}

/** The player's VIP standing and its rewards (spec §7). */
export class VipStore implements FeatureStore {
  readonly info: Resource<VipReply>
  readonly claim: Mutation<Received, Expected>

  constructor(root: RootStore) {
    const { activities, api, member, session } = root
    const { epoch } = session
    this.info = vipResource(root)
    this.claim = new Mutation<Received, Expected>(epoch, {
      write: ({ claim }) => {
        switch (claim.kind) {
          case 'daily':
            return api.call(appVipUserReceiveDaily, {})
          case 'signIn':
            return api.call(appVipUserReceiveSignInAward, {})
          case 'bonuses':
            return api.call(receiveVipTaskUnReceiveBonus, {})
          case 'task':
            return api.call(receiveVipTask, { id: claim.id })
        }
      },
      reconcile: async ({ claim, awards }) => {
        const read = await this.info.refresh()
        if (!read.ok) return read
        return success(claimable(read.value.vipData, claim) ? null : { awards })
      },
      refreshes: [this.info, member, { refresh: () => activities.update() }],
      onDone: ({ awards }, { claim }) => {
        // A new level is a moment of its own.
        if (claim.kind === 'bonuses' && awards.length > 0) root.modals.open('reward', { awards })
        else showReceived(root, awards)
      },
    })
    makeAutoObservable(this, { info: false, claim: false })
  }

  get vip(): VipInfo | null {
    return this.info.value?.vipData ?? null
  }

  /** Whether this is the claim last made: its row shows what became of it. */
  isLast(claim: VipClaim): boolean {
    const last = this.claim.request?.claim
    if (last?.kind !== claim.kind) return false
    return last.kind !== 'task' || claim.kind !== 'task' || last.id === claim.id
  }

  /** Claims, or finds out what became of the last claim. */
  async claimReward(claim: VipClaim): Promise<void> {
    await this.claim.send({ claim, awards: (this.vip && claimable(this.vip, claim)) ?? [] })
  }

  clear(): void {
    this.info.clear()
    this.claim.reset()
  }
}
