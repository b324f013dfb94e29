import type { Failure } from '../../api/outcome'
import type { Award } from '../../contract/activity/rewards'

export type { Failure } from '../../api/outcome'

/** A message for the player by text keys; the first key with a text is used. */
export interface Message {
  keys: readonly [string, ...string[]]
  values?: Record<string, string | number>
  /** What was received: the value `awards`, in the player's language. */
  awards?: readonly Award[]
}

export const message = (key: string, values?: Message['values']): Message => ({
  keys: [key],
  ...(values && { values }),
})

const TOO_MANY = 429

/** What a player understands of a reply without an answer; its status is in the log. */
const brokenKey = (status: number): string =>
  status === TOO_MANY ? 'error.tooMany' : status >= 500 ? 'error.server' : 'error.broken'

/**
 * A refusal uses the text of its code if there is one, else the generic text with the code. `until` says when a break
 * that was the reason ends, epoch ms.
 */
export const failureMessage = (failure: Failure, until?: number): Message => {
  switch (failure.kind) {
    case 'refused':
      return until
        ? { keys: [`refusal.${failure.code}.until`], values: { until } }
        : { keys: [`refusal.${failure.code}`, 'error.refused'], values: { code: failure.code } }
    case 'broken':
      return message(brokenKey(failure.status))
    default:
      return message(`error.${failure.kind}`)
  }
}
