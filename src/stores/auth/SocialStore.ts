import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { bindSocialAccount, facebookLogin, googleLogin, lineLogin } from '../../contract/auth'
import type { ReplyOf } from '../../contract/core/call'
import { SOCIAL } from '../../contract/core/enums'
import type { Provider, SocialAnswer } from '../../platform/device/social'
import { Mutation, type MutationState } from '../data/Mutation'
import { failureMessage, type Message, message } from '../data/message'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { AuthStore } from './AuthStore'
import { providerNames } from './providers'

const calls = { facebook: facebookLogin, google: googleLogin, line: lineLogin } as const

/** Session storage key: where a visitor was going when the provider replaced the page. */
const GOING_TO = 'social-from'

const LOGIN = '/auth/login'
const BIND = '/auth/bind'

interface Problem {
  readonly tone: 'info' | 'danger'
  readonly message: Message
}

/** Login through a provider, and the link to one (spec §7). */
export class SocialStore implements FeatureStore {
  /** The provider whose consent or call is pending. */
  pending: Provider | null = null
  /** Why the last try came to nothing; cleared by the next. */
  problem: Problem | null = null
  readonly #root: RootStore
  readonly #auth: AuthStore
  readonly #bind: Mutation<ReplyOf<typeof bindSocialAccount>, { provider: number; providerToken: string }>

  constructor(root: RootStore) {
    this.#root = root
    this.#auth = root.feature(AuthStore)
    this.#bind = new Mutation(root.session.epoch, {
      write: (request) => root.api.call(bindSocialAccount, request),
      onDone: ({ user }) => root.member.replace(user),
    })
    makeAutoObservable(this, { problem: observableRef })
  }

  get providers(): readonly Provider[] {
    return this.#auth.providers
  }

  /** The provider of the last login here, which is offered again. */
  get lastUsed(): Provider | undefined {
    const last = this.#root.session.signedIn ? null : this.#auth.lastWay()
    return this.providers.find((provider) => provider === last)
  }

  /** Whether the visitor must confirm their age first: a login through a provider may open an account. */
  needsAge(provider: Provider): boolean {
    return !this.#root.session.signedIn && this.lastUsed !== provider && !this.#auth.draft.typed.accepted
  }

  /** Logs in, or links the provider to the player who is logged in; true once done. */
  async connect(provider: Provider, from: string | null): Promise<boolean> {
    if (this.pending) return false
    this.#begin(provider)
    const { storage, social } = this.#root.platform
    if (from !== null) storage.session.set(GOING_TO, from)
    const answer = await social
      .signIn(provider, this.#root.session.signedIn ? BIND : LOGIN)
      .catch((): SocialAnswer => 'failed')
    storage.session.remove(GOING_TO)
    return this.#finish(provider, answer)
  }

  /** Takes up the answer of a provider that has replaced the page; true once done. */
  async resume(): Promise<boolean> {
    const { storage, social } = this.#root.platform
    const returned = this.pending ? null : social.returned()
    if (!returned) return false
    this.#auth.setReturnPath(storage.session.get(GOING_TO))
    storage.session.remove(GOING_TO)
    this.#begin(returned.provider)
    return this.#finish(returned.provider, returned.answer)
  }

  clear(): void {
    this.pending = null
    this.problem = null
  }

  #begin(provider: Provider): void {
    this.pending = provider
    this.problem = null
  }

  async #finish(provider: Provider, answer: SocialAnswer): Promise<boolean> {
    const state = typeof answer === 'string' ? null : await this.#send(provider, answer.token)
    runInAction(() => {
      this.pending = null
      this.problem =
        typeof answer === 'string'
          ? {
              tone: answer === 'canceled' ? 'info' : 'danger',
              message: message(`auth.social.${answer}`, { provider: providerNames[provider] }),
            }
          : problemOf(state)
    })
    return state?.name === 'done'
  }

  #send(provider: Provider, providerToken: string): Promise<MutationState<unknown> | null> {
    const { api, session } = this.#root
    if (session.signedIn) return this.#bind.send({ provider: SOCIAL[provider], providerToken })
    const pid = this.#auth.draft.invite
    return this.#auth.begin(() => api.call(calls[provider], { providerToken, ...(pid && { pid }) }), provider)
  }
}

/** The Tips pop-up already reports timeouts. */
const problemOf = (state: MutationState<unknown> | null): Problem | null =>
  (state?.name === 'refused' || state?.name === 'unknown') && state.failure.kind !== 'timeout'
    ? { tone: 'danger', message: failureMessage(state.failure) }
    : null
