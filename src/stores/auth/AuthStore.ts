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

/** Signing in: the calls that begin a session (spec §5, §7). */
export class AuthStore implements FeatureStore {
  readonly draft: LoginDraft
  /** When the next code may be asked for, on the world's clock. */
  nextCodeAt: number | null = null
  readonly #root: RootStore
  readonly #signIn: Mutation<SignedIn, () => Promise<Outcome<SignedIn>>>
  readonly #sendCode: Mutation<ReplyOf<typeof smsSend>, string>

  constructor(root: RootStore) {
    this.#root = root
    this.draft = new LoginDraft(root.config, root.session)
    const { epoch } = root.session
    // Neither leaves a trace that a read could find: where the reply was lost, the player decides to try again.
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

  /** Whether signing in by phone asks for a code (otpStatus, spec §3). */
  get needsCode(): boolean {
    return this.#root.config.config?.otpStatus !== 0
  }

  /** Asks for an SMS code; null where another call is on its way. */
  async sendCode(mobile: string): Promise<MutationState<unknown> | null> {
    return this.busy ? null : this.#sendCode.run(this.#number(mobile))
  }

  /** The wait for the next code is over. */
  mayAskAgain(): void {
    this.nextCodeAt = null
  }

  /** Signs in by phone; null where another call is on its way. */
  signInByPhone({ mobile, code }: PhoneLogin): Promise<MutationState<unknown> | null> {
    const { api } = this.#root
    const number = { mobile: this.#number(mobile) }
    return this.#begin(
      () => (this.needsCode ? api.call(accountLoginSms, { ...number, code }) : api.call(accountRegist4, number)),
      null,
    )
  }

  /** Signs in by account; null where another call is on its way. */
  signInByAccount({ account, password, remember }: AccountLogin): Promise<MutationState<unknown> | null> {
    return this.#begin(() => this.#root.api.call(accountLogin, { account, password }), remember ? account : null)
  }

  /** Where a visitor lands after signing in: where they were going, if that is a page of our own. */
  landing(from: unknown, isKnown: (path: string) => boolean): string {
    const target = typeof from === 'string' ? safeTarget(from, this.#root.platform.location.origin) : null
    return target?.kind === 'route' && isKnown(target.path) ? target.path : '/'
  }

  /** Forgets who was here: the next one finds the form as on a first visit. */
  clear(): void {
    this.draft.clear()
    this.nextCodeAt = null
  }

  #number(mobile: string): string {
    return `${this.draft.country}${mobile.replace(/^0+/, '')}`
  }

  /** `saved` is the account that this device remembers from now on. */
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
