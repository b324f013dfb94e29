import { contract } from '../../../src/contract'
import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { playCalls } from '../../world/game/playCalls'
import { excerpt, suggest } from '../controls/suggestions'
import { isTooDeep } from './nesting'
import { type HttpReply, json, type WireRequest } from './wire'

/** The names of all calls of the contract, as used by faults and logs. */
export const ENDPOINTS: readonly string[] = contract.map(({ call }) => call.name)

/** The names that a fault can have: also those of the game frames' calls, which have no address. */
export const FAULT_NAMES: readonly string[] = [...ENDPOINTS, ...playCalls.map(({ name }) => name)]

const pathByName = new Map(contract.map(({ call }) => [call.name, call.path]))

/** The path of a call by its name; undefined outside the contract. */
export const pathOfCall = (name: string): string | undefined => pathByName.get(name)

const byPath = new Map(contract.map(({ call }) => [call.path, call]))
const paths = [...byPath.keys()]

/** The contract call and parsed body of a request, or the reply that rejects it. */
export type Route = { call: Call; body: unknown } | { refused: HttpReply; reason: string }

const refused = (status: number, errcode: number, reason: string, headers?: Record<string, string>): Route => ({
  refused: json(JSON.stringify({ errcode, message: reason }), status, headers),
  reason,
})

/** Resolves a request: a POST to a path of the contract with a JSON object or an empty body. */
export const routeOf = ({ method, path, body }: WireRequest): Route => {
  const call = byPath.get(path)
  if (!call) {
    const offer = suggest(path, paths, 2).join(', ')
    return refused(
      404,
      REFUSAL.unknownCall,
      `No call of the contract has the path ${excerpt(path)}; nearest: ${offer}.`,
    )
  }
  if (method !== 'POST')
    return refused(405, REFUSAL.badRequest, `${call.name} is made by POST, not by ${excerpt(method)}.`, {
      allow: 'POST',
    })
  if (body === '') return { call, body: {} }
  if (isTooDeep(body)) return refused(400, REFUSAL.badRequest, `The body of ${call.name} is nested too deeply.`)
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { call, body: parsed }
  } catch {
    return refused(400, REFUSAL.badRequest, `The body of ${call.name} is not JSON.`)
  }
  return refused(400, REFUSAL.badRequest, `The body of ${call.name} must be a JSON object.`)
}

/** The last part of a path: how calls outside the contract are logged. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
