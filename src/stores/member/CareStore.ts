import { reaction } from 'mobx'
import type { Outcome } from '../../api/outcome'
import { playBreak, playCare, playLimit, playReminder } from '../../contract/care'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { nothing, type Stop, stopAll } from '../../platform/clock'
import { Mutation, type MutationState } from '../data/Mutation'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type Care = ReplyOf<typeof playCare>
export type DepositLimit = Care['limits'][number]
type Written = MutationState<unknown> | null

const MINUTE = 60_000

/** When what was read changes next by itself; epoch ms. */
const nextChange = ({ limits, reminder, breakUntil }: Care): number => {
  const pending = [...limits, reminder].map((one) => one.pending?.from ?? Number.POSITIVE_INFINITY)
  return Math.min(...pending, breakUntil ?? Number.POSITIVE_INFINITY)
}

/** Responsible play: limits, breaks, reality checks and the figures of this session. */
export class CareStore implements FeatureStore {
  readonly care: Resource<Care>
  readonly #api: RootStore['api']
  readonly #clock: RootStore['platform']['clock']
  readonly #write: Mutation<unknown, () => Promise<Outcome<unknown>>>

  constructor({ activities, api, member, platform, session }: RootStore) {
    this.#api = api
    this.#clock = platform.clock
    this.care = new Resource<Care>(session.epoch, () => api.call(playCare, {}))
    this.#write = new Mutation<unknown, () => Promise<Outcome<unknown>>>(session.epoch, {
      write: (call) => call(),
      // However it ended, the reads show what holds: a break ends draws and, an exclusion, what was open.
      onState: ({ name }) => {
        if (name === 'busy') return
        void this.care.refresh()
        activities.update()
        void member.refresh()
      },
    })
  }

  /**
   * Reads again at the instant when a change holds or a break ends. The time is looked at each minute, since a timer cannot
   * wait for weeks, and a change that the backend does not know of yet is read again then.
   */
  follow(): Stop {
    let stop = nothing
    const plan = (atOnce: boolean) => {
      stop()
      const { value } = this.care
      const left = value ? nextChange(value) - this.#clock.now() : Number.POSITIVE_INFINITY
      if (left > MINUTE || (left <= 0 && !atOnce)) return
      stop = this.#clock.after(Math.max(left, 0), () => void this.care.refresh())
    }
    return stopAll([
      reaction(
        () => this.care.value,
        () => plan(false),
        { fireImmediately: true },
      ),
      this.#clock.every(MINUTE, () => plan(true)),
      () => stop(),
    ])
  }

  isBusy(): boolean {
    return this.#write.isBusy()
  }

  /** `amount` null = no limit. Also cancels a raise that waits, with the present amount. */
  setLimit(request: RequestOf<typeof playLimit>): Promise<Written> {
    return this.#write.send(() => this.#api.call(playLimit, request))
  }

  /** Also cancels a longer interval that waits, with the present one. */
  setReminder(minutes: RequestOf<typeof playReminder>['minutes']): Promise<Written> {
    return this.#write.send(() => this.#api.call(playReminder, { minutes }))
  }

  takeBreak(length: RequestOf<typeof playBreak>['length']): Promise<Written> {
    return this.#write.send(() => this.#api.call(playBreak, { length }))
  }

  clear(): void {
    this.care.clear()
    this.#write.reset()
  }
}
