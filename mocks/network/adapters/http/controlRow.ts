import { ControlError, excerpt } from '../../controls/suggestions'
import type { Example } from './schemas'
import type { NamedWorld } from './worlds'

export interface ControlRequest {
  body: unknown
  query: URLSearchParams
  /** Empty without one. */
  token: string
  /** The part of the path that a `{name}` stands for. */
  part: string
}

export type Control = (world: NamedWorld, request: ControlRequest) => unknown

export const field = (body: unknown, name: string): unknown => {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, name)) return Reflect.get(body, name)
  throw new ControlError(`The body must be a JSON object with '${name}'; it is ${excerpt(body)}.`)
}

/** The controls validate their own input, so values are passed on unchecked. */
export const required = (body: unknown, name: string): string => field(body, name) as string

export const has = (body: unknown, name: string) =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name)

/** A control and what the OpenAPI document says of it. */
export interface ControlRow {
  does: string
  run: Control
  /** An example of the body. */
  body?: Example
  /** Parameters of the address, by name. */
  query?: Readonly<Record<string, { does: string; example: string }>>
  /** An example of the reply. */
  reply: unknown
  /** Acts for the player of the token; without one, for the persona. */
  asPlayer?: true
  /** What the `{name}` in the path is. */
  part?: { name: string; example: string }
}

export const done = (run?: () => unknown) => {
  run?.()
  return { ok: true }
}

export const signedIn = ({ token }: { token: string | null }) => ({ ok: true, ...(token !== null && { token }) })
