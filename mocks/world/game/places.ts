import type { AppGame } from '../../../src/contract/config'
import { hash32 } from '../core/chance'
import { weekOf } from '../core/clock'
import { keepDerived } from '../core/derived'
import type { World } from '../core/state'
import { games } from './catalogue'

type Catalog = Pick<World, 'seed' | 'gameCount' | 'now'>

/** Games with a place. */
const PLACES = 10
/** How much more hot games are played. */
const HOT = 3

/** Rounds that other players played in a game in the week before. */
const roundsOf = ({ seed }: Catalog, week: string, { id, isHot }: AppGame): number =>
  (hash32(seed, 'rounds', week, id) % 100_000) * (isHot ? HOT : 1)

const placed = (world: Catalog, week: string): AppGame[] => {
  const all = games(world)
  const most = all
    .filter(({ status }) => status === 1)
    .map((game) => ({ id: game.id, rounds: roundsOf(world, week, game) }))
    .sort((a, b) => b.rounds - a.rounds || a.id - b.id)
    .slice(0, PLACES)
  const places = new Map(most.map(({ id }, index) => [id, index + 1]))
  return all.map((game) => {
    const place = places.get(game.id)
    return place === undefined ? game : { ...game, place }
  })
}

const catalogs = keepDerived<AppGame[]>()

/** All games, the ten most played of the week before with their place. A shared array: do not change it. */
export const withPlaces = (world: Catalog): AppGame[] => {
  const week = weekOf(world.now)
  return catalogs(`${world.seed}:${world.gameCount}:${week}`, () => placed(world, week))
}
