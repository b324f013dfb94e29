import { success } from '../../api/outcome'
import type { ReplyOf, RequestOf } from '../../contract/core/call'
import { FEEDBACK_STATUS } from '../../contract/core/enums'
import {
  FEEDBACK_CATEGORIES,
  type FeedbackCategory,
  feedbackDetail,
  feedbackRecord,
  feedbackSend,
} from '../../contract/feedback'
import { intentionId } from '../../platform/random'
import { Mutation, type MutationState } from '../core/Mutation'
import { type Page, PagedResource } from '../core/PagedResource'
import { Resource } from '../core/Resource'
import type { FeatureStore, RootStore } from '../core/RootStore'
import { ChosenImages } from '../image/ChosenImages'

export type FeedbackEntry = ReplyOf<typeof feedbackRecord>['list'][number]
export type FeedbackAnswer = ReplyOf<typeof feedbackDetail>['feedback']
type Written = RequestOf<typeof feedbackSend>
type Sent = ReplyOf<typeof feedbackSend>

export const CATEGORIES = FEEDBACK_CATEGORIES

/** Rows per page. */
const PAGE = 20

/** What the player writes. */
export interface FeedbackValues {
  category: FeedbackCategory
  message: string
}

/** Feedback with images, its record, and one entry with its answer. */
export class FeedbackStore implements FeatureStore {
  readonly record: PagedResource<FeedbackEntry>
  readonly images = new ChosenImages()
  readonly write: Mutation<Sent, Written>
  readonly #entries = new Map<string, Resource<FeedbackAnswer>>()
  readonly #root: RootStore
  /** A repeat of the same feedback has the same id, so that the backend stores it once. */
  #intention: { what: string; requestId: string } | null = null

  constructor(root: RootStore) {
    const { api, session } = root
    this.#root = root
    this.record = new PagedResource<FeedbackEntry, Page<FeedbackEntry>>(session.epoch, {
      read: (pageNum) => api.call(feedbackRecord, { pageNum, pageSize: PAGE }),
      key: ({ id }) => id,
      filter: undefined,
    })
    this.write = new Mutation<Sent, Written>(session.epoch, {
      once: true,
      write: (request) => api.call(feedbackSend, request),
      reconcile: async ({ requestId }) => {
        const read = await api.call(feedbackRecord, { pageNum: 1, pageSize: PAGE })
        return read.ok ? success(read.value.list.find((entry) => entry.requestId === requestId) ?? null) : read
      },
      onDone: () => {
        this.#intention = null
        this.images.clear()
      },
    })
  }

  /** Images per feedback; 0 until the configuration is known. */
  get limit(): number {
    return this.#root.config.config?.feedbackConfig.imagesLimit ?? 0
  }

  send({ category, message }: FeedbackValues): Promise<MutationState<Sent> | null> {
    // First find out what the previous one did.
    if (this.write.state.name === 'unknown') return this.write.reconcile()
    const images = this.images.urls
    const what = JSON.stringify([category, message, images])
    if (this.#intention?.what !== what) this.#intention = { what, requestId: intentionId() }
    return this.write.run({ category, message, images, requestId: this.#intention.requestId })
  }

  entry(id: string): Resource<FeedbackAnswer> {
    const known = this.#entries.get(id)
    if (known) return known
    const { api, session } = this.#root
    const made = new Resource<FeedbackAnswer>(session.epoch, async () => {
      const outcome = await api.call(feedbackDetail, { id })
      return outcome.ok ? success(outcome.value.feedback) : outcome
    })
    this.#entries.set(id, made)
    return made
  }

  clear(): void {
    this.record.clear()
    this.images.clear()
    this.write.reset()
    this.#entries.clear()
    this.#intention = null
  }
}

export const isAnswered = ({ status }: FeedbackEntry): boolean => status === FEEDBACK_STATUS.answered
