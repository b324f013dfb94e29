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
import { KeptRequest, type Keyed } from '../data/KeptRequest'
import { Mutation, type MutationState } from '../data/Mutation'
import { message as messageOf } from '../data/message'
import { type Page, PagedResource } from '../data/PagedResource'
import type { Resource } from '../data/Resource'
import { ResourceFamily } from '../data/ResourceFamily'
import { ChosenImages } from '../image/ChosenImages'
import type { FeatureStore, RootStore } from '../root/RootStore'

export type FeedbackEntry = ReplyOf<typeof feedbackRecord>['list'][number]
export type FeedbackAnswer = ReplyOf<typeof feedbackDetail>['feedback']
type Written = Omit<RequestOf<typeof feedbackSend>, 'requestId'>
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
  readonly write: Mutation<Sent, Written, Keyed>
  readonly #entries: ResourceFamily<FeedbackAnswer>
  readonly #root: RootStore
  readonly #kept: KeptRequest<Written>

  constructor(root: RootStore) {
    const { api, platform, session } = root
    this.#root = root
    this.#kept = new KeptRequest<Written>('feedbackRequest', platform, {
      describe: ({ category, message, images }) =>
        JSON.stringify([category, message, images.map(({ length }) => length)]),
    })
    this.record = new PagedResource<FeedbackEntry, Page<FeedbackEntry>>(session.epoch, {
      read: (pageNum) => api.call(feedbackRecord, { pageNum, pageSize: PAGE }),
      key: ({ id }) => id,
      filter: undefined,
    })
    this.#entries = new ResourceFamily<FeedbackAnswer>(session.epoch, async (id) => {
      const outcome = await api.call(feedbackDetail, { id })
      return outcome.ok ? success(outcome.value.feedback) : outcome
    })
    this.write = new Mutation<Sent, Written, Keyed>(session.epoch, {
      leavesPage: true,
      intent: this.#kept,
      write: (request) => api.call(feedbackSend, request),
      reconcile: async ({ requestId }) => {
        const read = await api.call(feedbackRecord, { pageNum: 1, pageSize: PAGE })
        return read.ok ? success(read.value.list.find((entry) => entry.requestId === requestId) ?? null) : read
      },
      onDone: () => root.toasts.show('success', messageOf('feedback.sent')),
    })
  }

  /** Images per feedback; 0 until the configuration is known. */
  get limit(): number {
    return this.#root.config.config?.feedbackConfig.imagesLimit ?? 0
  }

  /** Sends it once. What an earlier one did is found out first, which does not count as this one. */
  async send({ category, message }: FeedbackValues): Promise<MutationState<Sent> | null> {
    const request = { category, message, images: this.images.urls }
    const earlier = this.#kept.is(request) ? null : this.#kept.open
    const ended = await this.write.send(request)
    const isEarlier = earlier !== null && this.write.request?.requestId === earlier.requestId
    if (ended?.name !== 'done' || !isEarlier) return ended
    this.write.reset()
    return this.send({ category, message })
  }

  entry(id: string): Resource<FeedbackAnswer> {
    return this.#entries.of(id)
  }

  clear(): void {
    this.record.clear()
    this.images.clear()
    this.write.reset()
    this.#entries.clear()
  }
}

export const isAnswered = ({ status }: FeedbackEntry): boolean => status === FEEDBACK_STATUS.answered
