import { makeAutoObservable } from 'mobx'
import type { ReplyOf } from '../../contract/core/call'
import { bigWins } from '../../contract/game/bigWins'
import { Resource } from '../data/Resource'
import type { FeatureStore, RootStore } from '../root/RootStore'

/** Big wins of all players, for the lobby's ticker. */
export class BigWinsStore implements FeatureStore {
  readonly wins: Resource<ReplyOf<typeof bigWins>>

  constructor({ api, session }: Pick<RootStore, 'api' | 'session'>) {
    this.wins = new Resource(session.epoch, () => api.call(bigWins, {}))
    makeAutoObservable(this)
  }

  clear(): void {
    this.wins.clear()
  }
}
