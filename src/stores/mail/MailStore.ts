import { makeAutoObservable, observable, runInAction } from 'mobx'
import { isUnknown, type Outcome, success } from '../../api/outcome'
import type { Award } from '../../contract/activity/rewards'
import type { ReplyOf } from '../../contract/core/call'
import { CLAIM } from '../../contract/core/enums'
import { getMail2, getMailDetail, MAIL_FILTERS, receiveMail } from '../../contract/mail'
import { Mutation } from '../data/Mutation'
import { type Page, PagedResource } from '../data/PagedResource'
import { Resource } from '../data/Resource'
import { ResourceFamily } from '../data/ResourceFamily'
import type { FeatureStore, RootStore } from '../root/RootStore'
import { MailRemoval } from './MailRemoval'

type MailPage = ReplyOf<typeof getMail2>
export type MailHead = MailPage['list'][number]
export type Mail = ReplyOf<typeof getMailDetail>['mail']
export type MailCounts = Pick<MailPage, 'unread' | 'gifts' | 'waiting' | 'finished'>

/** Mails per page. */
export const MAIL_PAGE = 20

/** What a list of mails shows. */
export const SHOWN = ['all', ...MAIL_FILTERS] as const
export type Shown = (typeof SHOWN)[number]

/** What becomes of a mail's attachments. */
export type Gift = 'none' | 'waiting' | 'claimed' | 'over'

/** Stands for all mails in a request for one. */
export const ALL = null

/** The mailbox: list, one mail, what can be claimed, and what is deleted. */
export class MailStore implements FeatureStore {
  readonly list: PagedResource<MailHead, Page<MailHead>, Shown>
  readonly counts: Resource<MailCounts>
  readonly claim: Mutation<{ awards: readonly Award[] }, string | null>
  readonly removal: MailRemoval
  /** Opened or claimed since the list was read; a row keeps its place until then. */
  readonly opened = observable.set<string>()
  readonly claimed = observable.set<string>()
  readonly #mails: ResourceFamily<Mail>
  readonly #root: RootStore

  constructor(root: RootStore) {
    const { api, member, modals, session } = root
    const { epoch } = session
    this.#root = root
    this.list = new PagedResource<MailHead, Page<MailHead>, Shown>(epoch, {
      read: (pageNum, filter) =>
        api.call(getMail2, { pageNum, pageSize: MAIL_PAGE, ...(filter !== 'all' && { filter }) }),
      key: ({ id }) => id,
      filter: 'all',
    })
    this.counts = new Resource<MailCounts>(epoch, () => api.call(getMail2, { pageNum: 1, pageSize: 1 }))
    this.#mails = new ResourceFamily<Mail>(epoch, (id) => this.#open(id))
    this.claim = new Mutation<{ awards: readonly Award[] }, string | null>(epoch, {
      write: (id) => api.call(receiveMail, id === ALL ? {} : { id }),
      reconcile: (id) => this.#findReceived(id),
      refreshes: [member, this.counts, { refresh: () => root.activities.update() }],
      onDone: ({ awards }, id) => {
        if (id !== ALL) this.claimed.add(id)
        if (awards.length > 0) modals.open('reward', { awards })
      },
    })
    this.removal = new MailRemoval(root, {
      finished: async () => {
        const read = await this.counts.refresh()
        return read.ok ? success(read.value.finished ?? 0) : read
      },
      onDone: () => {
        root.activities.update()
        return Promise.all([this.counts.refresh(), this.list.refresh()])
      },
    })
    makeAutoObservable(this, {
      list: false,
      counts: false,
      claim: false,
      removal: false,
      opened: false,
      claimed: false,
    })
  }

  /** One mail; reading it marks it as read. */
  mail(id: string): Resource<Mail> {
    return this.#mails.of(id)
  }

  /** Receives the attachments of a mail, or of all; or finds out what became of the last try. */
  async claimGift(id: string | null): Promise<void> {
    await this.claim.send(id)
    if (id === ALL) await this.list.refresh()
    else if (this.mail(id).value) await this.mail(id).refresh()
  }

  /** The rows without those that are being deleted. */
  get rows(): readonly MailHead[] {
    const { waiting, sending } = this.removal
    return this.list.rows.filter(
      (row) =>
        ![waiting, sending].some((gone) => gone && (gone === 'finished' ? this.isFinished(row) : gone.id === row.id)),
    )
  }

  /** Read, and with nothing left to claim. */
  isFinished(row: MailHead): boolean {
    return !this.isUnread(row) && this.giftOf(row, 0) !== 'waiting'
  }

  isUnread({ id, read }: MailHead): boolean {
    return !read && !this.opened.has(id)
  }

  /** `over` from the instant on at which it can no longer be claimed. */
  giftOf({ id, state, awards, expireTime }: MailHead, now: number): Gift {
    if (awards.length === 0) return 'none'
    if (state === CLAIM.claimed || this.claimed.has(id)) return 'claimed'
    return state === CLAIM.expired || expireTime <= now ? 'over' : 'waiting'
  }

  clear(): void {
    this.list.clear()
    this.counts.clear()
    this.claim.reset()
    this.removal.clear()
    this.opened.clear()
    this.claimed.clear()
    this.#mails.clear()
  }

  async #open(id: string): Promise<Outcome<Mail>> {
    const outcome = await this.#root.api.call(getMailDetail, { id })
    // A lost reply may have marked it, too.
    if (!this.opened.has(id) && (outcome.ok || isUnknown(outcome.failure))) {
      if (this.counts.value) void this.counts.refresh()
      this.#root.activities.update()
    }
    if (!outcome.ok) return outcome
    runInAction(() => this.opened.add(id))
    return success(outcome.value.mail)
  }

  async #findReceived(id: string | null): Promise<Outcome<{ awards: readonly Award[] } | null>> {
    if (id === ALL) {
      const awards = this.counts.value?.waiting ?? []
      const read = await this.counts.refresh()
      return read.ok ? success(read.value.gifts === 0 ? { awards } : null) : read
    }
    const read = await this.mail(id).refresh()
    if (!read.ok) return read
    const { state, awards } = read.value
    return success(state === CLAIM.claimed ? { awards } : null)
  }
}
