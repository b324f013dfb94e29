import type { DueRule } from '../core/agenda'
import { sendMail } from '../mail/box'
import { takeUnopened } from './tasks'

/** Scheduled event, at the end of a day with liveness: its full chests that were not opened go to the mail. */
export const chestMailRules: Readonly<Record<string, DueRule>> = {
  'chests.reset': (world, ref) => {
    const player = world.players[ref]
    const awards = player ? takeUnopened(world, player, world.now - 1) : []
    if (player && awards.length > 0) sendMail(world, player, 'chests', { awards })
  },
}
