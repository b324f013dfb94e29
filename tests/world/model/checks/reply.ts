import * as v from 'valibot'
import type { WireReply } from '../../../../mocks/network/adapters/wire'
import type { FaultKind } from '../../../../mocks/network/faults/faults'
import { codeOf } from '../../../../mocks/network/state/recording'
import type { Call } from '../../../../src/contract/core/call'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import type { Stage } from '../fixture/fixture'
import { must } from './invariants'

/** A reply's fields. */
export type Fields = Record<string, unknown>

/** The fields of a text that is a JSON object; null for anything else. */
export const fieldsIn = (text: string): Fields | null => {
  try {
    const data: unknown = JSON.parse(text)
    // A JSON object has fields of any kind; each is looked at where it is used.
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Fields) : null
  } catch {
    return null
  }
}

const codes = new Set<unknown>(Object.values(REFUSAL))

/** Holds a reply to the contract: its schema on success, a code that is known on refusal. */
export const mustKeepContract = (call: Call, reply: Fields): void => {
  const code = codeOf(reply)
  if (code !== 0) {
    must(codes.has(code) && code !== REFUSAL.serverFault, 'I9', () => `${call.name} refuses with ${String(code)}`)
    must(Object.keys(reply).length <= 2, 'I9', () => `${call.name} refuses and tells ${Object.keys(reply).join(', ')}`)
    return
  }
  must(reply[call.envelope] === 0, 'I9', () => `${call.name} has its code in the wrong field`)
  const [issue] = v.safeParse(call.reply, reply, { abortEarly: true }).issues ?? []
  must(issue === undefined, 'I9', () => `${call.name} at ${issue && v.getDotPath(issue)}: ${issue?.message}`)
}

const within = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Holds what a reply says of a player's balances to his movements. */
export const mustTellBalances = ({ watch }: Stage, playerId: string, call: Call, reply: Fields): void => {
  const places = [reply, within(reply['user']), within(within(reply['appGameDataUser'])['user'])]
  const names = { coin: 'coin', lottery: 'points', safebox: 'safebox' } as const
  for (const place of places)
    for (const [field, asset] of Object.entries(names)) {
      const owned = watch.owned(playerId, asset)
      must(
        place[field] === undefined || place[field] === owned,
        'I2',
        () => `${call.name} says ${field} ${String(place[field])}, the movements say ${owned}`,
      )
    }
}

const arrived = (reply: WireReply, kept: (body: string, status: number) => boolean): boolean =>
  typeof reply === 'object' && kept(reply.body, reply.status)

/** Whether a reply is what a fault's word says; `whole` is what the world answered. */
export const isFaulty = (does: FaultKind, call: Call, reply: WireReply, whole: string): boolean => {
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
    case 'slow':
      return arrived(reply, (body) => body === whole)
  }
}

/** Whether the world acts for a call that meets a fault. */
export const actsFor = ({ kind }: FaultKind): boolean =>
  ['timeout', 'lost', 'malformed', 'empty', 'wrongtype', 'slow'].includes(kind)
