import { makeAutoObservable, runInAction } from 'mobx'
import { smsSend } from '../../contract/auth'
import type { ReplyOf } from '../../contract/core/call'
import { SMS_PURPOSE, type SmsPurpose } from '../../contract/core/enums'
import { Mutation, type MutationState } from '../core/Mutation'
import type { RootStore } from '../core/RootStore'

interface SmsRequest {
  mobile: string
  purpose: SmsPurpose
}

/** Codes by SMS: one request at a time, the next one after the wait that the backend names. */
export class SmsCodes {
  /** When the next one may be requested, epoch ms. */
  nextAt: number | null = null
  /** How long the last one is valid, in minutes; null before the first. */
  validFor: number | null = null
  /** The number of the last one, and whether a login with it opens an account; undefined = the backend did not say. */
  sentTo: { readonly mobile: string; readonly isNew: boolean | undefined } | null = null
  readonly #clock: RootStore['platform']['clock']
  readonly #send: Mutation<ReplyOf<typeof smsSend>, SmsRequest>

  constructor({ platform, session, api }: Pick<RootStore, 'platform' | 'session' | 'api'>) {
    this.#clock = platform.clock
    this.#send = new Mutation(session.epoch, {
      write: ({ mobile, purpose }) => api.call(smsSend, { mobile, purpose: SMS_PURPOSE[purpose] }),
    })
    makeAutoObservable(this)
  }

  get busy(): boolean {
    return this.#send.isBusy()
  }

  /** Requests a code for an international number; null while one is being requested. */
  async send(mobile: string, purpose: SmsPurpose): Promise<MutationState<unknown> | null> {
    const state = await this.#send.run({ mobile, purpose })
    if (state?.name === 'done') runInAction(() => this.#sent(mobile, state.value))
    return state
  }

  /** Allows the next code to be requested. */
  mayAskAgain(): void {
    this.nextAt = null
  }

  clear(): void {
    this.nextAt = null
    this.validFor = null
    this.sentTo = null
  }

  /** Must run in an action. */
  #sent(mobile: string, { waitSeconds, expireSeconds, isNew }: ReplyOf<typeof smsSend>): void {
    this.nextAt = this.#clock.now() + waitSeconds * 1000
    this.validFor = Math.floor(expireSeconds / 60)
    this.sentTo = { mobile, isNew }
  }
}
