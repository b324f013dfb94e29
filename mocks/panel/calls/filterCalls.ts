import { REFUSAL, refusalName } from '../../../src/contract/core/refusals'
import type { LoggedCall } from '../../network/state/callLog'

export const SHOWN = ['all', 'failed', 'forced'] as const
export type Shown = (typeof SHOWN)[number]

/** Whether a call is under way, was refused or broke, or went well. */
export const outcomeOf = ({ ms, status, errcode }: LoggedCall): 'open' | 'failed' | 'done' => {
  if (status === 0) return ms === null ? 'open' : 'failed'
  return status < 300 && errcode === 0 ? 'done' : 'failed'
}

/** What came back, in a word: `0`, `1003 drawClosed`, `HTTP 500`. */
export const codeText = (call: LoggedCall): string => {
  const { status, errcode, fault } = call
  if (outcomeOf(call) === 'open') return fault === undefined ? '…' : fault
  if (status === 0) return 'no reply'
  if (errcode === null) return `HTTP ${status}`
  const name = errcode === REFUSAL.unauthorized ? 'unauthorized' : refusalName(errcode)
  return name === undefined ? String(errcode) : `${errcode} ${name}`
}

/** The calls that a tester looks for: by a text in the endpoint, code, fault or bodies. */
export const filterCalls = (calls: readonly LoggedCall[], text: string, shown: Shown): readonly LoggedCall[] => {
  const wanted = text.trim().toLowerCase()
  return calls.filter((call) => {
    if (shown === 'failed' && outcomeOf(call) !== 'failed') return false
    if (shown === 'forced' && call.fault === undefined) return false
    if (wanted === '') return true
    const head = `${call.endpoint} ${codeText(call)} ${call.fault ?? ''}`.toLowerCase()
    return head.includes(wanted) || JSON.stringify([call.request, call.reply]).toLowerCase().includes(wanted)
  })
}
