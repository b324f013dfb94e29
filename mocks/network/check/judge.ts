import * as v from 'valibot'
import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { strict } from '../../../src/contract/strict/strict'
import { excerpt } from '../controls/suggestions'
import type { Advice, Reason } from './advice'
import { missingContent } from './content'
import type { Arrival } from './post'

/** A valid reply, the code of a refusal, or what is wrong. */
export type Judgement = { reply: unknown; unknown: readonly string[] } | { code: number } | { wrong: Reason[] }

const wrong = (todo: Advice, ...what: string[]): Judgement => ({ wrong: what.map((one) => ({ what: one, todo })) })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Fields of a body that reading it has dropped, by their paths; `*` stands for each of a list. */
const unknownFields = (body: unknown, read: unknown): string[] => {
  if (typeof body !== 'object' || body === null || typeof read !== 'object' || read === null) return []
  const paths = Object.entries(body).flatMap(([name, value]) => {
    const shown = Array.isArray(body) ? '*' : name
    if (!Object.hasOwn(read, name)) return [shown]
    return unknownFields(value, Reflect.get(read, name)).map((path) => `${shown}.${path}`)
  })
  return [...new Set(paths)]
}

const success = (call: Call, body: object): Judgement => {
  const { issues, output } = v.safeParse(strict(call.reply), body)
  if (issues)
    return wrong(
      'contract',
      ...issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`),
    )
  const missing = missingContent(call.name, body)
  return missing.length > 0
    ? wrong('empty', ...missing)
    : { reply: output, unknown: unknownFields(body, output).filter((name) => name !== call.envelope) }
}

/** Reads a reply as the app does, but strictly. */
export const judge = (call: Call, arrival: Arrival): Judgement => {
  if ('missing' in arrival) return wrong(arrival.missing, arrival.why)
  const { status, text } = arrival
  if (text.trimStart().startsWith('<')) return wrong('page', `a page of HTML with status ${status}: ${excerpt(text)}`)
  const body = parsed(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return wrong('json', `status ${status}, and the body is not a JSON object: ${excerpt(text)}`)
  const [field, second] = ['code', 'errcode'].filter((name) => Object.hasOwn(body, name))
  // Like the app: a status 401 is the code 401, whatever the body.
  if (status === REFUSAL.unauthorized) return { code: REFUSAL.unauthorized }
  if (field === undefined) return wrong('envelope', `no code, but ${excerpt(text)}`)
  if (second !== undefined) return wrong('envelope', 'both code and errcode')
  const code: unknown = Reflect.get(body, field)
  if (typeof code !== 'number' || !Number.isSafeInteger(code))
    return wrong('envelope', `its ${field} is ${JSON.stringify(code)}, not an integer`)
  if (code !== 0) return { code }
  if (field !== call.envelope) return wrong('envelope', `its code is called ${field}; ${call.envelope} is right`)
  if (status !== 200) return wrong('status', `it succeeds with status ${status}`)
  return success(call, body)
}
