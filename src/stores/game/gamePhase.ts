import { REFUSAL } from '../../contract/core/refusals'
import { type BreakKind, breakOf } from '../../domain/care/breaks'
import type { Cents } from '../../domain/money'
import { failureMessage, type Message, message } from '../data/message'

export interface Running {
  name: 'running'
  url: string
  mode: 'real' | 'demo'
  /** Made for a phone that is held sideways. */
  landscape: boolean
  ready: boolean
  /** Whether nothing may cover the game. */
  busy: boolean
  /** What becomes of the open round when the player leaves. */
  round: 'settles' | 'waits' | null
  /** The balance of play coins; null until the game has said it, and when played for money. */
  purse: Cents | null
}

export interface Failed {
  name: 'failed'
  message: Message
  /** There is nothing to try again. */
  final?: boolean
  /** The game had started: it was left elsewhere, or could not go on. */
  ended?: 'closed' | 'stopped'
  onBreak?: BreakKind | undefined
}

export type GamePhase = { name: 'idle' } | { name: 'starting' } | Running | Failed

export const failedBy = (text: Message): Failed => ({ name: 'failed', message: text })

const refusedBy = (code: number): Failed => ({
  ...failedBy(failureMessage({ kind: 'refused', code })),
  onBreak: breakOf(code),
})

/** The backend has not started the game. */
export const notStarted = (code: number): Failed =>
  code === REFUSAL.notFound ? { ...failedBy(message('game.gone')), final: true } : refusedBy(code)

/** The frame cannot go on; below zero it had no reply itself. */
export const endedBy = (code: number, ready: boolean): Failed => {
  // The session of a game is over once another tab or device has left it.
  if (code === REFUSAL.notFound) return { ...failedBy(message('game.closed.text')), ended: 'closed' }
  return { ...stoppedBy(code, ready), ...(ready && { ended: 'stopped' }) }
}

const stoppedBy = (code: number, ready: boolean): Failed => {
  if (code < 0) return failedBy(message(ready ? 'game.lost' : 'game.silent'))
  return code === REFUSAL.unauthorized ? failedBy(failureMessage({ kind: 'unauthorized' })) : refusedBy(code)
}
