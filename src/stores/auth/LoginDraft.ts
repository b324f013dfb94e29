import { makeAutoObservable } from 'mobx'
import { LOGIN_TYPE } from '../../contract/core/enums'
import type { ConfigStore } from '../config/ConfigStore'
import type { SessionStore } from './SessionStore'

/** The ways of the login form. */
export type LoginMethod = 'phone' | 'account'

/** What is typed to sign in by phone; the country stands beside it. */
export interface PhoneLogin {
  mobile: string
  code: string
}

/** What is typed to sign in by account. */
export interface AccountLogin {
  account: string
  password: string
  remember: boolean
}

/** What a visitor chose and typed to sign in: a form that is left and opened again finds it. */
export class LoginDraft {
  /** What the player chose; until then the configuration decides. */
  chosen: { method?: LoginMethod; country?: string } = {}
  typed: { phone?: PhoneLogin; account?: AccountLogin } = {}
  readonly #config: ConfigStore
  readonly #session: SessionStore

  constructor(config: ConfigStore, session: SessionStore) {
    this.#config = config
    this.#session = session
    // A form reads what was typed when it opens; nothing is drawn from it afterwards.
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

  /** What stands in the form by phone when it opens. */
  phone(): PhoneLogin {
    return this.typed.phone ?? { mobile: '', code: '' }
  }

  /** What stands in the form by account when it opens. */
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

  /** Forgets what was typed; a session has begun. */
  forgetTyped(): void {
    this.typed = {}
  }

  /** The next visitor finds the form as on a first visit. */
  clear(): void {
    this.chosen = {}
    this.forgetTyped()
  }
}
