import * as v from 'valibot'
import type { WireReply } from '../../../../mocks/network/adapters/wire'
import type { FaultKind } from '../../../../mocks/network/faults/faultKinds'
import { codeOf } from '../../../../mocks/network/state/recording'
import type { Call } from '../../../../src/contract/core/call'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import { strict } from '../../../../src/contract/strict/strict'
import type { Fixture } from '../fixture/fixture'
import { assertInvariant } from './invariants'

export type Fields = Record<string, unknown>

/** The fields of a JSON object; null for anything else. */
export const fieldsIn = (text: string): Fields | null => {
  try {
    const data: unknown = JSON.parse(text)
    // The values are unknown; each is narrowed where it is used.
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : null
  } catch {
    return null
  }
}

const codes = new Set<unknown>(Object.values(REFUSAL))

/** Checks a reply against the contract: its schema on success, a known code on refusal. */
export const assertContract = (call: Call, reply: Fields): void => {
  const code = codeOf(reply)
  if (code !== 0) {
    assertInvariant(
      codes.has(code) && code !== REFUSAL.serverFault,
      'I9',
      () => `${call.name} refuses with ${String(code)}`,
    )
    assertInvariant(
      Object.keys(reply).length <= 2,
      'I9',
      () => `${call.name} refuses, but also carries ${Object.keys(reply).join(', ')}`,
    )
    return
  }
  assertInvariant(reply[call.envelope] === 0, 'I9', () => `${call.name} has its code in the wrong field`)
  const [issue] = v.safeParse(strict(call.reply), reply, { abortEarly: true }).issues ?? []
  assertInvariant(issue === undefined, 'I9', () => `${call.name} at ${issue && v.getDotPath(issue)}: ${issue?.message}`)
}

const within = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Checks the balances in a reply against the ledger. */
export const assertBalances = ({ audit }: Fixture, playerId: string, call: Call, reply: Fields): void => {
  const users = [reply, within(reply['user']), within(within(reply['appGameDataUser'])['user'])]
  const names = { coin: 'coin', lottery: 'points', safebox: 'safebox' } as const
  for (const user of users)
    for (const [field, asset] of Object.entries(names)) {
      const owned = audit.owned(playerId, asset)
      assertInvariant(
        user[field] === undefined || user[field] === owned,
        'I2',
        () => `${call.name} says ${field} ${String(user[field])}, the ledger says ${owned}`,
      )
    }
}

const arrived = (reply: WireReply, matches: (body: string, status: number) => boolean): boolean =>
  typeof reply === 'object' && matches(reply.body, reply.status)

/** Whether a reply is what the fault should deliver; `whole` is the world's answer. */
export const matchesFault = (does: FaultKind, call: Call, reply: WireReply, whole: string): boolean => {
  switch (does.kind) {
    case 'refuse':
      return arrived(reply, (body) => fieldsIn(body)?.[call.envelope] === does.code)
    case 'code401':
      return arrived(reply, (body) => body === '{"code":401}')
    case 'errcode401':
      return arrived(reply, (body) => body === '{"errcode":401}')
    case 'offline':
    case 'lost':
      return reply === 'network error'
    case 'hang':
    case 'timeout':
      return reply === 'never'
    case 'http':
      return arrived(reply, (body, status) => status === does.status && body.startsWith('<!doctype html>'))
    case 'malformed':
      return arrived(reply, (body) => whole.startsWith(body) && body.length < whole.length)
    case 'empty':
      return arrived(reply, (body) => body === '')
    case 'wrongtype':
      return arrived(reply, (body) => {
        const fields = fieldsIn(body) ?? {}
        return !v.is(call.reply, fields) || typeof codeOf(fields) !== 'number'
      })
    case 'json':
      return arrived(reply, (body) => body === does.body)
    case 'slow':
    case 'hold':
      return arrived(reply, (body) => body === whole)
  }
}

/** Whether the world executes a call that meets this fault. */
export const worldActs = ({ kind }: FaultKind): boolean =>
  ['timeout', 'lost', 'malformed', 'empty', 'wrongtype', 'slow', 'hold'].includes(kind)
