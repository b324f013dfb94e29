import { PERSONAS } from '../../world/member/profile'
import type { Origin } from '../state/journal'
import { parseClockWord, parsePersona, parseSeed } from './syntax'

/** The words that a world is made from. */
export interface WorldWords {
  seed?: number | string
  persona?: string
  clock?: string
  /** How many games the catalogue holds. */
  gameCount?: number
}

/** What a world of these words begins as; defaults: seed 1, `visitor`, `live`. */
export const originOf = (
  { seed = 1, persona = 'visitor', clock = 'live', gameCount }: WorldWords,
  real: number,
): Origin => {
  return {
    made: {
      seed: parseSeed(seed),
      persona: parsePersona(persona, PERSONAS),
      clock: parseClockWord(clock, real),
      real,
      ...(gameCount !== undefined && { gameCount }),
    },
  }
}
