import { makeAutoObservable, runInAction } from 'mobx'
import type { Outcome } from '../../api/outcome'
import { accountLogin, accountLoginSms, accountRegist4, smsSend } from '../../contract/auth'
import type { LengthLimits } from '../../contract/config'
import type { ReplyOf } from '../../contract/core/call'
import { LOGIN_TYPE, SMS_PURPOSE } from '../../contract/core/enums'
import { safeTarget } from '../../platform/page/navigation'
import { Mutation, type MutationState } from '../core/Mutation'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { failureMessage, type Message, message as say } from '../shell/message'

/** The ways of the login form. */
export type LoginMethod = 'phone' | 'account'

type Field = 'mobile' | 'code' | 'account' | 'password' | 'form'

type SignedIn = ReplyOf<typeof accountLogin>

/** The codes whose text belongs beside a field rather than to the whole form. */
const FIELD_OF: Readonly<Record<number, Field>> = {
  2001: 'password',
  2002: 'account',
  2003: 'code',
  2004: 'code',
  2005: 'code',
}

/** The login form: what was typed, what is wrong with it, and the calls that sign in (spec §5, §7). */
export class AuthStore implements FeatureStore {
  mobile = ''
  code = ''
  account: string
  password = ''
  remember: boolean
  /** What the player chose; until then the configuration decides. */
  chosen: { method?: LoginMethod; country?: string } = {}
  /** When the next code may be asked for, on the world's clock. */
  nextCodeAt: number | null = null
  errors: Partial<Record<Field, Message>> = {}
  readonly #root: RootStore
  readonly #signIn: Mutation<SignedIn>
  readonly #sendCode: Mutation<ReplyOf<typeof smsSend>>

  constructor(root: RootStore) {
    this.#root = root
    this.account = root.session.savedAccount ?? ''
    this.remember = this.account !== ''
    const { epoch } = root.session
    // Neither leaves a trace that a read could find: where the reply was lost, the player decides to try again.
    this.#signIn = new Mutation(epoch, { write: () => this.#askToSignIn(), onDone: (reply) => this.#welcome(reply) })
    this.#sendCode = new Mutation(epoch, {
      write: () => root.api.call(smsSend, { mobile: this.#number(), purpose: SMS_PURPOSE.loginAndRegister }),
      onDone: ({ waitSeconds }) => this.#waitForCode(waitSeconds),
    })
    makeAutoObservable(this)
  }

  get busy(): 'signIn' | 'sendCode' | null {
    return this.#signIn.isBusy() ? 'signIn' : this.#sendCode.isBusy() ? 'sendCode' : null
  }

  get method(): LoginMethod {
    const byDefault = this.#root.config.config?.defaultLoginType === LOGIN_TYPE.account ? 'account' : 'phone'
    return this.chosen.method ?? byDefault
  }

  get country(): string {
    return this.chosen.country ?? this.dialCodes[0] ?? '+1'
  }

  get limits(): LengthLimits | undefined {
    return this.#root.config.config?.lengthLimits
  }

  /** Whether signing in by phone asks for a code (otpStatus, spec §3). */
  get needsCode(): boolean {
    return this.#root.config.config?.otpStatus !== 0
  }

  get dialCodes(): readonly string[] {
    return this.#root.config.config?.dialCodes ?? [this.chosen.country ?? '+1']
  }

  /** Changes a field; what was wrong with it is forgotten. */
  type(field: 'mobile' | 'code' | 'account' | 'password' | 'country', value: string): void {
    if (field === 'country') this.chosen.country = value
    else {
      this[field] = field === 'password' ? value : value.replace(/[\s\u200b-\u200f\u202a-\u202e]/g, '')
      delete this.errors[field]
    }
    delete this.errors.form
  }

  choose(method: LoginMethod): void {
    this.chosen.method = method
    this.errors = {}
  }

  setRemember(remember: boolean): void {
    this.remember = remember
  }

  /** Fills the form with an account that is known to work. */
  fill(account: string, password: string): void {
    this.choose('account')
    this.account = account
    this.password = password
  }

  /** Asks for an SMS code. */
  async sendCode(): Promise<void> {
    if (this.busy || !this.#check(['mobile'])) return
    this.#tell(await this.#sendCode.run())
  }

  /** The wait for the next code is over. */
  mayAskAgain(): void {
    this.nextCodeAt = null
  }

  /** Signs in; true on success. What was typed stays when it fails. */
  async signIn(): Promise<boolean> {
    if (this.busy || !this.#check(this.#fields())) return false
    const state = await this.#signIn.run()
    this.#tell(state)
    return state?.name === 'done'
  }

  /** Where a visitor lands after signing in: where they were going, if that is a page of our own. */
  landing(from: unknown, isKnown: (path: string) => boolean): string {
    const target = typeof from === 'string' ? safeTarget(from, this.#root.platform.location.origin) : null
    return target?.kind === 'route' && isKnown(target.path) ? target.path : '/'
  }

  /** Forgets who was here: the next one finds the form as on a first visit. */
  clear(): void {
    this.#wipe()
    this.chosen = {}
    this.mobile = ''
    this.account = this.#root.session.savedAccount ?? ''
    this.remember = this.account !== ''
    this.nextCodeAt = null
  }

  #wipe(): void {
    runInAction(() => {
      this.password = ''
      this.code = ''
      this.errors = {}
    })
  }

  #fields(): readonly Exclude<Field, 'form'>[] {
    if (this.method === 'account') return ['account', 'password']
    return this.needsCode ? ['mobile', 'code'] : ['mobile']
  }

  #number(): string {
    return `${this.country}${this.mobile.replace(/^0+/, '')}`
  }

  #check(fields: readonly Exclude<Field, 'form'>[]): boolean {
    this.errors = {}
    for (const field of fields) {
      const error = this.#wrong(field)
      if (error) this.errors[field] = error
    }
    return Object.keys(this.errors).length === 0
  }

  #wrong(field: Exclude<Field, 'form'>): Message | null {
    const value = this[field]
    if (value === '') return say(`auth.${field}.missing`)
    if (field === 'mobile') return /^\d{6,14}$/.test(value) ? null : say('auth.mobile.wrong')
    const limits = this.limits?.[field === 'code' ? 'smsCode' : field]
    if (!limits?.status || (value.length >= limits.min && value.length <= limits.max)) return null
    return say(`auth.${field}.length`, { min: limits.min, max: limits.max })
  }

  #askToSignIn(): Promise<Outcome<SignedIn>> {
    const { api } = this.#root
    if (this.method === 'account') return api.call(accountLogin, { account: this.account, password: this.password })
    if (this.needsCode) return api.call(accountLoginSms, { mobile: this.#number(), code: this.code })
    return api.call(accountRegist4, { mobile: this.#number() })
  }

  /** Must run in an action. */
  #welcome({ token, user }: SignedIn): void {
    const { session, member: player } = this.#root
    session.saveAccount(this.method === 'account' && this.remember ? this.account : null)
    session.begin(token)
    player.replace(user)
    this.#wipe()
  }

  #tell(state: MutationState<unknown> | null): void {
    if (state?.name !== 'refused' && state?.name !== 'unknown') return
    const { failure } = state
    // The Tips pop-up has told of a timeout already.
    if (failure.kind === 'timeout') return
    const field = failure.kind === 'refused' ? (FIELD_OF[failure.code] ?? 'form') : 'form'
    runInAction(() => {
      this.errors[field] = failureMessage(failure)
    })
  }

  /** Must run in an action. */
  #waitForCode(seconds: number): void {
    this.nextCodeAt = this.#root.platform.clock.now() + seconds * 1000
  }
}
