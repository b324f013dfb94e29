import * as v from 'valibot'
import type { Call } from '../../src/contract/core/call'
import { REFUSAL } from '../../src/contract/core/refusals'
import { isClosedWhenFrozen } from '../../src/contract/core/refusalsOf'
import { Refusal } from '../world/core/refusal'
import type { World } from '../world/core/state'
import { DEFAULT_LOCALE, type Locale, translatorFor } from '../world/core/texts'
import { handlers } from './index'
import { testerHandlers } from './tester'

/** A call as it reaches the world, whatever the adapter. */
export interface CallRequest {
  /** Last part of the path. */
  name: string
  token: string
  body: unknown
  /** The language of the reply; absent = English. */
  locale?: Locale
}

/** The world's reply body, with the envelope's code. */
export type Reply = Record<string, unknown>

/** A tester can open a frozen account again. */
const testerCalls: ReadonlySet<Call> = new Set(testerHandlers.map(({ call }) => call))

const byName = new Map(handlers.map((handler) => [handler.call.name, handler]))

export const handlerOf = (name: string) => byName.get(name)

/** The player behind a token, or null. */
export const playerOf = (world: World, token: string) => {
  const id = Object.hasOwn(world.tokens, token) ? world.tokens[token] : undefined
  return (id !== undefined && world.players[id]) || null
}

/** JSON.parse accepts -0, which JSON.stringify writes as 0: replayed from its JSON, the world would differ. */
const withPlainZeros = (request: Record<string, unknown>): Record<string, unknown> => {
  for (const [key, value] of Object.entries(request)) if (Object.is(value, -0)) request[key] = 0
  return request
}

/** Longest reason: a value can be a whole image. */
const LONGEST = 300

/** Which field is wrong, and why: `price: Invalid type: Expected number but received "x"`. */
const reasonOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
    .join('; ')
    .slice(0, LONGEST)

/**
 * Answers one request with a reply or a refusal; shared by all adapters. The caller must advance the world's time
 * first. A refused call leaves the world unchanged, except the count of failed attempts. `explain` is called with the reason of a refusal that says more
 * than its code.
 */
export const answer = (
  world: World,
  { name, token, body, locale = DEFAULT_LOCALE }: CallRequest,
  explain: (why: string) => void = () => undefined,
): Reply => {
  const handler = byName.get(name)
  if (!handler) return { errcode: REFUSAL.unknownCall }
  const { call } = handler
  const refused = (code: number): Reply => ({ [call.envelope]: code })
  const player = playerOf(world, token)
  if (!player && call.audience === 'player') return refused(REFUSAL.unauthorized)
  if (!player && token && call.name === 'preLogin') return refused(REFUSAL.unauthorized)
  if (player?.frozen && isClosedWhenFrozen(call) && !testerCalls.has(call)) return refused(REFUSAL.accountFrozen)
  const request = v.safeParse(call.request, body)
  if (!request.success) {
    explain(reasonOf(request.issues))
    return refused(REFUSAL.badRequest)
  }
  try {
    const caller = { token, t: translatorFor(locale) }
    return { [call.envelope]: 0, ...handler.run(world, player, withPlainZeros(request.output) as never, caller) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.why !== undefined) explain(error.why)
    return refused(error.code)
  }
}
