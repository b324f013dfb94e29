import { success } from '../../api/outcome'
import type { ReplyOf } from '../../contract/core/call'
import { gameBalances, retrieveBalance } from '../../contract/game/game'
import { type Cents, cents } from '../../domain/money'
import { Mutation, type MutationState } from '../data/Mutation'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type LeftInGames = ReplyOf<typeof gameBalances>

/** Money left in games. */
export class RetrieveStore implements FeatureStore {
  readonly left: Resource<LeftInGames>
  /** Its request is what was left before. */
  readonly retrieval: Mutation<ReplyOf<typeof retrieveBalance>, Cents>

  constructor({ api, member, session }: RootStore) {
    this.left = new Resource(session.epoch, () => api.call(gameBalances, {}))
    this.retrieval = new Mutation(session.epoch, {
      write: () => api.call(retrieveBalance, {}),
      // Nothing is left in games: it has come back.
      reconcile: async (retrieved) => {
        const found = await api.call(gameBalances, {})
        if (!found.ok) return found
        await member.refresh()
        const coin = member.info?.coin ?? cents(0)
        return success(found.value.total === 0 && retrieved > 0 ? { retrieved, coin } : null)
      },
      refreshes: [this.left],
      onDone: ({ coin }) => member.patch({ coin }),
    })
  }

  /** Brings the money back, or finds out what became of the last try. */
  retrieve(): Promise<MutationState<unknown> | null> {
    return this.retrieval.send(this.left.value?.total ?? cents(0))
  }

  clear(): void {
    this.left.clear()
    this.retrieval.reset()
  }
}
