import type { Api } from '../../api/Api'
import { type Outcome, success } from '../../api/outcome'
import type { JackpotCell } from '../../contract/config'
import { type DrawResult, type DrawRow, drawLog } from '../../contract/jackpot'
import { parseSection } from '../../domain/jackpot/jackpotNumbers'
import { cents } from '../../domain/money'
import { Latest } from '../data/Latest'
import type { SessionEpoch } from '../data/SessionEpoch'

/** Rows per page of the record (spec §9). */
export const RECORD_PAGE = 20

/** Identity of a row: its id, or its other fields when the backend sends none. */
export const rowKey = ({ id, propId, type, count, createTime }: DrawRow): string =>
  id ?? `${createTime}/${propId}/${type}/${count}`

/** Key of the newest row before a tap: '' for an empty record, null if unknown. */
export type Baseline = string | null

/** Tracks the newest row of the record: a newer one reveals a draw with a lost reply. */
export class NewestRecord {
  known: Baseline = null
  readonly #api: Api
  readonly #latest: Latest

  constructor(api: Api, epoch: SessionEpoch) {
    this.#api = api
    this.#latest = new Latest(epoch)
  }

  /** Loads the newest row; null when the record is empty. */
  async read(): Promise<Outcome<DrawRow | null>> {
    const turn = this.#latest.next()
    const outcome = await this.#api.call(drawLog, { pageNum: 1, pageSize: RECORD_PAGE })
    if (!outcome.ok) return outcome
    const row = outcome.value.list[0] ?? null
    // A read begun before the last draw or a later read may be outdated.
    if (turn.isNewest()) this.known = row ? rowKey(row) : ''
    return success(row)
  }

  /** After a draw its row is the newest, even if the reply does not name it. */
  drawn(recordId: string | undefined): void {
    this.#latest.drop()
    this.known = recordId ?? null
  }

  clear(): void {
    this.drawn(undefined)
  }
}

/** Whether the newest row was created by the tap. */
export const isNewer = (row: DrawRow | null, baseline: Baseline, tappedAt: number): row is DrawRow => {
  if (row === null) return false
  return baseline === null ? row.createTime >= tappedAt : rowKey(row) !== baseline
}

/** Reconstructs the lost reply from a row of the record. */
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
