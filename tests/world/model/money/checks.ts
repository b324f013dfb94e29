import { playCare } from '../../../../src/contract/care'
import { refreshData } from '../../../../src/contract/member'
import { couponList } from '../../../../src/contract/wallet/coupon'
import { getExchange } from '../../../../src/contract/wallet/withdraw'
import type { Scene } from './batch'
import { readCoupons } from './gifts'
import { usedOf } from './periods'
import { bonusOf, fundsOf, heldOf, isExcluded, onBreak, turnoverLeft } from './purse'
import { leftToday } from './withdrawals'

type Figures = Record<string, unknown>

const compare = (what: string, said: Figures, model: Figures): void => {
  for (const [key, value] of Object.entries(model))
    if (said[key] !== value) {
      const difference = Number(said[key]) - Number(value)
      throw new Error(`${what} says ${key} ${String(said[key])}, the model ${String(value)}: ${difference} cents more`)
    }
}

/** What another player owns, as the backend tells it. */
export const figuresOf = async ({ wire }: Pick<Scene, 'wire'>, token: string): Promise<Figures> => {
  const { coin, safebox, lottery, bet } = await wire.ask(refreshData, token, {})
  return { coin, safebox, lottery, bet }
}

/** Compares all that the backend says about the player's money with the model, on both devices. */
export const checkMoney = async (scene: Scene, stranger: Figures): Promise<void> => {
  const { wire, terms, purse } = scene
  const { coin, safebox, points: lottery, bets: bet } = purse
  if (Math.min(coin, safebox, lottery, purse.left, turnoverLeft(purse)) < 0)
    throw new Error(`the model is negative: ${JSON.stringify({ coin, safebox, lottery, turnover: purse.turnover })}`)
  for (const token of terms.tokens)
    compare('refreshData', await figuresOf(scene, token), { coin, safebox, lottery, bet })
  compare('the other player’s refreshData', await figuresOf(scene, terms.stranger), stranger)
  readCoupons(purse, (await wire.ask(couponList, terms.tokens[1], {})).list)

  const { amount: left, count } = leftToday(purse, terms)
  compare('getExchange', await wire.ask(getExchange, terms.tokens[0], {}), {
    coin,
    held: heldOf(purse),
    turnoverLeft: turnoverLeft(purse),
    turnoverNeeded: purse.turnover.needed,
    leftToday: left,
    countLeftToday: count,
    withdrawable: count === 0 ? 0 : Math.min(coin - heldOf(purse), left),
  })

  const { exclusion, limits, ...care } = await wire.ask(playCare, terms.tokens[1], {})
  const bonus = bonusOf(purse)
  compare('the exclusion', exclusion ?? {}, { own: fundsOf(purse) - bonus, bonus })
  compare('playCare', care, {
    breakUntil: onBreak(purse) ? purse.breakUntil : null,
    excluded: isExcluded(purse),
  })
  for (const { period, used } of limits) compare(`the limit of a ${period}`, { used }, { used: usedOf(purse, period) })
}
