import { handlerOf } from '../../handlers/answer'
import { pathOfCall } from '../adapters/route'
import type { Backend } from '../state/backend'
import { type LoggedCall, readLine } from '../state/callLog'
import { ControlError, excerpt } from './suggestions'

/**
 * Makes a logged call once more, with a present token of its player; resolves with its line.
 * @throws ControlError when the log has no such call
 */
export const repeatCall = async (backend: Backend, id: string): Promise<LoggedCall> => {
  const { lines } = backend.log.save()
  const line = lines.find((one) => one.id === id)
  if (!line) throw new ControlError(`The log has no call '${excerpt(id)}'; it may have made room for others.`)
  const { endpoint, request: body } = line
  const token = Object.entries(backend.journal.world.tokens).find(([, player]) => player === line.player)?.[0] ?? ''
  const path = pathOfCall(endpoint)
  if (path === undefined && !handlerOf(endpoint))
    throw new ControlError(`'${excerpt(endpoint)}' is no call of the contract and cannot be repeated.`)
  let repeated: LoggedCall | undefined
  const stop = backend.events.onCall((phase, begun) => {
    if (phase === 'begin' && begun.endpoint === endpoint) repeated ??= readLine(begun)
  })
  const reply =
    path === undefined
      ? backend.handleGame({ name: endpoint, token, body: readLine(line).request })
      : backend.handle({ method: 'POST', path, headers: { authorization: `Bearer ${token}` }, body })
  stop()
  await reply
  const done = backend.log.list().find((one) => one.id === repeated?.id)
  if (done) return done
  throw new ControlError('The log was cleared while the call was made.')
}
