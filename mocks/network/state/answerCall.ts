import * as v from 'valibot'
import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { strict } from '../../../src/contract/strict/strict'
import type { Reply } from '../../handlers/answer'
import type { Locale } from '../../world/core/texts'
import type { Journal } from './journal'
import { codeOf } from './recording'

/**
 * The world's reply, as data and as text; `valid` false when it must be answered with status 500, `why` the reason of a
 * refusal.
 */
export interface Answered {
  reply: Reply
  text: string
  valid: boolean
  why?: string
}

interface CallInput {
  call: Call
  body: unknown
  token: string
  locale?: Locale
  real: number
}

/** Answers a call and validates the reply against the contract; reports breaches and crashes. */
export const answerCall = (
  journal: Journal,
  { call, body, token, locale, real }: CallInput,
  reportError: (what: string) => void,
): Answered => {
  let why: string | undefined
  const failed = (what: string): Answered => {
    reportError(`${call.name}: ${what}`)
    const reply = { [call.envelope]: REFUSAL.serverFault }
    return { reply, text: JSON.stringify(reply), valid: false }
  }
  try {
    const request = { name: call.name, token, body, ...(locale && { locale }) }
    const reply = journal.execute(request, call.effect, real, (reason) => {
      why = reason
    })
    const check = codeOf(reply) === 0 ? v.safeParse(strict(call.reply), reply, { abortEarly: true }) : null
    const [issue] = check?.issues ?? []
    if (issue) return failed(`the reply breaks the contract at ${v.getDotPath(issue)}: ${issue.message}`)
    return { reply, text: JSON.stringify(reply), valid: true, ...(why !== undefined && { why }) }
  } catch (error) {
    return failed(`the world broke: ${error instanceof Error ? error.message : String(error)}`)
  }
}
