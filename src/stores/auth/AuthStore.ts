import { makeAutoObservable } from 'mobx'
import type { Outcome } from '../../api/outcome'
import { accountLogin, accountLoginSms, accountRegist, accountRegist4 } from '../../contract/auth'
import type { LengthLimits } from '../../contract/config'
import type { ReplyOf } from '../../contract/core/call'
import type { SmsPurpose } from '../../contract/core/enums'
import {
  methodAmong,
  providersOf,
  registrationMethods,
  type SignInMethod,
  signInMethods,
} from '../../domain/auth/signInMethods'
import { nothing } from '../../platform/clock'
import type { SavedLogin } from '../../platform/device/credentials'
import type { Provider } from '../../platform/device/social'
import { safeTarget } from '../../platform/page/navigation'
import { isRefusedAs } from '../data/isRefusedAs'
import { Mutation, type MutationState } from '../data/Mutation'
import type { FeatureStore, RootStore } from '../root/RootStore'
import type { IsRoute } from '../shell/openTarget'
import { type AccountValues, LoginDraft, type PhoneValues } from './LoginDraft'
import { SmsCodes } from './SmsCodes'

type SignedIn = ReplyOf<typeof accountLogin>
/** Storage key of the way of the last login. */
const LAST_WAY = 'last-way'
/** Storage key of the time of the remembered account's last login, epoch ms. */
const LAST_LOGIN = 'last-login'

type SignInCall = () => Promise<Outcome<SignedIn>>

/** Refusals that mean the configuration has changed since it was read: a code needed, a way closed. */
const CHANGED = ['codeNeeded', 'registrationClosed', 'loginTypeClosed'] as const

/** The calls that start a session (spec §5, §7). */
export class AuthStore implements FeatureStore {
  /** Where the visitor was going before a provider replaced the page. */
  from: string | null = null
  readonly draft: LoginDraft
  readonly codes: SmsCodes
  /** The name of a registration whose reply was lost. */
  #unconfirmed: string | null = null
  readonly #root: RootStore
  readonly #signIn: Mutation<SignedIn, SignInCall>

