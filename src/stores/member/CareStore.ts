import type { Outcome } from '../../api/outcome'
import { playBreak, playCare, playLimit, playReminder } from '../../contract/care'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { Mutation, type MutationState } from '../core/Mutation'
import { Resource } from '../core/Resource'
import type { FeatureStore, RootStore } from '../core/RootStore'

export type Care = ReplyOf<typeof playCare>
export type DepositLimit = Care['limits'][number]
type Written = MutationState<unknown> | null

/** Responsible play: limits, breaks, reality checks and the figures of this session. */
export class CareStore implements FeatureStore {
  readonly care: Resource<Care>
  readonly #api: RootStore['api']
  readonly #write: Mutation<unknown, () => Promise<Outcome<unknown>>>

  constructor({ activities, api, member, session }: RootStore) {
    this.#api = api
    this.care = new Resource<Care>(session.epoch, () => api.call(playCare, {}))
    this.#write = new Mutation<unknown, () => Promise<Outcome<unknown>>>(session.epoch, {
      write: (call) => call(),
      // After a lost reply, too, the reads show what holds: a break ends draws and, an exclusion, what was open.
      onState: ({ name }) => {
        if (name !== 'done' && name !== 'unknown') return
        void this.care.refresh()
        activities.update()
        void member.refresh()
      },
    })
  }

  isBusy(): boolean {
    return this.#write.isBusy()
  }

  /** `amount` null = no limit. Also cancels a raise that waits, with the present amount. */
  setLimit(request: RequestOf<typeof playLimit>): Promise<Written> {
    return this.#write.run(() => this.#api.call(playLimit, request))
  }

  /** Also cancels a longer interval that waits, with the present one. */
  setReminder(minutes: RequestOf<typeof playReminder>['minutes']): Promise<Written> {
    return this.#write.run(() => this.#api.call(playReminder, { minutes }))
  }

  takeBreak(length: RequestOf<typeof playBreak>['length']): Promise<Written> {
    return this.#write.run(() => this.#api.call(playBreak, { length }))
  }

  clear(): void {
    this.care.clear()
    this.#write.reset()
  }
}
