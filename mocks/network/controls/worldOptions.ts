import { PERSONAS } from '../../world/member/profile'
import type { Origin } from '../state/journal'
import { parseClockControl, parseGames, parsePersona, parseSeed } from './syntax'

/** The words that a world is made from. */
export interface WorldOptions {
  seed?: number | string
  persona?: string
  clock?: string
  /** How many games the catalog holds. */
  games?: number | string
}

/** What a world of these words begins as; defaults: seed 1, `visitor`, `live`. */
export const parseOrigin = (
  { seed = 1, persona = 'visitor', clock = 'live', games }: WorldOptions,
  real: number,
): Origin => {
  return {
    made: {
      seed: parseSeed(seed),
      persona: parsePersona(persona, PERSONAS),
      clock: parseClockControl(clock, real),
      real,
      ...(games !== undefined && { gameCount: parseGames(games) }),
    },
  }
}
