import type { ReplyOf } from '../../contract/core/call'
import { gameBalances, retrieveBalance } from '../../contract/game/game'
import { Mutation } from '../core/Mutation'
import { Resource } from '../core/Resource'
import type { FeatureStore, RootStore } from '../core/RootStore'

/** Money left in games. */
export class RetrieveStore implements FeatureStore {
  readonly left: Resource<ReplyOf<typeof gameBalances>>
  readonly retrieval: Mutation<ReplyOf<typeof retrieveBalance>>

  constructor({ api, member, session }: RootStore) {
    this.left = new Resource(session.epoch, () => api.call(gameBalances, {}))
    this.retrieval = new Mutation(session.epoch, {
      write: () => api.call(retrieveBalance, {}),
      onState: ({ name }) => {
        // A repeat changes nothing, so after a lost reply the reads are enough.
        if (name === 'unknown') void Promise.all([this.left.refresh(), member.refresh()])
      },
      onDone: ({ coin }) => {
        member.patch({ coin })
        void this.left.refresh()
      },
    })
  }

  clear(): void {
    this.left.clear()
    this.retrieval.reset()
  }
}
