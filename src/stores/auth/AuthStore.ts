import { makeAutoObservable } from 'mobx'
import type { Outcome } from '../../api/outcome'
import { accountLogin, accountLoginSms, accountRegist4, smsSend } from '../../contract/auth'
import type { LengthLimits } from '../../contract/config'
import type { ReplyOf } from '../../contract/core/call'
import { SMS_PURPOSE } from '../../contract/core/enums'
import { safeTarget } from '../../platform/page/navigation'
import { Mutation, type MutationState } from '../core/Mutation'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { type AccountLogin, LoginDraft, type PhoneLogin } from './LoginDraft'

type SignedIn = ReplyOf<typeof accountLogin>

/** The calls that start a session (spec §5, §7). */
export class AuthStore implements FeatureStore {
  readonly draft: LoginDraft
  /** When the next SMS code may be requested, epoch ms. */
  nextCodeAt: number | null = null
  readonly #root: RootStore
  readonly #signIn: Mutation<SignedIn, () => Promise<Outcome<SignedIn>>>
  readonly #sendCode: Mutation<ReplyOf<typeof smsSend>, string>

  constructor(root: RootStore) {
    this.#root = root
    this.draft = new LoginDraft(root.config, root.session)
    const { epoch } = root.session
    // No read can reconcile these: after a lost reply the player decides whether to retry.
    this.#signIn = new Mutation(epoch, { write: (ask) => ask(), onDone: (reply) => this.#welcome(reply) })
    this.#sendCode = new Mutation(epoch, {
      write: (mobile) => root.api.call(smsSend, { mobile, purpose: SMS_PURPOSE.loginAndRegister }),
      onDone: ({ waitSeconds }) => this.#waitForCode(waitSeconds),
    })
    makeAutoObservable(this)
  }

  get busy(): 'signIn' | 'sendCode' | null {
    return this.#signIn.isBusy() ? 'signIn' : this.#sendCode.isBusy() ? 'sendCode' : null
  }

  get limits(): LengthLimits | undefined {
    return this.#root.config.config?.lengthLimits
  }

  /** Whether phone login requires an SMS code (otpStatus, spec §3). */
  get needsCode(): boolean {
    return this.#root.config.config?.otpStatus !== 0
  }

  /** Requests an SMS code; null while another call is pending. */
  async sendCode(mobile: string): Promise<MutationState<unknown> | null> {
    return this.busy ? null : this.#sendCode.run(this.#number(mobile))
  }

  /** Allows the next code to be requested. */
  mayAskAgain(): void {
    this.nextCodeAt = null
  }

  /** Null while another call is pending. */
  signInByPhone({ mobile, code }: PhoneLogin): Promise<MutationState<unknown> | null> {
    const { api } = this.#root
    const number = { mobile: this.#number(mobile) }
    return this.#begin(
      () => (this.needsCode ? api.call(accountLoginSms, { ...number, code }) : api.call(accountRegist4, number)),
      null,
    )
  }

  /** Null while another call is pending. */
  signInByAccount({ account, password, remember }: AccountLogin): Promise<MutationState<unknown> | null> {
    return this.#begin(() => this.#root.api.call(accountLogin, { account, password }), remember ? account : null)
  }

  /** The path to open after login: `from` if it is a page of ours, else home. */
  landing(from: unknown, isKnown: (path: string) => boolean): string {
    const target = typeof from === 'string' ? safeTarget(from, this.#root.platform.location.origin) : null
    return target?.kind === 'route' && isKnown(target.path) ? target.path : '/'
  }

  /** The next visitor starts with an empty form. */
  clear(): void {
    this.draft.clear()
    this.nextCodeAt = null
  }

  #number(mobile: string): string {
    return `${this.draft.country}${mobile.replace(/^0+/, '')}`
  }

  /** `saved` is the account this device remembers from now on. */
  async #begin(ask: () => Promise<Outcome<SignedIn>>, saved: string | null): Promise<MutationState<unknown> | null> {
    if (this.busy) return null
    const state = await this.#signIn.run(ask)
    if (state?.name === 'done') this.#root.session.saveAccount(saved)
    return state
  }

  /** Must run in an action. */
  #welcome({ token, user }: SignedIn): void {
    this.draft.forgetTyped()
    this.#root.session.begin(token)
    this.#root.member.replace(user)
  }

  /** Must run in an action. */
  #waitForCode(seconds: number): void {
    this.nextCodeAt = this.#root.platform.clock.now() + seconds * 1000
  }
}
