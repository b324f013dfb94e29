import { contract } from '../../../src/contract'
import type { Call } from '../../../src/contract/core/call'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { nearest, shown } from '../controls/suggestions'
import { type HttpReply, json, type WireRequest } from './wire'

/** The names of all calls, as faults and logs spell them. */
export const ENDPOINTS: readonly string[] = contract.map(({ call }) => call.name)

const byPath = new Map(contract.map(({ call }) => [call.path, call]))
const paths = [...byPath.keys()]

/** A call of the contract with its body, or the reply that refuses what is none. */
export type Route = { call: Call; body: unknown } | { refused: HttpReply; why: string }

const refused = (status: number, errcode: number, why: string, headers?: Record<string, string>): Route => ({
  refused: json(JSON.stringify({ errcode, message: why }), status, headers),
  why,
})

/** Finds the call that a request makes: a POST to a path of the contract with a JSON object. */
export const routeOf = ({ method, path, body }: WireRequest): Route => {
  const call = byPath.get(path)
  if (!call) {
    const offer = nearest(path, paths, 2).join(', ')
    return refused(404, REFUSAL.unknownCall, `No call of the contract has the path ${shown(path)}; nearest: ${offer}.`)
  }
  if (method !== 'POST')
    return refused(405, REFUSAL.badRequest, `${call.name} is made by POST, not by ${shown(method)}.`, { allow: 'POST' })
  if (body === '') return { call, body: {} }
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { call, body: parsed }
  } catch {
    return refused(400, REFUSAL.badRequest, `The body of ${call.name} is no JSON.`)
  }
  return refused(400, REFUSAL.badRequest, `The body of ${call.name} must be a JSON object.`)
}

/** The last part of a path, by which unknown calls are logged. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
