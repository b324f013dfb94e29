import * as v from 'valibot'
import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import type { Reply } from '../../handlers/answer'
import { html, json, type WireReply } from '../adapters/wire'
import type { FaultKind } from './faultKinds'

/** The reply of a fault for which the world does not act; null for the others. */
export const replyInstead = (does: FaultKind, call: Call): WireReply | null => {
  switch (does.kind) {
    case 'refuse':
      return json(JSON.stringify({ [call.envelope]: does.code }))
    case 'code401':
      return json(JSON.stringify({ code: REFUSAL.unauthorized }))
    case 'errcode401':
      return json(JSON.stringify({ errcode: REFUSAL.unauthorized }))
    case 'offline':
      return 'network error'
    case 'hang':
      return 'never'
    case 'http':
      return html(does.status)
    case 'json':
      return json(does.body)
    case 'timeout':
    case 'lost':
    case 'malformed':
    case 'empty':
    case 'wrongtype':
    case 'slow':
    case 'hold':
      return null
  }
}

/** The code a fault refuses with, null where it fails otherwise. */
export const refusalOf = (does: FaultKind): number | null => {
  if (does.kind === 'refuse') return does.code
  return does.kind === 'code401' || does.kind === 'errcode401' ? REFUSAL.unauthorized : null
}

/** The world's reply as altered by a fault. */
export const alteredReply = (does: FaultKind, call: Call, reply: Reply, text: string): WireReply => {
  if (does.kind === 'timeout') return 'never'
  if (does.kind === 'lost') return 'network error'
  if (does.kind === 'malformed') return json(text.slice(0, Math.ceil(text.length / 2)))
  if (does.kind === 'empty') return json('')
  if (does.kind === 'wrongtype') return json(JSON.stringify(withWrongTypes(call, reply)))
  return json(text)
}

const otherType = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}!`
  if (typeof value === 'string') return [value]
  return value === null ? 'null' : String(value)
}

/** Changes the type of every field, or of the code when there are no other fields. */
const withWrongTypes = (call: Call, reply: Reply): Reply => {
  const altered = Object.fromEntries(
    Object.entries(reply).map(([key, value]) => [key, key === call.envelope ? value : otherType(value)]),
  )
  const stillValid = Object.keys(reply).length === 1 || v.is(call.reply, altered)
  return stillValid ? { ...altered, [call.envelope]: String(reply[call.envelope]) } : altered
}
