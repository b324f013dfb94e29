import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { success } from '../../api/outcome'
import type { Award } from '../../contract/activity/rewards'
import { finishTask } from '../../contract/bonus'
import { CLAIM } from '../../contract/core/enums'
import { type BonusReward, type BonusSource, bonusId } from '../../domain/bonus/bonusReward'
import { Mutation, type MutationState } from '../data/Mutation'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { showReceived } from '../shell/showReceived'
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
  /** Ids of what was paid, with the value of its read that does not know it yet. */
  paid: ReadonlyMap<string, object | null> = new Map()
  /** Ids of the rewards being claimed, one after the other. */
  claiming: readonly string[] = []
  readonly #root: Pick<RootStore, 'activities' | 'api' | 'member' | 'modals' | 'session' | 'toasts'>
  readonly #reported: Mutation<unknown, string>
  readonly #claims = new Map<string, Mutation<Received, BonusReward>>()

  constructor(root: RootStore) {
    this.#root = root
    this.reads = new BonusReads(root)
    this.#reported = new Mutation<unknown, string>(root.session.epoch, {
      write: (id) => root.api.call(finishTask, { id }),
      refreshes: [this.reads.tasks, { refresh: () => root.activities.load() }],
    })
    makeAutoObservable(this, { reads: false, missed: observableRef, paid: observableRef, claiming: observableRef })
  }

  get ready(): readonly BonusReward[] {
    return this.reads.rewards.filter((reward) => reward.state === CLAIM.available && !this.#isPaid(reward))
  }

  readyFrom(sources: readonly BonusSource[]): readonly BonusReward[] {
    return this.ready.filter(({ source }) => sources.includes(source))
  }

  /** Also while what was paid is not read again. */
  isClaiming(reward: BonusReward): boolean {
    return this.claiming.includes(bonusId(reward)) || this.#isPaid(reward)
  }

  /** Whether the last claim of it was refused. */
  isRefused(reward: BonusReward): boolean {
    return this.missed.some(({ reward: one, state }) => state.name === 'refused' && bonusId(one) === bonusId(reward))
  }

  /** Claims each reward by itself; what is refused stays. */
  async claim(rewards: readonly BonusReward[]): Promise<void> {
    if (this.claiming.length > 0) return
    const missed: Missed[] = []
    const awards: Award[] = []
    this.missed = []
    this.claiming = rewards.map(bonusId)
    for (const [index, reward] of rewards.entries()) {
      const state = await this.#claimOne(reward)
      // The session has changed.
      if (!state) return
      if (state.name === 'done') {
        awards.push(...state.value.awards)
        this.#markPaid(reward)
        continue
      }
      missed.push({ reward, state })
      if (state.name !== 'unknown') continue
      // Without a network the others would be lost as well.
      missed.push(...rewards.slice(index + 1).map((other) => ({ reward: other, state })))
      break
    }
    runInAction(() => {
      this.missed = missed
      this.claiming = []
    })
    const { activities, member } = this.#root
    showReceived(this.#root, awards)
    await Promise.all([this.reads.refresh(), member.refresh(), activities.load()])
  }

  /** Reports a task that the player says is done. */
  async report(id: string): Promise<void> {
    await this.#reported.send(id)
  }

  clear(): void {
    this.missed = []
    this.paid = new Map()
    this.claiming = []
    this.#claims.clear()
    this.reads.clear()
  }

  #isPaid(reward: BonusReward): boolean {
    const id = bonusId(reward)
    return this.paid.has(id) && this.paid.get(id) === this.reads.of(reward.source).value
  }

  #markPaid(reward: BonusReward): void {
    runInAction(() => {
      this.paid = new Map(this.paid).set(bonusId(reward), this.reads.of(reward.source).value)
    })
  }

  /** Claims a reward, or finds out what its last claim did. */
  #claimOne(reward: BonusReward): Promise<MutationState<Received> | null> {
    const claim = this.#claims.get(bonusId(reward)) ?? this.#claimOf(reward)
    return claim.send(reward)
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
