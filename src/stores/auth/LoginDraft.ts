import { makeAutoObservable } from 'mobx'
import { LOGIN_TYPE } from '../../contract/core/enums'
import type { ConfigStore } from '../config/ConfigStore'
import type { SessionStore } from './SessionStore'

/** Methods of the login form. */
export type LoginMethod = 'phone' | 'account'

/** Values of the phone form; the country is kept beside it. */
export interface PhoneLogin {
  mobile: string
  code: string
}

/** Values of the account form. */
export interface AccountLogin {
  account: string
  password: string
  remember: boolean
}

/** Choices and values of the login form, kept while it is closed. */
export class LoginDraft {
  /** Undefined = the configuration's default. */
  chosen: { method?: LoginMethod; country?: string } = {}
  typed: { phone?: PhoneLogin; account?: AccountLogin } = {}
  readonly #config: ConfigStore
  readonly #session: SessionStore

  constructor(config: ConfigStore, session: SessionStore) {
    this.#config = config
    this.#session = session
    // Read once, when a form opens.
    makeAutoObservable(this, { typed: false })
  }

  get method(): LoginMethod {
    const byDefault = this.#config.config?.defaultLoginType === LOGIN_TYPE.account ? 'account' : 'phone'
    return this.chosen.method ?? byDefault
  }

  get country(): string {
    return this.chosen.country ?? this.dialCodes[0] ?? '+1'
  }

  get dialCodes(): readonly string[] {
    return this.#config.config?.dialCodes ?? [this.chosen.country ?? '+1']
  }

  /** Initial values of the phone form. */
  phone(): PhoneLogin {
    return this.typed.phone ?? { mobile: '', code: '' }
  }

  /** Initial values of the account form. */
  account(): AccountLogin {
    const { savedAccount } = this.#session
    return this.typed.account ?? { account: savedAccount ?? '', password: '', remember: savedAccount !== null }
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
  }

  /** The next visitor starts with an empty form. */
  clear(): void {
    this.chosen = {}
    this.forgetTyped()
  }
}
