import { runInAction } from 'mobx'
import { failed, type Outcome, success } from '../../../src/api/outcome'
import { SessionEpoch } from '../../../src/stores/data/SessionEpoch'

/** A call in flight, with both ways to answer it. */
export interface Call<T> {
  /** The session that made it. */
  session: number
  serial: number
  answered: boolean
  answer: (value: T) => void
  fail: () => void
}

/** Calls that the test answers when it likes, in any order. */
export const heldCalls = <T>(sessionOf: () => number) => {
  const calls: Call<T>[] = []
  const send = () =>
    new Promise<Outcome<T>>((resolve) => {
      const call: Call<T> = {
        session: sessionOf(),
        serial: calls.length,
        answered: false,
        answer: (value) => finish(success(value)),
        fail: () => finish(failed({ kind: 'offline' })),
      }
      const finish = (outcome: Outcome<T>) => {
        call.answered = true
        resolve(outcome)
      }
      calls.push(call)
    })
  return { calls, send, open: () => calls.filter(({ answered }) => !answered) }
}

/** Sessions of one device: an even number is a visitor's, an odd one a player's unless it followed another player. */
export const deviceSessions = (signedIn = true) => {
  const epoch = new SessionEpoch(signedIn)
  let session = 0
  let listeners = 0
  const listen = epoch.onChange.bind(epoch)
  epoch.onChange = (listener) => {
    const stop = listen(listener)
    listeners++
    return () => {
      stop()
      listeners--
    }
  }
  return {
    epoch,
    /** How many wait for the next session. */
    listeners: () => listeners,
    session: () => session,
    /** Starts the next session, of a player or a visitor. */
    next: (player: boolean) => {
      session++
      runInAction(() => epoch.advance(player))
    },
  }
}

/** Lets pending continuations run. */
export const replies = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}
