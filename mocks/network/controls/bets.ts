import { MOST_ROUNDS, MOST_WIN } from '../../world/tester/calls'
import { ControlError, excerpt } from './suggestions'

/** Rounds of a game; money in cents. */
export interface BetWord {
  gameId: number
  stake: number
  times: number
  win?: number
}

/** The rules of the game decide whether such a game and stake exist. */
const FORM = /^(\d{1,6}):(\d{1,9})(?:\*(\d{1,6}))?(?:=(\d{1,12}))?$/

/**
 * Parses `<gameId>:<stake>[*times][=<win>]`.
 * @throws ControlError when it is invalid
 */
export const parseBet = (text: unknown): BetWord => {
  const match = typeof text === 'string' ? FORM.exec(text.trim()) : null
  if (!match)
    throw new ControlError(
      `'${excerpt(text)}' is not a bet; <gameId>:<stake>[*times][=<win>] in cents, such as 7:100*50.`,
    )
  const [, gameId, stake, times = '1', win] = match
  if (Number(times) < 1 || Number(times) > MOST_ROUNDS)
    throw new ControlError(`'*${times}' is not a number of rounds; *1 to *${MOST_ROUNDS}.`)
  if (Number(win) > MOST_WIN) throw new ControlError(`'=${win}' is too much; a round wins up to ${MOST_WIN} cents.`)
  return {
    gameId: Number(gameId),
    stake: Number(stake),
    times: Number(times),
    ...(win !== undefined && { win: Number(win) }),
  }
}
