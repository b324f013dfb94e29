import { refusalName } from '../../../src/contract/core/refusals'
import type { Reply } from '../../handlers/answer'
import { ControlError } from '../../network/controls/suggestions'
import { codeOf } from '../../network/state/recording'

/** @throws ControlError when the world has refused it */
export const accepted = (what: string, reply: Reply): void => {
  const code = codeOf(reply)
  if (code === 0) return
  const name = typeof code === 'number' ? refusalName(code) : undefined
  const reason = code === 401 ? 'nobody is signed in' : (name ?? 'without a name')
  throw new ControlError(`${what} was refused with ${String(code)}: ${reason}.`)
}
