import type * as v from 'valibot'
import { safeParse } from 'valibot'
import { expect } from 'vitest'
import { answer, playerOf, type Reply } from '../../../mocks/handlers/answer'
import { createWorld, type WorldWish } from '../../../mocks/personas/build'
import { passTime } from '../../../mocks/world/core/agenda'
import { parseSpan } from '../../../mocks/world/core/clock'
import { dueRules } from '../../../mocks/world/core/due'
import type { Player } from '../../../mocks/world/core/player'
import type { World } from '../../../mocks/world/core/state'
import type { PersonaName } from '../../../mocks/world/member/profile'
import type { Call, ReplyOf } from '../../../src/contract/core/call'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'

/** Noon of the Thursday on which test worlds begin. */
export const NOON = Date.parse('2026-01-15T12:00:00Z')

type Entries = v.ObjectEntries
type Body<C> = C extends Call<infer Q, Entries> ? v.InferInput<v.ObjectSchema<Q, undefined>> : never

/** Somebody in front of a world: calls go through the answering core, replies are held to the contract. */
export interface Visit {
  world: World
  /** The token that calls carry; empty when signed out. */
  token: string
  /** The player behind the token. */
  readonly player: Player
  /** Makes a call that must succeed, and gives its reply as the contract says it is. */
  ask<C extends Call>(call: C, body: Body<C>): ReplyOf<C>
  /** Makes a call that must be refused by that name, and leave the world as it was. */
  refused<C extends Call>(call: C, body: Body<C>, by: RefusalName): void
  /** Makes a call with any body, and gives whatever comes back. */
  send(name: string, body?: unknown): Reply
  /** Lets the world's time pass by a span such as `90s` or `24h`. */
  wait(span: string): void
}

/** The code in a reply, wherever it stands. */
export const codeIn = (reply: Reply): unknown => reply['errcode'] ?? reply['code']

/** Comes to a fresh world as a persona; frozen at noon with seed 1 unless told otherwise. */
export const visit = (persona: PersonaName = 'regular', wish: Partial<WorldWish> = {}): Visit => {
  const clock = { mode: 'frozen', at: NOON } as const
  const { world, token } = createWorld({ seed: 1, persona, clock, real: NOON, ...wish })
  return visitor(world, token ?? '')
}

/** Stands in front of a world with a token. */
export const visitor = (world: World, token: string): Visit => ({
  world,
  token,
  get player() {
    const player = playerOf(world, this.token)
    if (!player) throw new Error('nobody is signed in')
    return player
  },
  ask(call, body) {
    const reply = this.send(call.name, body)
    expect(codeIn(reply), `${call.name} ${JSON.stringify(reply)}`).toBe(0)
    const checked = safeParse(call.reply, reply)
    expect(checked.issues?.map((issue) => `${issue.path?.map(({ key }) => key).join('.')}: ${issue.message}`)).toBe(
      undefined,
    )
    // The same schema that the reply was just held to gives it its type.
    return checked.output as ReplyOf<typeof call>
  },
  refused(call, body, by) {
    const before = JSON.stringify(world)
    expect(codeIn(this.send(call.name, body)), call.name).toBe(REFUSAL[by])
    expect(JSON.stringify(world) === before, `${call.name} changed the world though it refused`).toBe(true)
  },
  send(name, body = {}) {
    return answer(world, { name, token: this.token, body })
  },
  wait(span) {
    passTime(world, world.now + (parseSpan(span) ?? Number.NaN), dueRules)
  },
})

/** The processor's time for something, ms, at its best of a few runs: what others do on the machine hardly counts. */
export const cpuMs = (run: (turn: number) => void, turns = 4): number =>
  Math.min(
    ...Array.from({ length: turns }, (_, turn) => {
      const start = process.cpuUsage()
      run(turn)
      return process.cpuUsage(start).user / 1000
    }),
  )
