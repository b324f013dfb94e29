import { vipAt } from '../config/vip'
import { DAY, HOUR } from '../core/clock'
import { gameTypes } from '../game/catalogue'

/** Percent of the level's slot rate by game type: games with a low house edge give less. */
const SHARE: Readonly<Record<string, number>> = {
  slots: 100,
  fishing: 100,
  crash: 50,
  table: 50,
  live: 25,
  bingo: 50,
  arcade: 100,
}

export const rebateTypes: readonly { type: number; share: number }[] = gameTypes.map(({ id, key }) => ({
  type: id,
  share: SHARE[key] ?? 0,
}))

/** The rebate of a game type at a level, in hundredths of a percent of the bets. */
export const rebateRate = (level: number, type: number): number => {
  const share = rebateTypes.find((known) => known.type === type)?.share ?? 0
  return Math.floor(((vipAt(level).rebate ?? 0) * share) / 100)
}

/** The hour (UTC) at which the day's rebate is settled. */
export const SETTLE_HOUR = 4
/** Smallest payout, cents. */
export const LEAST_CLAIM = 100

/** The next settlement after an instant. */
export const nextSettlement = (at: number): number =>
  Math.floor((at - SETTLE_HOUR * HOUR) / DAY) * DAY + DAY + SETTLE_HOUR * HOUR
