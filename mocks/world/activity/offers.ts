import { ACTIVITY } from '../../../src/contract/activity/activityTypes'
import { CLAIM } from '../../../src/contract/core/enums'
import { coinOf } from '../bonus/rewards'
import { TOP_LEVEL, vipAt } from '../config/vip'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { type Text, text } from '../core/texts'
import { gameById } from '../game/catalogue'
import { levelOf } from '../vip/playerState'
import { rebateRate, rebateTypes } from '../vip/rebateTable'
import { firstDeposits } from '../wallet/deposit/firstDeposits'
import { keyOf, ruleOf, standingsOf } from './rules'
import { GAME_OF_THE_WEEK, gameOfTheWeek } from './table'

/** What an activity has to offer; null for nothing that this player can still get. */
type Offer = (world: World, player: Player | null, id: number) => Text | null

/** The next step's deposit and coin. */
const month: Offer = (world, player, activityId) => {
  const next = standingsOf(world, player, activityId).find(
    ({ step, state }) => state === CLAIM.locked && coinOf(step.awards) > 0,
  )
  return next ? text('offer.month', { amount: next.step.target, coin: coinOf(next.step.awards) }) : null
}

/** What the next of the first deposits pays by itself. */
const firstDeposit: Offer = (world, player, activityId) => {
  const next = standingsOf(world, player, activityId).find(({ state }) => state === CLAIM.locked)
  return next?.step.bonus ? text('offer.firstDeposit', next.step.bonus) : null
}

/** All the coin of a season that is left; none outside of it. */
const season: Offer = (world, player, activityId) => {
  if (keyOf(world, player, activityId) === '') return null
  const left = standingsOf(world, player, activityId).filter(({ state }) => state !== CLAIM.claimed)
  const coin = left.reduce((sum, { step }) => sum + coinOf(step.awards), 0)
  return coin > 0 ? text('offer.season', { coin }) : null
}

const share: Offer = (world, player, activityId) => {
  const { percent = 0 } = ruleOf(activityId)?.share ?? {}
  return keyOf(world, player, activityId) === '' ? null : text('offer.weekendLottery', { percent })
}

const nextLevel: Offer = (_world, player) => {
  const level = (player ? levelOf(player) : 0) + 1
  const coin = level > TOP_LEVEL ? 0 : (vipAt(level).levelUpBonus ?? 0)
  return coin > 0 ? text('offer.vip', { level, coin }) : null
}

const rebate: Offer = (_world, player) => {
  const level = player ? levelOf(player) : 0
  const best = Math.max(...rebateTypes.map(({ type }) => rebateRate(level, type)))
  return best > 0 ? text('offer.vipRebate', { percent: best / 100 }) : null
}

const game: Offer = (world) => text('offer.gameOfTheWeek', { game: gameById(world, gameOfTheWeek(world))?.name ?? '' })

const offers: Readonly<Record<number, Offer>> = {
  [ACTIVITY.firstDeposit]: firstDeposit,
  [ACTIVITY.accumulatedRecharge]: month,
  [ACTIVITY.weekendLottery]: share,
  [ACTIVITY.festival]: season,
  [ACTIVITY.christmas]: season,
  [ACTIVITY.newYear]: season,
  [ACTIVITY.vip]: nextLevel,
  [ACTIVITY.vipRebate]: rebate,
  [GAME_OF_THE_WEEK]: game,
}

/** One sentence of what an activity can still pay this player, by the rules that pay it. */
export const offerOf = (world: World, player: Player | null, id: number): Text | null =>
  offers[id]?.(world, player, id) ?? null

/** The most that the first deposit gives on top, cents: what the lobby tells visitors. */
export const WELCOME_BONUS = firstDeposits[0].most
