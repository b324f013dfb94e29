import type { AppGame } from '../../../src/contract/config'
import { switches } from '../config/switches'
import { weekOf } from '../core/clock'
import type { World } from '../core/state'
import { withPlaces } from './places'

const rests = (world: World): boolean => switches(world).maintenance === 1

/** Whether a game can be played: none during maintenance. */
export const isOpen = (world: World, { status }: AppGame): boolean => status === 1 && !rests(world)

/** The catalog as players see it. */
export const listedGames = (world: World): AppGame[] => {
  const listed = withPlaces(world)
  return rests(world) ? listed.map((game) => ({ ...game, status: 0 })) : listed
}

/** Changes exactly when the listed games do. */
export const gameListVersion = (world: World): string =>
  `4.${world.seed}.${world.gameCount}.${weekOf(world.now)}${rests(world) ? '.rest' : ''}`
