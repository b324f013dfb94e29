import * as v from 'valibot'
import { playerCall } from '../core/call'
import { integer } from '../core/fields'

/** Adds a game to the favorites or removes it (spec §7). */
export const gameLike = playerCall('gameLike', {
  effect: 'write',
  refusals: ['notFound'],
  request: { gameId: integer, like: v.boolean() },
  reply: { gameLikes: v.array(integer) },
})
