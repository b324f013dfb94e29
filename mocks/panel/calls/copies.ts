import type { LoggedCall } from '../../network/state/callLog'

/** A fault that gives the next call of this endpoint what this one got. */
export const asFault = ({ endpoint, fault, errcode, reply }: LoggedCall): string => {
  const what = fault ?? (errcode !== null && errcode >= 401 ? String(errcode) : `=${JSON.stringify(reply)}`)
  return `${endpoint}:${what}*1`
}

export const asStory = (call: LoggedCall): string => `parameters: { mock: { fault: ${JSON.stringify(asFault(call))} } }`
