import * as v from 'valibot'
import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import type { Reply } from '../../handlers/answer'
import type { Locale } from '../../world/core/texts'
import type { Chronicle } from './journal'
import { codeOf } from './recording'

/** What the world answered, as data and as text; unsound where it must never have been answered. */
export interface Acted {
  reply: Reply
  text: string
  sound: boolean
}

interface Act {
  call: Call
  body: unknown
  token: string
  locale?: Locale
  real: number
}

/** Lets a world answer a call, and holds the reply to the contract; what breaks it, or the world, is complained of. */
export const actIn = (
  chronicle: Chronicle,
  { call, body, token, locale, real }: Act,
  complain: (what: string) => void,
): Acted => {
  const failed = (what: string): Acted => {
    complain(`${call.name}: ${what}`)
    const reply = { [call.envelope]: REFUSAL.serverFault }
    return { reply, text: JSON.stringify(reply), sound: false }
  }
  try {
    const reply = chronicle.act({ name: call.name, token, body, ...(locale && { locale }) }, call.effect, real)
    const check = codeOf(reply) === 0 ? v.safeParse(call.reply, reply, { abortEarly: true }) : null
    const [issue] = check?.issues ?? []
    if (issue) return failed(`the reply breaks the contract at ${v.getDotPath(issue)}: ${issue.message}`)
    return { reply, text: JSON.stringify(reply), sound: true }
  } catch (error) {
    return failed(`the world broke: ${error instanceof Error ? error.message : String(error)}`)
  }
}
