import type { ReplyOf } from '../../contract/core/call'
import { betRecord, betRecordReport } from '../../contract/game/game'
import { appUserCoinDetail, type LedgerRow } from '../../contract/wallet/ledger'
import type { CoinKind } from '../../domain/report/entryKinds'
import { lastIncluded } from '../data/lastIncluded'
import { type Page, PagedResource } from '../data/PagedResource'
import { Resource } from '../data/Resource'
import { ResourceFamily } from '../data/ResourceFamily'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type Report = ReplyOf<typeof betRecordReport>
export type RoundPage = ReplyOf<typeof betRecord>
export type Round = RoundPage['list'][number]

/** Rows per page. */
export const ROUNDS_PAGE = 20
/** Rounds beside the member page's report. */
export const LATEST_COUNT = 4

/** From an instant (epoch ms) until before another. */
interface Bounds {
  readonly from: number
  readonly to: number
}

/** Rounds of one game type within bounds. */
export interface RoundFilter extends Partial<Bounds> {
  readonly gameType?: number
}

/** Bets and wins by period, every round, and every movement of coin (spec §7). */
export class ReportStore implements FeatureStore {
  /** The reports read so far, by their bounds. */
  readonly reports: ResourceFamily<Report, Bounds>
  readonly latest: Resource<RoundPage>
  readonly rounds: PagedResource<Round, RoundPage, RoundFilter>
  readonly coins: PagedResource<LedgerRow, Page<LedgerRow>, CoinKind>

  constructor({ api, session }: RootStore) {
    this.reports = new ResourceFamily<Report, Bounds>(session.epoch, (bounds) =>
      api.call(betRecordReport, lastIncluded(bounds)),
    )
    this.latest = new Resource(session.epoch, () => api.call(betRecord, { pageNum: 1, pageSize: LATEST_COUNT }))
    this.rounds = new PagedResource<Round, RoundPage, RoundFilter>(session.epoch, {
      read: (pageNum, filter) => api.call(betRecord, { pageNum, pageSize: ROUNDS_PAGE, ...lastIncluded(filter) }),
      key: ({ id }) => id,
      filter: {},
    })
    this.coins = new PagedResource<LedgerRow, Page<LedgerRow>, CoinKind>(session.epoch, {
      read: (pageNum, kind) =>
        api.call(appUserCoinDetail, { pageNum, pageSize: ROUNDS_PAGE, ...(kind !== 'all' && { kind }) }),
      key: ({ id }) => id,
      filter: 'all',
    })
  }

  /** Bets and wins within bounds, by day and by game type. */
  reportOf({ from, to }: Bounds): Resource<Report> {
    return this.reports.of({ from, to })
  }

  clear(): void {
    this.reports.clear()
    this.latest.clear()
    this.rounds.clear()
    this.coins.clear()
  }
}
