import { NO_REPLY } from '../messages'
import { money } from './money'
import { t } from './text'

const texts = {
  [NO_REPLY]: 'offline',
  401: 'signedOut',
  3001: 'tooLow',
  5001: 'gone',
  5002: 'closed',
  5005: 'onBreak',
  5006: 'excluded',
} as const

/** Of a bet: nothing was taken. */
const betTexts = { 1400: 'badBet', 1500: 'betFailed', 3002: 'belowLimit', 3003: 'aboveLimit' } as const

/** The bets of a game, cents. */
interface Limits {
  bets: readonly number[]
  most: number
}

/** What a refusal means to a player; that of a bet says what the game's limits are. */
export const refusalText = (code: number, bet?: Limits): string => {
  const known = { ...texts, ...(bet && betTexts) }
  // A code without words of its own is named.
  const key = known[code as keyof typeof known]
  return key ? t(key, { least: money(bet?.bets[0] ?? 0), most: money(bet?.most ?? 0) }) : t('refused', { code })
}
