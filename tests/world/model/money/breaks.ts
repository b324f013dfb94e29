import type { Chance } from '../../../../mocks/world/core/chance'
import { playBreak } from '../../../../src/contract/care'
import { DEPOSIT_STATUS } from '../../../../src/contract/core/enums'
import { type Line, line } from './line'
import { closeOrder } from './orders'
import { DAY } from './periods'
import { bonusOf, isExcluded, type Purse, settle } from './purse'
import type { Terms } from './terms'

/** What the record of bets says of rounds that are over, by id. */
export type Settled = ReadonlyMap<string, { win: number; at: number }>

const lengths = { '24h': 1, '7d': 7, '30d': 30, '180d': 180, '365d': 365 } as const
const EXCLUSION = 180 * DAY

const multiplierAt = (ms: number): number => Math.floor((10_000 + Math.max(0, ms)) ** 2 / 1_000_000)
export const LAUNCH = 3_000

/** Ends the open rounds: a board pays what its tiles are worth, a flight is left, and what was not played comes back. */
const endRounds = (purse: Purse, { counts }: Terms, settled: Settled): void => {
  for (const [kind, { id, bet, gameType, at, auto, opened, mines }] of purse.stakes) {
    purse.stakes.delete(kind)
    const percent = counts[gameType] ?? 100
    const flown = multiplierAt(purse.now - at - LAUNCH)
    if (kind === 'mines' ? opened === 0 : flown <= 100) purse.coin += bet
    else if (kind === 'mines') settle(purse, percent, bet, boardWorth(bet, mines, opened))
    else {
      const { win } = settled.get(id) ?? { win: 0 }
      const worth = Math.floor((bet * Math.min(flown, auto)) / 100)
      if (win !== 0 && win !== worth) throw new Error(`a flight left at ${flown} of ${bet} paid ${win}`)
      settle(purse, percent, bet, win)
    }
  }
}

/** What a board's open tiles are worth: 97 % of the fair multiplier, cut to two decimals, cents. */
export const boardWorth = (bet: number, mines: number, opened: number): number => {
  let chance = 1
  for (let tile = 0; tile < opened; tile++) chance *= (25 - mines - tile) / (25 - tile)
  return Math.floor((bet * Math.floor(97 / chance + 1e-9)) / 100)
}

const exclude = (purse: Purse, terms: Terms, settled: Settled): void => {
  endRounds(purse, terms, settled)
  purse.coin += purse.left
  purse.left = 0
  for (const order of [...purse.orders.values()])
    if (order.pending && !order.sent) closeOrder(purse, order, DEPOSIT_STATUS.cancelled)
  const bonus = bonusOf(purse)
  const fromCoin = Math.min(bonus, purse.coin)
  purse.coin -= fromCoin
  purse.safebox -= bonus - fromCoin
  purse.turnover = { needed: 0, done: 0, held: 0, bonus: 0 }
}

export const breakLine = (chance: Chance, device: number, terms: Terms, settled: () => Settled): Line => {
  const length = chance.pick(['24h', '24h', '24h', '7d', '30d', '180d', '365d'] as const)
  return line(device, playBreak, {
    kind: lengths[length] * DAY >= EXCLUSION ? 'exclusion' : 'timeout',
    body: { length },
    expects: () => 'done',
    book: (purse, { breakUntil }) => {
      purse.excluded = isExcluded(purse) || lengths[length] * DAY >= EXCLUSION
      purse.breakUntil = Math.max(purse.breakUntil, purse.now + lengths[length] * DAY)
      if (breakUntil !== purse.breakUntil) throw new Error(`the break ends at ${breakUntil}, not ${purse.breakUntil}`)
      if (purse.excluded) exclude(purse, terms, settled())
    },
    last: true,
  })
}
