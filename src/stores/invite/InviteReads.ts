import { makeAutoObservable } from 'mobx'
import { type Outcome, success } from '../../api/outcome'
import { type Award, PROP } from '../../contract/activity/rewards'
import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import { actInviteUser, actInviteUserRecord, actInviteUserStatus } from '../../contract/invite'
import { type Stop, stopAll } from '../../platform/clock'
import { type Page, PagedResource } from '../data/PagedResource'
import { Resource } from '../data/Resource'
import type { RootStore } from '../root/RootStore'

export type InviteWheel = ReplyOf<typeof actInviteUser>
export type InviteStatus = ReplyOf<typeof actInviteUserStatus>
type RecordPage = ReplyOf<typeof actInviteUserRecord>
export type InviteRow = RecordPage['list'][number]

/** Where a spin ended; after a lost reply the sector may be unknown. */
export interface SpinResult {
  sectorId: number | null
  award: Award | null
}

const PAGE = 20
const isSpin = ({ kind }: InviteRow): boolean => kind === 'spin'

/** The invite wheel, its standing, and its record. */
export class InviteReads {
  readonly wheel: Resource<InviteWheel>
  readonly status: Resource<InviteStatus>
  /** Spins, friends and cash-outs, newest first. */
  readonly record: PagedResource<InviteRow, Page<InviteRow>>
  readonly #readRecord: (pageNum: number) => Promise<Outcome<RecordPage>>

  constructor({ api, session: { epoch } }: Pick<RootStore, 'api' | 'session'>) {
    this.wheel = new Resource(epoch, () => api.call(actInviteUser, {}))
    this.status = new Resource(epoch, () => api.call(actInviteUserStatus, {}))
    this.#readRecord = (pageNum) => api.call(actInviteUserRecord, { pageNum, pageSize: PAGE })
    this.record = new PagedResource<InviteRow, Page<InviteRow>>(epoch, {
      read: this.#readRecord,
      key: ({ id }) => id,
      filter: undefined,
    })
    makeAutoObservable(this)
  }

  /** Whether the goal is reached and its amount not cashed out. */
  get isReached(): boolean {
    return this.status.value?.goalReached === true
  }

  /** Whether this round was cashed out and its next goal is not reached. */
  get isCashedOut(): boolean {
    return this.status.value?.state === CLAIM.claimed
  }

  /** The newest spin of the record. */
  get lastSpin(): InviteRow | undefined {
    return this.record.rows.find(isSpin)
  }

  open(): Stop {
    return stopAll([this.wheel.open(), this.status.open(), this.record.subscribe()])
  }

  async refresh(): Promise<void> {
    await Promise.all([this.wheel.refresh(), this.status.refresh(), this.record.refresh()])
  }

  /** Reads whether a spin was made after the one with this id; null when not. */
  async spinAfter(id: string | undefined): Promise<Outcome<SpinResult | null>> {
    const outcome = await this.#readRecord(1)
    if (!outcome.ok) return outcome
    const made = outcome.value.list.find(isSpin)
    return success(made && made.id !== id ? this.#resultOf(made) : null)
  }

  /** The record has the amount only, which may be that of several sectors. */
  #resultOf({ amount }: InviteRow): SpinResult {
    const fitting = (this.wheel.value?.sectors ?? []).filter(({ award: { propId, count } }) =>
      amount > 0 ? propId === PROP.coin && count === amount : propId !== PROP.coin,
    )
    const [sector, other] = fitting
    return sector && !other ? { sectorId: sector.id, award: sector.award } : { sectorId: null, award: null }
  }
}
