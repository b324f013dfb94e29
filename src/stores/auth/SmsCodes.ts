import { makeAutoObservable, observable, runInAction } from 'mobx'
import { smsSend } from '../../contract/auth'
import type { ReplyOf } from '../../contract/core/call'
import { SMS_PURPOSE, type SmsPurpose } from '../../contract/core/enums'
import { isRefusedAs } from '../data/isRefusedAs'
import { Mutation, type MutationState } from '../data/Mutation'
import type { RootStore } from '../root/RootStore'

interface SmsRequest {
  mobile: string
  purpose: SmsPurpose
}

/** The last code sent to a number. */
interface SentCode {
  readonly purpose: SmsPurpose
  /** When the next one may be requested, epoch ms; null = now. */
  readonly nextAt: number | null
  /** Minutes. */
  readonly validFor: number
}

/** The wait of the specification, ms, for a refusal that does not name it. */
const WAIT = 60_000

/** Codes by SMS: one request at a time; for each number the next one after the wait that the backend names. */
export class SmsCodes {
  /** The number of the last one, and whether a login with it opens an account; undefined = the backend did not say. */
  sentTo: { readonly mobile: string; readonly isNew: boolean | undefined } | null = null
  readonly #codes = observable.map<string, SentCode>({}, { deep: false })
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

  /** The last code sent to an international number. */
  to(mobile: string): SentCode | undefined {
    return this.#codes.get(mobile)
  }

  /** Requests a code for an international number; null while one is being requested. */
  async send(mobile: string, purpose: SmsPurpose): Promise<MutationState<unknown> | null> {
    const state = await this.#send.send({ mobile, purpose })
    if (state?.name === 'done') runInAction(() => this.#sent(mobile, purpose, state.value))
    // Requested on another form or device.
    if (isRefusedAs(state, 'codeTooSoon')) runInAction(() => this.#wait(mobile, this.#clock.now() + WAIT))
    return state
  }

  /** Allows the next code to be requested. */
  mayAskAgain(mobile: string): void {
    this.#wait(mobile, null)
  }

  clear(): void {
    this.sentTo = null
    this.#codes.clear()
  }

  #wait(mobile: string, nextAt: number | null): void {
    const sent = this.#codes.get(mobile)
    if (sent) this.#codes.set(mobile, { ...sent, nextAt })
  }

  /** Must run in an action. */
  #sent(mobile: string, purpose: SmsPurpose, { waitSeconds, expireSeconds, isNew }: ReplyOf<typeof smsSend>): void {
    const nextAt = this.#clock.now() + waitSeconds * 1000
    this.#codes.set(mobile, { purpose, nextAt, validFor: Math.floor(expireSeconds / 60) })
    this.sentTo = { mobile, isNew }
  }
}
