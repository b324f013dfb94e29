import * as feedback from '../../src/contract/feedback'
import { feedbackDetail, feedbackRecord, feedbackSend } from '../world/feedback/feedback'
import { type Handler, on } from './handler'

export const feedbackHandlers: readonly Handler[] = [
  on(feedback.feedbackSend, feedbackSend),
  on(feedback.feedbackRecord, feedbackRecord),
  on(feedback.feedbackDetail, feedbackDetail),
]
