import * as v from 'valibot'
import { playerCall } from './core/call'
import { feedbackStatus, id, instant, pageOf, paging, text } from './core/fields'

const image = v.pipe(v.string(), v.maxLength(3_000_000), v.regex(/^data:image\/(png|jpeg|webp);base64,/))
/** What feedback is about. */
export const FEEDBACK_CATEGORIES = ['payment', 'game', 'idea', 'other'] as const
const category = v.picklist(FEEDBACK_CATEGORIES)
export type FeedbackCategory = v.InferOutput<typeof category>

const row = {
  id,
  category,
  message: text,
  status: feedbackStatus,
  createTime: instant,
  /** Of the request that sent it, so that a lost reply can be found out. */
  requestId: v.optional(id),
}

/** Feedback in the list; `status` is a `FEEDBACK_STATUS`. */
export const feedbackEntry = v.object(row)
/** Feedback with its answer. */
export const feedbackAnswer = v.object({
  ...row,
  images: v.array(v.string()),
  answer: v.optional(text),
  answerTime: v.optional(instant),
})

/** Sends feedback with up to feedbackConfig.imagesLimit images (assumed). */
export const feedbackSend = playerCall('feedbackSend', {
  effect: 'write',
  refusals: ['tooManyImages', 'imageTooLarge', 'tooManyRequests'],
  source: 'assumed',
  request: { category, message: v.pipe(v.string(), v.maxLength(2000)), images: v.array(image), requestId: id },
  reply: { id },
})

/** The player's feedback, newest first (assumed). */
export const feedbackRecord = playerCall('feedbackRecord', {
  effect: 'read',
  source: 'assumed',
  request: paging,
  reply: pageOf(feedbackEntry).entries,
})

/** One feedback entry with its answer (assumed). */
export const feedbackDetail = playerCall('feedbackDetail', {
  effect: 'read',
  refusals: ['notFound'],
  source: 'assumed',
  request: { id },
  reply: { feedback: feedbackAnswer },
})
