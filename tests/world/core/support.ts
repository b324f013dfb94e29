import type * as v from 'valibot'
import { safeParse } from 'valibot'
import { expect } from 'vitest'
import { answer, playerOf, type Reply } from '../../../mocks/handlers/answer'
import { createWorld, type WorldSetup } from '../../../mocks/personas/build'
import { magicAccounts, magicPhones } from '../../../mocks/world/auth/magic'
import { passTime } from '../../../mocks/world/core/agenda'
import { parseSpan } from '../../../mocks/world/core/clock'
import { dueRules } from '../../../mocks/world/core/due'
import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import type { PersonaName } from '../../../mocks/world/member/profile'
import { contract } from '../../../src/contract'
import type { Call, ReplyOf } from '../../../src/contract/core/call'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { refusalsOf } from '../../../src/contract/core/refusalsOf'
import { strict } from '../../../src/contract/strict/strict'
import { exceptAttempts } from './exceptAttempts'

/** Frozen clock of the test worlds, a Thursday. */
export const NOON = Date.parse('2026-01-15T12:00:00Z')

type Entries = v.ObjectEntries
type Body<C> = C extends Call<infer Q, Entries> ? v.InferInput<v.ObjectSchema<Q, undefined>> : never

/** A client of a world. Calls go through the answering core; replies are checked against the contract. */
export interface Visit {
  world: World
  /** The token that calls carry; empty when signed out. */
  token: string
  /** The player behind the token. */
  readonly player: Player
  /** Makes a call that must succeed. Returns the typed reply. */
  call<C extends Call>(call: C, body: Body<C>): ReplyOf<C>
  /** Makes a call that must be refused with this name and leave the world unchanged. */
  refused<C extends Call>(call: C, body: Body<C>, by: RefusalName): void
  /** Makes a call with any body, whatever the reply. */
  send(name: string, body?: unknown): Reply
  /** Advances the world's time by a span such as `90s` or `24h`. */
  wait(span: string): void
}

/** The code of a reply, in either envelope. */
export const codeIn = (reply: Reply): unknown => reply['errcode'] ?? reply['code']

const calls = new Map(contract.map(({ call }) => [call.name, call]))

const magicInputs = new Set([...Object.keys(magicAccounts), ...Object.keys(magicPhones)])

/** A tester's input may be refused with any code. */
const isMagic = (body: unknown): boolean =>
  Object.values(Object(body)).some((input) => typeof input === 'string' && magicInputs.has(input))

/** A call refuses only with codes that the contract gives it. */
const expectDeclared = (name: string, reply: Reply): void => {
  const call = calls.get(name)
  if (!call || codeIn(reply) === 0) return
  expect(
    refusalsOf(call).map((refusal): unknown => REFUSAL[refusal]),
    `${name} refuses with`,
  ).toContain(codeIn(reply))
}

/** A client of a fresh world, signed in as a persona. Default: frozen at noon, seed 1. */
export const visit = (persona: PersonaName = 'regular', options: Partial<WorldSetup> = {}): Visit => {
  const clock = { mode: 'frozen', at: NOON } as const
  const { world, token } = createWorld({ seed: 1, persona, clock, real: NOON, ...options })
  return visitor(world, token ?? '')
}

/** A client of an existing world. */
export const visitor = (world: World, token: string): Visit => ({
  world,
  token,
  get player() {
    const player = playerOf(world, this.token)
    if (!player) throw new Error('nobody is signed in')
    return player
  },
  call(call, body) {
    const reply = this.send(call.name, body)
    expect(codeIn(reply), `${call.name} ${JSON.stringify(reply)}`).toBe(0)
    const checked = safeParse(strict(call.reply), reply)
    expect(checked.issues?.map((issue) => `${issue.path?.map(({ key }) => key).join('.')}: ${issue.message}`)).toBe(
      undefined,
    )
    // The reply has just been validated by this schema.
    return checked.output as ReplyOf<typeof call>
  },
  refused(call, body, by) {
    const before = JSON.stringify(world)
    expect(codeIn(this.send(call.name, body)), call.name).toBe(REFUSAL[by])
    const after = JSON.stringify(world)
    const same = after === before || exceptAttempts(after) === exceptAttempts(before)
    expect(same, `${call.name} changed the world though it refused`).toBe(true)
  },
  send(name, body = {}) {
    const reply = answer(world, { name, token: this.token, body })
    if (!isMagic(body)) expectDeclared(name, reply)
    return reply
  },
  wait(span) {
    passTime(world, world.now + (parseSpan(span) ?? Number.NaN), dueRules)
  },
})
