import { contract } from '../../../src/contract'
import type { LoggedCall } from '../../network/state/callLog'
import type { PanelTarget } from '../target'

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The call as a command; the token is the reader's own. */
export const asCurl = ({ endpoint, request }: LoggedCall, { origin, world }: PanelTarget): string => {
  const path = contract.find(({ call }) => call.name === endpoint)?.call.path ?? `/app/v1/${endpoint}`
  return [
    `curl -X POST ${quoted(origin + path)}`,
    `-H 'content-type: application/json'`,
    ...(world === null ? [] : [`-H ${quoted(`x-mock-world: ${world}`)}`]),
    `-H "authorization: Bearer $TOKEN"`,
    `--data ${quoted(JSON.stringify(request ?? {}))}`,
  ].join(' \\\n  ')
}

/** A fault that gives the next call of this endpoint what this one got. */
export const asFault = ({ endpoint, fault, errcode, reply }: LoggedCall): string => {
  const what = fault ?? (errcode !== null && errcode >= 401 ? String(errcode) : `=${JSON.stringify(reply)}`)
  return `${endpoint}:${what}*1`
}

export const asStory = (call: LoggedCall): string => `parameters: { mock: { fault: ${JSON.stringify(asFault(call))} } }`
