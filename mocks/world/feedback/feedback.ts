import type { ReplyInput } from '../../../src/contract/core/call'
import { FEEDBACK_STATUS } from '../../../src/contract/core/enums'
import type {
  feedbackDetail as detailCall,
  FeedbackCategory,
  feedbackRecord as recordCall,
  feedbackSend as sendCall,
} from '../../../src/contract/feedback'
import { newestPage } from '../core/paging'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import type { Translate } from '../core/texts'
import { addFeedback, type FeedbackRecord, feedbackBox, scheduleAnswer } from './box'

/** Images per feedback; the configuration carries the same limit. */
export const IMAGES_LIMIT = 4
/** Length of an image as a data URL, characters. */
export const IMAGE_LENGTH = 2_000_000
/** Unanswered feedback per player. */
export const OPEN_LIMIT = 5
/** Stores a feedback; a repeated request gets its first reply. */
export const feedbackSend = (
  world: World,
  player: Player,
  request: { category: FeedbackCategory; message: string; images: string[]; requestId: string },
): ReplyInput<typeof sendCall> => {
  const { category, message, images, requestId } = request
  const box = player.state.feedback
  const key = `r${requestId}`
  const known = box && Object.hasOwn(box.byRequest, key) ? box.rows[box.byRequest[key] ?? -1] : undefined
  if (known) return { id: known.id }
  if (message.trim() === '') return refuse('badRequest', 'message: empty')
  if (images.length > IMAGES_LIMIT) return refuse('tooManyImages')
  if (images.some((image) => image.length > IMAGE_LENGTH)) return refuse('imageTooLarge')
  if (box && box.open >= OPEN_LIMIT) return refuse('tooManyRequests')
  const record = addFeedback(world, player, { category, message: message.trim(), images, requestId })
  const stored = feedbackBox(player)
  stored.byRequest[key] = stored.rows.length - 1
  scheduleAnswer(world, player, record)
  return { id: record.id }
}

const view = ({ id, category, message, at, answeredAt, requestId }: FeedbackRecord, t: Translate) => ({
  id,
  category,
  message: typeof message === 'string' ? message : t(message),
  status: answeredAt > 0 ? FEEDBACK_STATUS.answered : FEEDBACK_STATUS.received,
  createTime: at,
  ...(requestId !== undefined && { requestId }),
})

export const feedbackRecord = (
  _world: World,
  player: Player,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  { t }: { t: Translate },
): ReplyInput<typeof recordCall> =>
  newestPage(player.state.feedback?.rows ?? [], pageNum, pageSize, (record) => view(record, t))

export const feedbackDetail = (
  _world: World,
  player: Player,
  { id }: { id: string },
  { t }: { t: Translate },
): ReplyInput<typeof detailCall> => {
  const record = player.state.feedback?.rows.find((row) => row.id === id) ?? refuse('notFound')
  const { images, answer, answeredAt } = record
  return {
    feedback: { ...view(record, t), images, ...(answeredAt > 0 && { answer: t(answer), answerTime: answeredAt }) },
  }
}
