import { failed, success } from '../../api/outcome'
import type { LengthLimits } from '../../contract/config'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { type UserInfo, updateProfile } from '../../contract/member'
import { Mutation, type MutationState } from '../data/Mutation'
import type { FeatureStore, RootStore } from '../root/RootStore'

type Change = RequestOf<typeof updateProfile>

const holds = (info: UserInfo, { nickname = info.nickname, avatar = info.avatar }: Change): boolean =>
  info.nickname === nickname && info.avatar === avatar

/** Changes of nickname and avatar (spec §7). */
export class ProfileStore implements FeatureStore {
  readonly #root: RootStore
  readonly #save: Mutation<ReplyOf<typeof updateProfile>, Change>

  constructor(root: RootStore) {
    const { api, member, session } = root
    this.#root = root
    this.#save = new Mutation<ReplyOf<typeof updateProfile>, Change>(session.epoch, {
      write: (change) => api.call(updateProfile, change),
      // The account says whether the change holds.
      reconcile: async (change) => {
        const failure = await member.load()
        if (failure) return failed(failure)
        return success(member.info && holds(member.info, change) ? { user: member.info } : null)
      },
      // Only what was changed: its balance may be older than the one shown.
      onDone: ({ user: { nickname, avatar } }) => member.patch({ nickname, avatar }),
    })
  }

  isBusy(): boolean {
    return this.#save.isBusy()
  }

  get limits(): LengthLimits | undefined {
    return this.#root.config.config?.lengthLimits
  }

  /** Nothing is sent for what the account has already. */
  async save(change: Change): Promise<MutationState<unknown> | null> {
    const { info } = this.#root.member
    if (info && holds(info, change)) return { name: 'done', value: { user: info }, reconciled: false }
    // A save whose outcome could not be read before: this one takes its place.
    if (!this.isBusy()) this.#save.reset()
    return this.#save.send(change)
  }

  clear(): void {
    this.#save.reset()
  }
}
