import { makeAutoObservable } from 'mobx'
import type { Outcome } from '../../api/outcome'
import { bindAccount, forgetPassword, initPassword } from '../../contract/auth'
import type { ReplyOf } from '../../contract/core/call'
import { Mutation, type MutationState } from '../data/Mutation'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { AuthStore } from './AuthStore'
import type { AccountValues, PhoneValues } from './LoginDraft'

type State = MutationState<unknown> | null
type Changed = ReplyOf<typeof bindAccount> | ReplyOf<typeof initPassword>

/** What a player logs in with: password, phone number, account name (spec §7). */
export class AccountStore implements FeatureStore {
  readonly #root: RootStore
  readonly #auth: AuthStore
  readonly #change: Mutation<Changed, () => Promise<Outcome<Changed>>>
  readonly #reset: Mutation<object, Pick<PhoneValues, 'mobile' | 'code' | 'password'>>

  constructor(root: RootStore) {
    this.#root = root
    this.#auth = root.feature(AuthStore)
    const { epoch } = root.session
    const { activities, member } = root
    this.#change = new Mutation(epoch, {
      write: (call) => call(),
      onState: ({ name }) => {
        // After a lost reply the account says what is linked.
        if (name === 'unknown') void member.load()
      },
      onDone: ({ user }) => {
        member.replace(user)
        // What was linked may be rewarded.
        activities.update()
      },
    })
    this.#reset = new Mutation(epoch, { write: (request) => root.api.call(forgetPassword, request) })
    makeAutoObservable(this)
  }

  get busy(): boolean {
    return this.#change.isBusy() || this.#reset.isBusy()
  }

  /**
   * Sets a new password by SMS code, which ends every session of the player, and logs in with it. Done even if that
   * login is refused: then `session.signedIn` is false, or the old session ends by its next call.
   */
  async resetPassword({ mobile, code, password }: PhoneValues): Promise<State> {
    const { draft } = this.#auth
    const { session } = this.#root
    const account = draft.number(mobile)
    const state = await this.#reset.send({ mobile: account, code, password })
    if (state?.name !== 'done') return state
    draft.choose({ way: 'account' })
    draft.keep({ account, password: '', code: '' })
    const { savedAccount } = session
    await this.#auth.signInByAccount({ account, password, remember: false })
    // The account that this device remembers is the same one, under its name.
    if (savedAccount !== null) session.saveAccount(savedAccount)
    return state
  }

  /** Sets the first password. */
  setPassword({ password }: Pick<PhoneValues, 'password'>): Promise<State> {
    return this.#change.send(() => this.#root.api.call(initPassword, { password }))
  }

  bindPhone({ mobile, code }: PhoneValues): Promise<State> {
    const request = { mobile: this.#auth.draft.number(mobile), code }
    return this.#change.send(() => this.#root.api.call(bindAccount, request))
  }

  /** An account name needs a password; one that is set already is kept. */
  bindAccount({ account, password }: AccountValues): Promise<State> {
    const request = { account, ...(password && { password }) }
    return this.#change.send(() => this.#root.api.call(bindAccount, request))
  }

  clear(): void {
    // Mutations end with the session.
  }
}
