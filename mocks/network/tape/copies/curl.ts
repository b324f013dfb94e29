import { pathOfCall } from '../../adapters/route'
import { CALL_ROOT } from '../../adapters/wire'
import type { LoggedCall } from '../../state/callLog'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A call as a command, for the API at `origin` and a named world there; the token is the reader's own. */
export const asCurl = ({ endpoint, request }: LoggedCall, origin: string, world: string | null): string => {
  const path = pathOfCall(endpoint) ?? CALL_ROOT + endpoint
  return [
    `curl -X POST ${quoted(origin + path)}`,
    `-H 'content-type: application/json'`,
    ...(world === null ? [] : [`-H ${quoted(`x-mock-world: ${world}`)}`]),
    `-H "authorization: Bearer $TOKEN"`,
    `--data ${quoted(JSON.stringify(request ?? {}))}`,
  ].join(' \\\n  ')
}

/** The calls as a shell script. */
export const asCurls = (calls: readonly LoggedCall[], origin: string): string =>
  ['#!/bin/sh', ...calls.map((call) => asCurl(call, origin, null)), ''].join('\n')
