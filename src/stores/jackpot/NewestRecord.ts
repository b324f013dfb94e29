import type { Api } from '../../api/Api'
import { type Outcome, success } from '../../api/outcome'
import type { JackpotCell } from '../../contract/config'
import { type DrawResult, type DrawRow, drawLog } from '../../contract/jackpot'
import { parseSection } from '../../domain/jackpot/jackpotNumbers'
import { cents } from '../../domain/money'
import { Latest } from '../core/Latest'
import type { SessionEpoch } from '../core/SessionEpoch'

/** Rows on a page of the record (spec §9). */
export const RECORD_PAGE = 20

/** What names a row: its id, or all that a backend without ids says of it. */
export const rowKey = ({ id, propId, type, count, createTime }: DrawRow): string =>
  id ?? `${createTime}/${propId}/${type}/${count}`

/** What was known of the record before a tap: its newest row, '' for none, null when it could not be read. */
export type Baseline = string | null

/** The newest record of which any reply has told: a lost draw is known by a newer one. */
export class NewestRecord {
  known: Baseline = null
  readonly #api: Api
  readonly #latest: Latest

  constructor(api: Api, epoch: SessionEpoch) {
    this.#api = api
    this.#latest = new Latest(epoch)
  }

  /** Reads the newest row of the record; null where there is none. */
  async read(): Promise<Outcome<DrawRow | null>> {
    const turn = this.#latest.begin()
    const outcome = await this.#api.call(drawLog, { pageNum: 1, pageSize: RECORD_PAGE })
    if (!outcome.ok) return outcome
    const row = outcome.value.list[0] ?? null
    // Asked before the last draw, or before a later read, it may be of before the newest.
    if (turn.isNewest()) this.known = row ? rowKey(row) : ''
    return success(row)
  }

  /** Something was drawn: its record is the newest, also where the reply does not name it. */
  drawn(recordId: string | undefined): void {
    this.#latest.cancel()
    this.known = recordId ?? null
  }

  clear(): void {
    this.drawn(undefined)
  }
}

/** Whether the newest row is one that the tap made. */
export const isNewer = (row: DrawRow | null, baseline: Baseline, tappedAt: number): row is DrawRow => {
  if (row === null) return false
  return baseline === null ? row.createTime >= tappedAt : rowKey(row) !== baseline
}

/** The draw that a row of the record tells of, as its reply would have told it. */
export const toDrawResult = (row: DrawRow, cells: readonly JackpotCell[]): DrawResult => {
  const cell = cells.find(
    ({ type, propId, count }) => type === row.type && (type === 2 || (propId === row.propId && count === row.count)),
  )
  return {
    id: row.cellId ?? cell?.id ?? 0,
    propId: row.propId,
    type: row.type,
    count: row.count,
    bonus: row.bonus ?? (row.type === 2 ? parseSection(row.amountSection)?.max : undefined) ?? cents(0),
    ...(row.id !== undefined && { recordId: row.id }),
    ...(row.proof?.forced && { forced: true }),
  }
}
