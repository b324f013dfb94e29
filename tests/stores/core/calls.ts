import { runInAction } from 'mobx'
import { failed, type Outcome, success } from '../../../src/api/outcome'
import { SessionEpoch } from '../../../src/stores/core/SessionEpoch'

/** A call that left, and the two ways in which it may be answered. */
export interface Call<T> {
  /** The session that sent it. */
  session: number
  serial: number
  answered: boolean
  answer: (value: T) => void
  fail: () => void
}

/** Calls whose replies come when the test lets them, in any order. */
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
  return {
    epoch,
    session: () => session,
    /** Who comes next: a player, or a visitor. */
    next: (player: boolean) => {
      session++
      runInAction(() => epoch.advance(player))
    },
  }
}

/** Lets what waits for a reply go on. */
export const replies = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}
