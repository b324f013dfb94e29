import type { JackpotWinner } from '../../../src/contract/jackpot'
import { chanceFor } from '../core/chance'
import { MINUTE } from '../core/clock'
import type { World } from '../core/state'
import { wonByOthers } from './pools'
import { jackpotState } from './state'
import { jackpotCells, TIERS, type Tier, tierRules } from './table'
import { lastTurn, winInstant } from './timeline'

/** A jackpot win. */
export interface Win {
  id: string
  /** Empty for invented players. */
  playerId: string
  nickname: string
  avatar: string
  tier: Tier
  amount: number
  at: number
}

const STARTS = [
  'An',
  'Be',
  'Ca',
  'Da',
  'El',
  'Fa',
  'Gi',
  'Ho',
  'Iv',
  'Jo',
  'Ka',
  'Lu',
  'Mi',
  'No',
  'Ol',
  'Pa',
  'Ro',
  'Su',
  'Ti',
  'Ve',
  'Wa',
  'Zo',
]

/** An invented, masked nickname. */
const strangerFor = (world: World, ...entity: (string | number)[]): { nickname: string; avatar: string } => {
  const chance = chanceFor(world.seed, 'jackpot.stranger', ...entity)
  return { nickname: `${chance.pick(STARTS)}***${chance.int(10, 99)}`, avatar: String(chance.int(0, 11)) }
}

/** Masks the middle of a nickname; works by code point, in any script. */
export const masked = (nickname: string): string => {
  const letters = [...nickname]
  return `${letters.slice(0, 2).join('')}***${letters.length > 4 ? letters.slice(-2).join('') : ''}`
}

/** The latest wins of invented players since an instant, at most `most`, newest first. */
const strangersOf = (world: World, tier: Tier, since: number, most: number): Win[] => {
  const wins: Win[] = []
  for (let turn = lastTurn(world, tier, world.now); wins.length < most; turn--) {
    const at = winInstant(world, tier, turn)
    if (at < since) break
    wins.push({
      id: `${tier}-${turn}`,
      playerId: '',
      ...strangerFor(world, tier, turn),
      tier,
      amount: wonByOthers(world, tier, turn),
      at,
    })
  }
  return wins
}

/**
 * Every jackpot win since an instant, by this world's players and by invented ones, of whom at most `most` per jackpot.
 */
export const winsSince = (world: World, since: number, most = Number.POSITIVE_INFINITY): Win[] => {
  const ours = jackpotState(world).wins.flatMap((win): Win[] => {
    const player = world.players[win.playerId]
    if (!player || win.at < since || win.at > world.now) return []
    return [{ ...win, nickname: masked(player.nickname), avatar: player.avatar }]
  })
  return [...ours, ...TIERS.flatMap((tier) => strangersOf(world, tier, since, most))]
}

/** Invented players win an ordinary prize worth announcing this often. */
const ANNOUNCE_EVERY = 11 * MINUTE
const announced = jackpotCells.filter(({ type, count, propId }) => type === 1 && propId === 2001 && count >= 500)

const ordinaryLine = (world: World, turn: number): JackpotWinner => {
  const { propId, type, count } = chanceFor(world.seed, 'jackpot.told', turn).pick(announced)
  const at = turn * ANNOUNCE_EVERY
  return {
    nickname: strangerFor(world, 'told', turn).nickname,
    propId,
    type,
    count,
    amountSection: `${count}-${count}`,
    updateTime: at,
  }
}

/** The ticker, newest first: the last jackpots and the last ordinary prizes worth announcing. */
export const tickerLines = (world: World): JackpotWinner[] => {
  const jackpots = winsSince(world, 0, 4)
    .sort((a, b) => b.at - a.at)
    .slice(0, 12)
    .map(({ nickname, tier, amount, at }) => ({
      nickname,
      propId: tierRules[tier].propId,
      type: 2,
      count: 1,
      amountSection: `${amount}-${amount}`,
      updateTime: at,
    }))
  const newest = Math.floor(world.now / ANNOUNCE_EVERY)
  const ordinary = Array.from({ length: 8 }, (_, back) => ordinaryLine(world, newest - back))
  return [...jackpots, ...ordinary].sort((a, b) => b.updateTime - a.updateTime)
}
