import { PROP } from '../../../src/contract/activity/rewards'
import type { JackpotCell } from '../../../src/contract/config'
import type { JackpotWinner } from '../../../src/contract/jackpot'
import { chanceFor } from '../core/chance'
import { DAY } from '../core/clock'
import type { World } from '../core/state'
import { ensureJackpot, jackpotState, type ToldPrize } from './state'
import { jackpotCells, tierRules, WEIGHT_TOTAL } from './table'
import { DRAWS_OF_OTHERS } from './timeline'
import { inventedWinnerOf, masked, type Win, winnerOf, winsSince } from './winners'

/** Lines of the ticker. */
const JACKPOTS = 12
const ORDINARY = 8

/** The ordinary prizes that are announced: coin from 5.00 up. */
const announced = jackpotCells.filter(({ type, count, propId }) => type === 1 && propId === PROP.coin && count >= 500)
const announcedWeight = announced.reduce((sum, { weight = 0 }) => sum + weight, 0)

/** One announced prize is won in each span of this length, at any instant of it. */
const SPAN = DAY / ((DRAWS_OF_OTHERS * announcedWeight) / WEIGHT_TOTAL)

/** A cell by the published weights, given that it is announced. */
const cellFor = (number: number) => {
  let rest = number
  for (const cell of announced) {
    const { weight = 0 } = cell
    if (rest < weight) return cell
    rest -= weight
  }
  throw new Error('weights do not reach the total')
}

const lineOf = ({ propId, type, count }: JackpotCell, nickname: string, updateTime: number): JackpotWinner => ({
  nickname,
  propId,
  type,
  count,
  amountSection: `${count}-${count}`,
  updateTime,
})

const ordinaryLine = (world: World, turn: number): JackpotWinner => {
  const chance = chanceFor(world.seed, 'jackpot.told', turn)
  const cell = cellFor(chance.int(0, announcedWeight - 1))
  const at = Math.floor((turn + chance.unit()) * SPAN)
  return lineOf(cell, inventedWinnerOf(world, `told-${turn}`).nickname, at)
}

const ownLine = (world: World, { playerId, cellId, at }: ToldPrize): JackpotWinner[] => {
  const player = world.players[playerId]
  const cell = announced.find(({ id }) => id === cellId)
  return player && cell ? [lineOf(cell, masked(player.nickname), at)] : []
}

/** Announces an ordinary prize of a player of this world, if it is worth it. */
export const announce = (world: World, prize: ToldPrize): void => {
  if (!announced.some(({ id }) => id === prize.cellId)) return
  const shared = ensureJackpot(world)
  shared.told = [...shared.told, prize].slice(-ORDINARY)
}

const jackpotLine = (world: World, win: Win): JackpotWinner => ({
  nickname: winnerOf(world, win).nickname,
  propId: tierRules[win.tier].propId,
  type: 2,
  count: 1,
  amountSection: `${win.amount}-${win.amount}`,
  updateTime: win.at,
})

const newestFirst = (a: JackpotWinner, b: JackpotWinner): number => b.updateTime - a.updateTime

/** The ticker, newest first: the last jackpots and the last ordinary prizes worth announcing. */
export const tickerLines = (world: World): JackpotWinner[] => {
  const wins = winsSince(world, 0, JACKPOTS).sort((a, b) => b.at - a.at)
  const turn = Math.floor(world.now / SPAN)
  const ordinary = [
    ...jackpotState(world).told.flatMap((prize) => ownLine(world, prize)),
    ...Array.from({ length: ORDINARY + 1 }, (_, back) => ordinaryLine(world, turn - back)),
  ]
    // The prize of the present span may still be to come.
    .filter(({ updateTime }) => updateTime <= world.now)
    .sort(newestFirst)
  const jackpots = wins.slice(0, JACKPOTS).map((win) => jackpotLine(world, win))
  return [...jackpots, ...ordinary.slice(0, ORDINARY)].sort(newestFirst)
}
