import type { ReplyOf } from '../../contract/core/call'
import { betRecord, betRecordReport } from '../../contract/game/game'
import { appUserCoinDetail, type LedgerRow } from '../../contract/wallet/ledger'
import type { CoinKind } from '../../domain/report/entryKinds'
import { PERIOD_DAYS, PERIODS, type Period, startOfPeriod } from '../../domain/report/periods'
import { type Page, PagedResource } from '../core/PagedResource'
import { Resource } from '../core/Resource'
import type { FeatureStore, RootStore } from '../core/RootStore'

export type Report = ReplyOf<typeof betRecordReport>
export type RoundPage = ReplyOf<typeof betRecord>
export type Round = RoundPage['list'][number]

/** Rows per page. */
export const ROUNDS_PAGE = 20
/** Rounds beside the member page's report. */
export const LATEST_COUNT = 4

/** Rounds of one game type, from an instant (epoch ms) until before another. */
export interface RoundFilter {
  readonly gameType?: number
  readonly from?: number
  readonly to?: number
}

/** Bets and wins by period, every round, and every movement of coin (spec §7). */
export class ReportStore implements FeatureStore {
  readonly reports: Readonly<Record<Period, Resource<Report>>>
  readonly latest: Resource<RoundPage>
  readonly rounds: PagedResource<Round, RoundPage, RoundFilter>
  readonly coins: PagedResource<LedgerRow, Page<LedgerRow>, CoinKind>

  constructor({ api, platform, session }: RootStore) {
    const of = (period: Period) =>
      new Resource<Report>(session.epoch, () =>
        api.call(betRecordReport, { from: startOfPeriod(platform.clock.now(), PERIOD_DAYS[period]) }),
      )
    const [day, week, month] = PERIODS
    this.reports = { day: of(day), week: of(week), month: of(month) }
    this.latest = new Resource(session.epoch, () => api.call(betRecord, { pageNum: 1, pageSize: LATEST_COUNT }))
    this.rounds = new PagedResource<Round, RoundPage, RoundFilter>(session.epoch, {
      read: (pageNum, { to, ...filter }) =>
        api.call(betRecord, {
          pageNum,
          pageSize: ROUNDS_PAGE,
          ...filter,
          // The call includes its last instant.
          ...(to !== undefined && { to: to - 1 }),
        }),
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

  clear(): void {
    for (const report of Object.values(this.reports)) report.clear()
    this.latest.clear()
    this.rounds.clear()
    this.coins.clear()
  }
}
