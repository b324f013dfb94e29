import type { AppGame } from '../../../src/contract/config'
import { switches } from '../config/switches'
import type { World } from '../core/state'
import { games } from './catalogue'

const rests = (world: World): boolean => switches(world).maintenance === 1

/** Whether a game can be played: none during maintenance. */
export const isOpen = (world: World, { status }: AppGame): boolean => status === 1 && !rests(world)

/** The catalog as players see it. */
export const listedGames = (world: World): AppGame[] =>
  rests(world) ? games(world).map((game) => ({ ...game, status: 0 })) : games(world)

/** Changes exactly when the listed games do. */
export const gameListVersion = (world: World): string =>
  `3.${world.seed}.${world.gameCount}${rests(world) ? '.rest' : ''}`
