import { makeAutoObservable } from 'mobx'
import { internationalNumber, isPhoneNumber, type PhoneNumber, readPhone } from '../../domain/auth/phoneNumber'
import type { SignInMethod } from '../../domain/auth/signInMethods'
import type { Platform } from '../../platform'
import type { ConfigStore } from '../config/ConfigStore'
import type { RootStore } from '../root/RootStore'
import { INVITE } from './invitation'
import type { SessionStore } from './SessionStore'

/** Values of a form with a phone number; the country is kept separately. */
export interface PhoneValues {
  mobile: string
  code: string
  /** A new one, or that of the number when no code is needed. */
  password: string
  /** The inviter's code. */
  invite: string
  /** Of age, and the terms accepted. */
  accepted: boolean
}

/** Values of a form with an account name. */
export interface AccountValues {
  account: string
  password: string
  remember: boolean
  invite: string
  accepted: boolean
}

/** Choices and values of the forms, kept while they are closed and from one to the other. */
export class LoginDraft {
  /** Undefined = the configuration's default. */
  chosen: { way?: SignInMethod; country?: string } = {}
  typed: Partial<PhoneValues & AccountValues> = {}
  /** How often the account form was filled by a tap. */
  filled = 0
  readonly #config: ConfigStore
  readonly #session: SessionStore
  readonly #storage: Platform['storage']['session']

  constructor({ config, session, platform }: Pick<RootStore, 'config' | 'session' | 'platform'>) {
    this.#config = config
    this.#session = session
    this.#storage = platform.storage.session
    // Read once, when a form opens.
    makeAutoObservable(this, { typed: false, invite: false })
  }

  /** The inviter's code: typed, or of the link that began this visit. */
  get invite(): string {
    return this.typed.invite ?? this.#storage.get(INVITE) ?? ''
  }

  get country(): string {
    return this.chosen.country ?? this.dialCodes[0] ?? '+1'
  }

  get dialCodes(): readonly string[] {
    return this.#config.config?.dialCodes ?? [this.chosen.country ?? '+1']
  }

  /** Initial values of a form with a phone number. */
  phone(): PhoneValues {
    const { mobile = '', code = '', accepted = false } = this.typed
    return { mobile, code, password: '', invite: this.invite, accepted }
  }

  /** Initial values of a form with an account name; a new account starts without the saved one. */
  account(saved: string | null = this.#session.savedAccount): AccountValues {
    const { account = saved ?? '', password = '', remember = saved !== null, accepted = false } = this.typed
    return { account, password, remember, invite: this.invite, accepted }
  }

  /** Country and number of what was typed, whose prefix wins over the choice; null = no country of ours. */
  phoneOf(typed: string): PhoneNumber | null {
    return readPhone(typed, this.country, this.dialCodes)
  }

  /** The international number, without the trunk zero. */
  number(mobile: string): string {
    return internationalNumber(this.phoneOf(mobile) ?? { country: this.country, mobile })
  }

  /**
   * An account name, or the phone number typed for it: no name begins with a digit. Without a chosen country the backend
   * finds the number's.
   */
  accountOf(typed: string): string {
    if (this.chosen.country === undefined || /^\p{L}/u.test(typed)) return typed
    const phone = this.phoneOf(typed)
    return phone && isPhoneNumber(phone) ? internationalNumber(phone) : typed
  }

  /** Takes an international number apart into country and number. */
  adopt(number: string): void {
    const country = this.dialCodes
      .filter((code) => number.startsWith(code))
      .sort((a, b) => b.length - a.length)
      .at(0)
    if (country === undefined) return
    this.choose({ country })
    this.keep({ mobile: number.slice(country.length), code: '' })
  }

  /** Fills the account form, which then starts over. */
  fill(typed: Pick<AccountValues, 'account' | 'password'> & Partial<AccountValues>): void {
    this.choose({ way: 'account' })
    this.keep(typed)
    this.filled++
  }

  choose(chosen: LoginDraft['chosen']): void {
    this.chosen = { ...this.chosen, ...chosen }
  }

  keep(typed: LoginDraft['typed']): void {
    this.typed = { ...this.typed, ...typed }
  }

  /** Drops the values once a session has begun. */
  forgetTyped(): void {
    this.typed = {}
    this.#storage.remove(INVITE)
  }

  /** The next visitor starts with an empty form. */
  clear(): void {
    this.chosen = {}
    this.filled = 0
    this.forgetTyped()
  }
}
