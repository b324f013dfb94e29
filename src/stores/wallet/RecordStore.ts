import { makeAutoObservable, runInAction } from 'mobx'
import { type Outcome, success } from '../../api/outcome'
import type { ReplyOf } from '../../contract/core/call'
import { depositRecord } from '../../contract/wallet/deposit'
import { appUserCoinDetail } from '../../contract/wallet/ledger'
import { exchangeRecord } from '../../contract/wallet/withdraw'
import { Latest } from '../data/Latest'
import { lastIncluded } from '../data/lastIncluded'
import { PagedResource } from '../data/PagedResource'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type DepositPage = ReplyOf<typeof depositRecord>
export type DepositRow = DepositPage['list'][number]
export type WithdrawalPage = ReplyOf<typeof exchangeRecord>
export type WithdrawalRow = WithdrawalPage['list'][number]
export type MovementPage = ReplyOf<typeof appUserCoinDetail>
export type Movement = MovementPage['list'][number]

/** Rows per page. */
export const RECORD_PAGE = 20
/** Rows per call of an export. */
const EXPORT_PAGE = 100

/** Orders of one status, from an instant (epoch ms) until before another. */
export interface OrderFilter {
  readonly status?: number
  readonly from?: number
  readonly to?: number
}

/** Movements of one kind, from an instant (epoch ms) until before another. */
export interface MovementFilter {
  readonly kind?: string
  readonly from?: number
  readonly to?: number
}

/** Deposits, withdrawals and every movement of coin (`/wallets/record`). */
export class RecordStore implements FeatureStore {
  readonly deposits: PagedResource<DepositRow, DepositPage, OrderFilter>
  readonly withdrawals: PagedResource<WithdrawalRow, WithdrawalPage, OrderFilter>
  readonly movements: PagedResource<Movement, MovementPage, MovementFilter>
  /** When the first page of a list was last read, epoch ms. */
  readAt: number | null = null
  readonly #root: RootStore
  readonly #reads: Latest

  constructor(root: RootStore) {
    const { epoch } = root.session
    this.#root = root
    this.#reads = new Latest(epoch)
    this.deposits = new PagedResource<DepositRow, DepositPage, OrderFilter>(epoch, {
      read: (pageNum, filter) => this.#dated(pageNum, this.#deposits(pageNum, RECORD_PAGE, filter)),
      key: ({ orderId }) => orderId,
      filter: {},
    })
    this.withdrawals = new PagedResource<WithdrawalRow, WithdrawalPage, OrderFilter>(epoch, {
      read: (pageNum, filter) => this.#dated(pageNum, this.#withdrawals(pageNum, RECORD_PAGE, filter)),
      key: ({ orderId }) => orderId,
      filter: {},
    })
    this.movements = new PagedResource<Movement, MovementPage, MovementFilter>(epoch, {
      read: (pageNum, filter) => this.#dated(pageNum, this.#movements(pageNum, RECORD_PAGE, filter)),
      key: ({ id }) => id,
      filter: {},
    })
    makeAutoObservable(this)
  }

  /** All rows that the filter finds, for a file; offline, those of them that the list has. */
  readonly exportDeposits = (filter: OrderFilter) =>
    orLoaded(this.deposits, filter, (page) => this.#deposits(page, EXPORT_PAGE, filter))
  readonly exportWithdrawals = (filter: OrderFilter) =>
    orLoaded(this.withdrawals, filter, (page) => this.#withdrawals(page, EXPORT_PAGE, filter))
  readonly exportMovements = (filter: MovementFilter) =>
    orLoaded(this.movements, filter, (page) => this.#movements(page, EXPORT_PAGE, filter))

  clear(): void {
    this.deposits.clear()
    this.withdrawals.clear()
    this.movements.clear()
    this.readAt = null
  }

  #deposits(pageNum: number, pageSize: number, filter: OrderFilter) {
    return this.#root.api.call(depositRecord, { pageNum, pageSize, ...lastIncluded(filter) })
  }

  #withdrawals(pageNum: number, pageSize: number, filter: OrderFilter) {
    return this.#root.api.call(exchangeRecord, { pageNum, pageSize, ...lastIncluded(filter) })
  }

  #movements(pageNum: number, pageSize: number, filter: MovementFilter) {
    return this.#root.api.call(appUserCoinDetail, { pageNum, pageSize, ...lastIncluded(filter) })
  }

  async #dated<P>(pageNum: number, reading: Promise<Outcome<P>>): Promise<Outcome<P>> {
    if (pageNum > 1) return reading
    const turn = this.#reads.next()
    const outcome = await reading
    if (outcome.ok && turn.isNewest())
      runInAction(() => {
        this.readAt = this.#root.platform.clock.now()
      })
    return outcome
  }
}

/** Rows for a file. */
interface Exported<R> {
  rows: readonly R[]
  /** Not all that the filter finds. */
  part: boolean
}

async function orLoaded<R, F>(
  { rows, filter: shown }: { rows: readonly R[]; filter: F },
  filter: F,
  read: (pageNum: number) => Promise<Outcome<{ list: readonly R[]; pages: number }>>,
): Promise<Outcome<Exported<R>>> {
  const found = await every(read)
  if (found.ok) return success({ rows: found.value, part: false })
  const hasRows = rows.length > 0 && JSON.stringify(shown) === JSON.stringify(filter)
  return found.failure.kind === 'offline' && hasRows ? success({ rows, part: true }) : found
}

/** Reads page after page; a new row pushes others to the next page, so rows are not counted on. */
async function every<R>(
  read: (pageNum: number) => Promise<Outcome<{ list: readonly R[]; pages: number }>>,
): Promise<Outcome<readonly R[]>> {
  const rows: R[] = []
  for (let page = 1; ; page++) {
    const outcome = await read(page)
    if (!outcome.ok) return outcome
    rows.push(...outcome.value.list)
    if (page >= outcome.value.pages || outcome.value.list.length === 0) return { ok: true, value: rows }
  }
}
