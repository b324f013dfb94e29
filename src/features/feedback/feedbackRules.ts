import * as v from 'valibot'
import type { FeedbackValues } from '../../stores/feedback/FeedbackStore'
import { errorText } from '../../ui/form/errorText'

/** The backend takes no longer texts. */
export const LONGEST = 2000

/** Shorter texts say nothing. */
const SHORTEST = 5

export const feedbackRules = (categories: readonly FeedbackValues['category'][]) =>
  v.object({
    category: v.picklist(categories),
    message: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(SHORTEST, errorText({ keys: ['feedback.message.missing'] })),
      v.maxLength(LONGEST, errorText({ keys: ['feedback.message.long'], values: { max: LONGEST } })),
    ),
  })
