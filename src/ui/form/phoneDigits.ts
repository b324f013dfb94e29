import { latinDigits } from './latinDigits'
import { withoutSpaces } from './withoutSpaces'

/** A pasted phone number without its punctuation, in Latin digits. */
export const phoneDigits = (typed: string): string => latinDigits(withoutSpaces(typed)).replace(/[().\-‐-―]/g, '')
