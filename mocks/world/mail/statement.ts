import { countsOf } from '../bonus/tasksCounters'
import { periodEnd, periodKey } from '../bonus/tasksPeriods'
import { type DueRule, schedule } from '../core/agenda'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { sendMail } from './box'

/** Promises a player the statement of the present month, at its end. */
export const promiseStatement = (world: World, player: Player): void => {
  const at = periodEnd('month', world.now)
  if (at !== null) schedule(world, { at, what: 'mail.statement', ref: player.id })
}

/** Greets a new player by mail and promises the monthly statements. */
export const greet = (world: World, player: Player): void => {
  sendMail(world, player, 'welcome', { nickname: player.nickname })
  promiseStatement(world, player)
}

/** What is due for mails: the statement of the month that has just ended. */
export const mailRules: Readonly<Record<string, DueRule>> = {
  'mail.statement': (world, ref) => {
    const player = world.players[ref]
    if (!player) return
    const before = world.now - 1
    const { deposit, bet, win } = countsOf(player, 'month', before)
    sendMail(world, player, 'statement', { month: periodKey('month', before), deposit, bet, win })
    promiseStatement(world, player)
  },
}
