import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { success } from '../../api/outcome'
import type { Award } from '../../contract/activity/rewards'
import { finishTask } from '../../contract/bonus'
import { CLAIM } from '../../contract/core/enums'
import { type BonusReward, type BonusSource, bonusId } from '../../domain/bonus/bonusReward'
import { Mutation, type MutationState } from '../core/Mutation'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { BonusReads } from './BonusReads'
import { claimCalls, type Received } from './claimCalls'

/** A reward that a claim did not credit, and why. */
export interface Missed {
  readonly reward: BonusReward
  readonly state: MutationState<Received>
}

/** All rewards of the player as one list, and their claims. */
export class BonusStore implements FeatureStore {
  readonly reads: BonusReads
  /** Of the last claim. */
  missed: readonly Missed[] = []
  /** What came since the page was opened, with its index in `listed`. */
  received: readonly { readonly reward: BonusReward; readonly index: number }[] = []
  /** Ids of the rewards being claimed, one after the other. */
  claiming: readonly string[] = []
  readonly #root: Pick<RootStore, 'activities' | 'api' | 'member' | 'modals' | 'session'>
  readonly #reported: Mutation<unknown, string>
  readonly #claims = new Map<string, Mutation<Received, BonusReward>>()

  constructor(root: RootStore) {
    this.#root = root
    this.reads = new BonusReads(root)
    this.#reported = new Mutation<unknown, string>(root.session.epoch, {
      write: (id) => root.api.call(finishTask, { id }),
      refreshes: [this.reads.tasks, { refresh: () => root.activities.load() }],
    })
    makeAutoObservable(this, { reads: false, missed: observableRef, received: observableRef, claiming: observableRef })
  }

  get ready(): readonly BonusReward[] {
    return this.reads.rewards.filter(({ state }) => state === CLAIM.available)
  }

  readyFrom(sources: readonly BonusSource[]): readonly BonusReward[] {
    return this.ready.filter(({ source }) => sources.includes(source))
  }

  /** Ready rewards, and those received on this page, at their old index. */
  get listed(): readonly BonusReward[] {
    const list = [...this.ready]
    const again = new Set(list.map(bonusId))
    for (const { reward, index } of this.received) if (!again.has(bonusId(reward))) list.splice(index, 0, reward)
    return list
  }

  listedFrom(sources: readonly BonusSource[]): readonly BonusReward[] {
    return this.listed.filter(({ source }) => sources.includes(source))
  }

  /** Whether it was received on this page and is not ready again. */
  isReceived(reward: BonusReward): boolean {
    const id = bonusId(reward)
    return this.received.some((one) => bonusId(one.reward) === id) && !this.ready.some((one) => bonusId(one) === id)
  }

  /** Another page no longer shows what was received. */
  leave(): void {
    this.received = []
  }

  isClaiming(reward: BonusReward): boolean {
    return this.claiming.includes(bonusId(reward))
  }

  /** Whether the last claim left out a reward. */
  hasMissed(reward: BonusReward): boolean {
    return this.missed.some((one) => bonusId(one.reward) === bonusId(reward))
  }

  /** Claims each reward by itself; what is refused stays, and the modal shows what came. */
  async claim(rewards: readonly BonusReward[]): Promise<void> {
    if (this.claiming.length > 0) return
    const missed: Missed[] = []
    const awards: Award[] = []
    this.missed = []
    this.claiming = rewards.map(bonusId)
    const { listed } = this
    const received = [...this.received]
    for (const reward of rewards) {
      const state = await this.#claimOne(reward)
      // The session has changed.
      if (!state) return
      if (state.name === 'done') {
        awards.push(...state.value.awards)
        received.push({ reward, index: listed.findIndex((one) => bonusId(one) === bonusId(reward)) })
      } else missed.push({ reward, state })
      // Without a network the others would be lost as well.
      if (state.name === 'unknown') break
    }
    runInAction(() => {
      this.missed = missed
      // In ascending order, as `listed` splices them in.
      this.received = received.toSorted((one, other) => one.index - other.index)
      this.claiming = []
    })
    const { activities, member, modals } = this.#root
    if (awards.length > 0) modals.open('reward', { awards })
    await Promise.all([this.reads.refresh(), member.refresh(), activities.load()])
  }

  /** Reports a task that the player says is done. */
  async report(id: string): Promise<void> {
    await this.#reported.run(id)
  }

  clear(): void {
    this.missed = []
    this.received = []
    this.claiming = []
    this.#claims.clear()
    this.reads.clear()
  }

  /** Claims a reward, or finds out what its last claim did. */
  #claimOne(reward: BonusReward): Promise<MutationState<Received> | null> {
    const claim = this.#claims.get(bonusId(reward)) ?? this.#claimOf(reward)
    return claim.state.name === 'unknown' ? claim.reconcile() : claim.run(reward)
  }

  #claimOf(reward: BonusReward): Mutation<Received, BonusReward> {
    const { api, session } = this.#root
    const id = bonusId(reward)
    const claim = new Mutation<Received, BonusReward>(session.epoch, {
      write: (one) => claimCalls[one.source](api, one),
      reconcile: async (one) => {
        const read = await this.reads.of(one.source).refresh()
        if (!read.ok) return read
        return success(this.ready.some((other) => bonusId(other) === id) ? null : { awards: one.awards })
      },
    })
    this.#claims.set(id, claim)
    return claim
  }
}
