import type { AppGame } from '../../../src/contract/config'
import type { ReplyInput } from '../../../src/contract/core/call'
import type { bigWins as bigWinsCall } from '../../../src/contract/game/bigWins'
import { type Chance, chanceFor } from '../core/chance'
import { MINUTE } from '../core/clock'
import type { World } from '../core/state'
import { masked } from '../jackpot/winners'
import { personFor } from '../people/person'
import { games } from './catalogue'
import { betsBetween, kindOf } from './kinds'
import { mineCounts, minesLadder } from './rules/mines'
import { slotLines, slotPays } from './rules/slot'

/** Wins of the reply. */
const WINS = 6
/** Another player has a big win in each span of this length, at any instant of it. */
const SPAN = 12 * MINUTE
/** The smallest multiplier, in hundredths. */
const LEAST = 10_000
/** Multipliers at which players leave a flight, in hundredths. */
const flights = [10_000, 12_500, 15_000, 20_000, 25_000, 50_000, 100_000]

/** The large multipliers of a game by its own rules, in hundredths, smallest first; a roulette table has none. */
const multipliersOf = (game: AppGame): number[] => {
  const all = {
    slot: slotPays[game.volatility].map(([, , five]) => (five * 100) / slotLines.length),
    crash: flights,
    mines: minesLadder(mineCounts.usual),
    roulette: [],
  }[kindOf(game)]
  return all.filter((multiplier) => multiplier >= LEAST).sort((a, b) => a - b)
}

/** One of a list whose first items are the likely ones. */
const pickEarly = (chance: Chance, list: readonly number[]): number =>
  list[Math.floor(chance.unit() ** 2 * list.length)] ?? 0

/** Draws until a game can have paid a big win. */
const TRIES = 20

const gameFor = (world: World, chance: Chance): AppGame | undefined => {
  const all = games(world)
  for (let turn = 0; turn < TRIES; turn++) {
    const game = all[chance.int(0, all.length - 1)]
    if (game?.status === 1 && multipliersOf(game).length > 0) return game
  }
  return undefined
}

const winOf = (world: World, turn: number) => {
  const chance = chanceFor(world.seed, 'game.bigWin', turn)
  const createTime = Math.floor((turn + chance.unit()) * SPAN)
  const game = gameFor(world, chance)
  if (!game) return []
  const bet = pickEarly(chance, betsBetween(game.minBet, game.maxBet))
  const win = (bet * pickEarly(chance, multipliersOf(game))) / 100
  const { nickname } = personFor(world.seed, 'game.bigWin', turn)
  return [{ nickname: masked(nickname), gameName: game.name, bet, win, createTime }]
}

/** The latest big wins of invented players. */
export const bigWins = (world: World): ReplyInput<typeof bigWinsCall> => {
  const turn = Math.floor(world.now / SPAN)
  // The win of the present span may still be to come.
  const turns = Array.from({ length: WINS + 1 }, (_, back) => turn - back)
  const list = turns.flatMap((one) => winOf(world, one)).filter(({ createTime }) => createTime <= world.now)
  return { list: list.slice(0, WINS) }
}
