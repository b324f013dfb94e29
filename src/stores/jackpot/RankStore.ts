import { makeAutoObservable } from 'mobx'
import { success } from '../../api/outcome'
import { jackpotRank, type RankRow } from '../../contract/jackpot'
import { type Page, PagedResource } from '../data/PagedResource'
import type { FeatureStore, RootStore } from '../root/RootStore'

/** Rows per page of the ranking (spec §9). */
export const RANK_PAGE = 10

type RankPage = Page<RankRow> & { personRank: RankRow | null }

/** The leaderboard of jackpot winners. */
export class RankStore implements FeatureStore {
  readonly rank: PagedResource<RankRow, RankPage>

  constructor({ api, session }: Pick<RootStore, 'api' | 'session'>) {
    this.rank = new PagedResource<RankRow, RankPage>(session.epoch, {
      read: async (pageNum) => {
        const outcome = await api.call(jackpotRank, { pageNum, pageSize: RANK_PAGE })
        if (!outcome.ok) return outcome
        const { allRank, personRank } = outcome.value
        return success({ ...allRank, personRank })
      },
      key: ({ id }) => id,
      filter: undefined,
    })
    makeAutoObservable(this)
  }

  /** The player's own best row; null if there is none. */
  get personRank(): RankRow | null {
    return this.rank.latest?.personRank ?? null
  }

  clear(): void {
    this.rank.clear()
  }
}
