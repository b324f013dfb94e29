import type { LengthLimits } from '../../contract/config'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { updateProfile } from '../../contract/member'
import { Mutation, type MutationState } from '../core/Mutation'
import type { FeatureStore, RootStore } from '../core/RootStore'

type Change = RequestOf<typeof updateProfile>

/** Changes of nickname and avatar (spec §7). */
export class ProfileStore implements FeatureStore {
  readonly #root: RootStore
  readonly #save: Mutation<ReplyOf<typeof updateProfile>, Change>

  constructor(root: RootStore) {
    const { api, member, session } = root
    this.#root = root
    this.#save = new Mutation<ReplyOf<typeof updateProfile>, Change>(session.epoch, {
      write: (change) => api.call(updateProfile, change),
      onState: ({ name }) => {
        // After a lost reply the account says which name holds.
        if (name === 'unknown') void member.load()
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

  save(change: Change): Promise<MutationState<unknown> | null> {
    return this.#save.run(change)
  }

  clear(): void {
    this.#save.reset()
  }
}
