import * as v from 'valibot'
import { filled } from '../../../ui/form/rules'

/** Rules of the form that sets the inviter. */
export const inviterRules = v.object({ inviter: filled('agent.inviter.missing') })

/** The code in an invite link, or what was typed. */
export const codeIn = (typed: string): string => {
  const text = typed.trim()
  const [, query = ''] = text.split('?')
  return new URLSearchParams(query.split('#')[0]).get('pid') ?? text
}