  constructor(root: RootStore) {
    this.#root = root
    this.draft = new LoginDraft(root)
    this.codes = new SmsCodes(root)
    // No read can reconcile these: after a lost reply the player decides whether to retry.
    this.#signIn = new Mutation(root.session.epoch, {
      write: (call) => call(),
      onDone: (reply) => this.#welcome(reply),
    })
    makeAutoObservable(this)
  }

  get busy(): 'signIn' | 'sendCode' | null {
    return this.#signIn.isBusy() ? 'signIn' : this.codes.busy ? 'sendCode' : null
  }

  get limits(): LengthLimits | undefined {
    return this.#root.config.config?.lengthLimits
  }

  /** Whether phone login requires an SMS code (otpStatus, spec §3). */
  get needsCode(): boolean {
    return this.#root.config.config?.otpStatus !== 0
  }

  /** The ways to log in and to register, as configured. */
  get ways(): Readonly<Record<'login' | 'register', readonly SignInMethod[]>> {
    const { config } = this.#root.config
    return { login: signInMethods(config), register: registrationMethods(config) }
  }

  /** The providers on offer, of those that this device can open. */
  get providers(): readonly Provider[] {
    return providersOf(this.#root.platform.social.available(), this.#root.config.config)
  }

  /** The way shown; null when none is offered. */
  wayTo(form: 'login' | 'register'): SignInMethod | null {
    const ways = this.ways[form]
    const last = form === 'login' ? ways.find((way) => way === this.lastWay()) : undefined
    return methodAmong(ways, this.draft.chosen.way ?? last, this.#root.config.config)
  }

  /** How the last player logged in on this device: a way of ours or a provider's name. */
  lastWay(): string | null {
    return this.#root.platform.storage.local.get(LAST_WAY)
  }

  /** When the remembered account last logged in on this device, epoch ms; null for any other. */
  lastLogin(account: string): number | null {
    const at = Number(this.#root.platform.storage.local.get(LAST_LOGIN))
    return at > 0 && account === this.#root.session.savedAccount ? at : null
  }

  /** Whether a login by this number may open an account, so that age and terms are asked; true for unknown numbers. */
  mayOpen(mobile: string): boolean {
    const { sentTo } = this.codes
    return sentTo?.isNew !== false || sentTo.mobile !== this.draft.number(mobile)
  }

  /** Requests an SMS code; null while another call is pending. */
  async sendCode(mobile: string, purpose: SmsPurpose = 'loginAndRegister'): Promise<MutationState<unknown> | null> {
    return this.busy ? null : this.codes.send(this.draft.number(mobile), purpose)
  }

  /** Null while another sign-in is pending, as all of these. */
  signInByPhone({ mobile, code, password = '', invite = '' }: SignIn<PhoneValues, 'mobile' | 'code'>) {
    const { api } = this.#root
    const request = { mobile: this.draft.number(mobile), ...invitedBy(invite) }
    return this.begin(
      () =>
        this.needsCode
          ? api.call(accountLoginSms, { ...request, code })
          : api.call(accountRegist4, { ...request, ...(password && { password }) }),
      'phone',
    )
  }

  signInByAccount({ account, password, remember }: SignIn<AccountValues, 'account' | 'password' | 'remember'>) {
    return this.begin(
      () => this.#root.api.call(accountLogin, { account: this.draft.accountOf(account), password }),
      'account',
      remember ? { account, password } : null,
    )
  }

  /** Without codes a password protects the account. */
  registerByPhone({ mobile, code, password = '', invite }: SignIn<PhoneValues, 'mobile' | 'code' | 'invite'>) {
    const proof = this.needsCode ? { code } : { password }
    const request = { mobile: this.draft.number(mobile), ...proof, ...invitedBy(invite) }
    return this.begin(() => this.#root.api.call(accountRegist4, request), 'phone')
  }

  /** After a lost reply, a name that is taken may be the player's own: then the new account is logged in to. */
  async registerByAccount(values: SignIn<AccountValues, 'account' | 'password' | 'invite'>) {
    const { account, password, invite } = values
    const request = { account, password, ...invitedBy(invite) }
    const state = await this.begin(() => this.#root.api.call(accountRegist, request), 'account')
    if (state?.name === 'unknown') this.#unconfirmed = account
    if (account !== this.#unconfirmed || !isRefusedAs(state, 'accountTaken')) return state
    this.#unconfirmed = null
    const login = await this.signInByAccount({ account, password, remember: false })
    return login?.name === 'done' ? login : state
  }

  /** `way` is offered first at the next login; `saved` is the login this device remembers from now on. */
  async begin(
    call: SignInCall,
    way: SignInMethod | Provider,
    saved: SavedLogin | null = null,
  ): Promise<MutationState<unknown> | null> {
    // A code whose reply is late may be in the player's hands already.
    if (this.#signIn.isBusy()) return null
    const state = await this.#signIn.send(call)
    if (state?.name === 'done') this.#remember(way, saved)
    // The form then follows the configuration.
    if (isRefusedAs(state, ...CHANGED)) await this.#root.config.load()
    return state
  }

  #remember(way: string, saved: SavedLogin | null): void {
    const { platform, session } = this.#root
    const { local } = platform.storage
    local.set(LAST_WAY, way)
    session.saveAccount(saved?.account ?? null)
    if (saved) local.set(LAST_LOGIN, String(platform.clock.now()))
    else local.remove(LAST_LOGIN)
    if (saved) import('./savedLogin').then((m) => m.keepLogin(this.#root, saved)).catch(nothing)
  }

  setReturnPath(from: string | null): void {
    this.from = from
  }

  /** The path to open after login: `from` if it is a page of ours, else home. */
  landing(from: unknown, isRoute: IsRoute): string {
    const target = typeof from === 'string' ? safeTarget(from, this.#root.platform.location.origin) : null
    return target?.kind === 'route' && isRoute(target.path) ? target.path : '/'
  }

  /** The next visitor starts with an empty form. */
  clear(): void {
    this.from = null
    this.#unconfirmed = null
    this.draft.clear()
    this.codes.clear()
  }

  /** Must run in an action. */
  #welcome({ token, user, isNew = false }: SignedIn): void {
    const { session, member, toasts } = this.#root
    this.draft.forgetTyped()
    session.begin(token)
    member.replace(user)
    if (isNew) toasts.show('success', { keys: ['auth.welcomeNew'], values: { name: user.nickname } })
    if (isNew && !user.hasPassword) toasts.show('info', { keys: ['auth.setPassword.note'] })
  }
}

/** What a call needs of a form's values. */
type SignIn<V, K extends keyof V> = Pick<V, K> & Partial<V>

const invitedBy = (pid: string) => (pid ? { pid } : {})
