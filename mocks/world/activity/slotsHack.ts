import type { Award } from '../../../src/contract/activity/rewards'
import type { AppGame } from '../../../src/contract/config'
import { coin, points, prop } from '../bonus/rewards'
import { slotRoundsOf } from '../bonus/tasksCounters'
import { chanceFor } from '../core/chance'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { text } from '../core/texts'
import { gameById } from '../game/catalogue'
import type { ActivityRule } from './rule'

const SLOTS = 1
const ROUNDS = 20
/** What each digit gives, in order. */
const digitAwards: readonly Award[] = [points(20), points(30), points(50)]

/** Draws until then find three slots in any catalog that has them. */
const MOST_DRAWS = 200

/** The slots of a day, the same for every player. */
const slotsOf = (world: World, key: string): AppGame[] => {
  const chance = chanceFor(world.seed, 'slotsHack', key)
  const found = new Set<AppGame>()
  for (let draw = 0; draw < MOST_DRAWS && found.size < digitAwards.length; draw++) {
    const game = gameById(world, chance.int(1, world.gameCount))
    if (game?.type === SLOTS && game.status === 1) found.add(game)
  }
  return [...found]
}

const roundsOf = (world: World, player: Player | null, gameId: number): number =>
  player ? Math.min(ROUNDS, slotRoundsOf(player, gameId, world.now)) : 0

/** Rounds in three slots reveal the three digits of a vault's code. */
export const slotsHackRule: ActivityRule = {
  terms: [text('activity.slotsHack.rule1'), text('activity.slotsHack.rule2'), text('activity.slotsHack.rule3')],
  steps: ({ world, player, key }) => {
    const slots = slotsOf(world, key)
    const played = slots.map((game) => roundsOf(world, player, game.id))
    return [
      ...slots.map((game, index) => ({
        id: `s${index + 1}`,
        title: text('activity.slotsHack.game', { game: game.name }),
        unit: 'times' as const,
        target: ROUNDS,
        progress: played[index] ?? 0,
        awards: digitAwards.slice(index, index + 1),
        gameId: game.id,
        digit: chanceFor(world.seed, 'slotsHack', key, index).int(0, 9),
      })),
      {
        id: 'vault',
        title: text('activity.slotsHack.vault'),
        unit: 'times',
        target: slots.length,
        progress: played.filter((rounds) => rounds >= ROUNDS).length,
        awards: [coin(80), prop(1002)],
      },
    ]
  },
}
