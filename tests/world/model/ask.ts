import type { WireReply } from '../../../mocks/network/adapters/wire'
import { codeOf } from '../../../mocks/network/faults/traces'
import type { Player } from '../../../mocks/world/core/player'
import { sessionOf } from '../../../mocks/world/game/room'
import type { Call } from '../../../src/contract/core/call'
import { actsFor, type Fields, fieldsIn, isFaulty, mustKeepContract, mustTellBalances } from './judge'
import { must, parting } from './promises'
import { bytesOf, playerAt, type Stage, settle, worldOf } from './stage'

/** A request as it is made: by whom, what, and its body's text. */
export interface Asked {
  tab: number
  call: Call
  text: string
}

/** Calls of a game's frame have no address: they come through the bridge. */
export const isInside = ({ path }: Call): boolean => path.includes('/game/slot')

/** Sends a request through the door that it has. */
export const send = async (stage: Stage, { tab, call, text }: Asked): Promise<WireReply> => {
  const token = stage.tokens[tab] ?? ''
  stage.counts.calls += 1
  if (!isInside(call))
    return stage.backend.handle({
      method: 'POST',
      path: call.path,
      headers: { authorization: `Bearer ${token}` },
      body: text,
    })
  const reply = await stage.backend.askInside({ name: call.name, token, body: fieldsIn(text) })
  const body = JSON.stringify(reply)
  stage.heard = { fault: null, text: body }
  return { status: 200, headers: {}, body }
}

/** The player whom a reply concerns: who called, or who has just signed in. */
const concerned = (reply: Fields, caller: Player | null): string => {
  const { user } = reply
  const id = typeof user === 'object' && user !== null && 'id' in user ? user.id : undefined
  return typeof id === 'string' ? id : (caller?.id ?? '')
}

/** A game for fun shows a purse of its own, which is no balance. */
const isForFun = (stage: Stage, { tab, text }: Asked): boolean => {
  const player = playerAt(stage, tab)
  const sessionId = fieldsIn(text)?.['sessionId']
  return player !== null && sessionOf(player, String(sessionId))?.mode === 'demo'
}

/** Compares a repeated request with its first reply; tells whether it was one. */
export const isRepeat = (stage: Stage, { call, text }: Asked, playerId: string, reply: string): boolean => {
  const requestId = fieldsIn(text)?.['requestId']
  if (!Object.hasOwn(call.request.entries, 'requestId')) return false
  const key = `${playerId}|${call.name}|${String(requestId)}`
  const first = stage.firsts.get(key)
  if (first === undefined) stage.firsts.set(key, reply)
  must(
    first === undefined || first === reply,
    'I11',
    () => `${call.name} ${String(requestId)}: ${parting(first ?? '', reply)}`,
  )
  return first !== undefined
}

const mustStay = (stage: Stage, promise: 'I5' | 'I6' | 'I11', { call }: Asked): void => {
  const after = bytesOf(stage)
  must(after === stage.bytes, promise, () => `${call.name}: ${parting(stage.bytes, after)}`)
}

/** Holds what a success says and does to the promises. */
const judgeSuccess = (stage: Stage, asked: Asked, playerId: string, reply: Fields, forFun: boolean): void => {
  const { call, tab } = asked
  const repeated = isRepeat(stage, asked, playerId, stage.heard.text)
  if (!repeated && !forFun) mustTellBalances(stage, playerId, call, reply)
  if (call.effect === 'read' || repeated) mustStay(stage, repeated ? 'I11' : 'I6', asked)
  else stage.bytes = bytesOf(stage)
  if (call.name === 'logout') stage.dead.add(stage.tokens[tab] ?? '')
}

const judgeFault = ({ heard: { fault, text }, counts }: Stage, { call }: Asked, reply: WireReply): void => {
  if (fault) counts.faulted += 1
  const kept = fault ? isFaulty(fault.does, call, reply, text) : typeof reply === 'object' && reply.body === text
  must(kept, 'I14', () => `${call.name} with ${fault?.what ?? 'no fault'} gave ${JSON.stringify(reply).slice(0, 300)}`)
}

/** What came of a request: the world's code, null where it did not act, and what arrived. */
export interface Outcome {
  code: unknown
  reply: WireReply
}

/** Makes one request and holds the world to its promises. */
export const ask = async (stage: Stage, asked: Asked): Promise<Outcome> => {
  const caller = playerAt(stage, asked.tab)
  const forFun = isForFun(stage, asked)
  const before = { serial: worldOf(stage).serial, now: worldOf(stage).now }
  stage.heard = { fault: null, text: '' }
  const reply = await send(stage, asked)
  const { fault, text } = stage.heard
  judgeFault(stage, asked, reply)
  const acted = !fault || actsFor(fault.does)
  const fields = acted ? (fieldsIn(text) ?? {}) : {}
  const code = acted ? codeOf(fields) : null
  const playerId = concerned(fields, caller)
  settle(stage, before, code === 0 ? [playerId] : [])
  if (acted) {
    const outcome = `${asked.call.name} ${String(code)}`
    stage.outcomes.set(outcome, (stage.outcomes.get(outcome) ?? 0) + 1)
    mustKeepContract(asked.call, fields)
  }
  if (code === 0) {
    const dead = asked.call.audience === 'player' && stage.dead.has(stage.tokens[asked.tab] ?? '')
    must(!dead, 'I15', () => asked.call.name)
    judgeSuccess(stage, asked, playerId, fields, forFun)
    stage.counts.done += 1
  } else {
    mustStay(stage, 'I5', asked)
    if (acted) stage.counts.refused += 1
  }
  return { code, reply }
}
