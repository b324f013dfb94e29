import { makeAutoObservable, runInAction } from 'mobx'
import type { Outcome } from '../api/outcome'
import { accountLogin, accountLoginSms, accountRegist4, smsSend } from '../contract/auth'
import type { LengthLimits } from '../contract/config'
import { LOGIN_TYPE, SMS_PURPOSE } from '../contract/enums'
import { safeTarget } from '../platform/navigation'
import { failureMessage, type Message, say } from './message'
import type { FeatureStore, RootStore } from './RootStore'

/** The ways of the login form. */
export type LoginMethod = 'phone' | 'account'

type Field = 'mobile' | 'code' | 'account' | 'password' | 'form'

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
  busy: 'signIn' | 'sendCode' | null = null
  /** When the next code may be asked for, on the world's clock. */
  nextCodeAt: number | null = null
  errors: Partial<Record<Field, Message>> = {}
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    this.account = root.session.savedAccount ?? ''
    this.remember = this.account !== ''
    makeAutoObservable(this)
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
    this.#begin('sendCode')
    const outcome = await this.#root.api.call(smsSend, {
      mobile: this.#number(),
      purpose: SMS_PURPOSE.loginAndRegister,
    })
    this.#end(outcome)
    if (outcome.ok) this.#waitForCode(outcome.value.waitSeconds)
  }

  /** The wait for the next code is over. */
  mayAskAgain(): void {
    this.nextCodeAt = null
  }

  /** Signs in; true on success. What was typed stays when it fails. */
  async signIn(): Promise<boolean> {
    if (this.busy || !this.#check(this.#fields())) return false
    this.#begin('signIn')
    const { api, session, user } = this.#root
    const outcome = await (this.method === 'account'
      ? api.call(accountLogin, { account: this.account, password: this.password })
      : this.needsCode
        ? api.call(accountLoginSms, { mobile: this.#number(), code: this.code })
        : api.call(accountRegist4, { mobile: this.#number() }))
    this.#end(outcome)
    if (!outcome.ok) return false
    session.saveAccount(this.method === 'account' && this.remember ? this.account : null)
    session.begin(outcome.value.token)
    user.replace(outcome.value.user)
    this.#wipe()
    return true
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
    this.busy = null
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

  #begin(what: 'signIn' | 'sendCode'): void {
    runInAction(() => {
      this.busy = what
    })
  }

  #end(outcome: Outcome<unknown>): void {
    runInAction(() => {
      this.busy = null
      // The Tips pop-up has told of a timeout already.
      if (outcome.ok || outcome.failure.kind === 'timeout') return
      const { failure } = outcome
      const field = failure.kind === 'refused' ? (FIELD_OF[failure.code] ?? 'form') : 'form'
      this.errors[field] = failureMessage(failure)
    })
  }

  #waitForCode(seconds: number): void {
    runInAction(() => {
      this.nextCodeAt = this.#root.platform.clock.now() + seconds * 1000
    })
  }
}
