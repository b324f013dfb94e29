import { countsOf } from '../bonus/tasksCounters'
import { periodEnd, periodKey } from '../bonus/tasksPeriods'
import { type DueRule, schedule } from '../core/agenda'
import type { Player } from '../core/player'
import type { World } from '../core/state'
import { sendMail } from './box'

/** Schedules the statement of the present month. */
export const scheduleStatement = (world: World, player: Player): void => {
  const at = periodEnd('month', world.now)
  if (at !== null) schedule(world, { at, what: 'mail.statement', ref: player.id })
}

/** Sends the welcome mail and schedules the monthly statements. */
export const sendWelcome = (world: World, player: Player): void => {
  sendMail(world, player, 'welcome', { nickname: player.nickname })
  scheduleStatement(world, player)
}

/** Scheduled events: the statement of the month that has just ended. */
export const mailRules: Readonly<Record<string, DueRule>> = {
  'mail.statement': (world, ref) => {
    const player = world.players[ref]
    if (!player) return
    const before = world.now - 1
    const { deposit, bet, win } = countsOf(player, 'month', before)
    sendMail(world, player, 'statement', { month: periodKey('month', before), deposit, bet, win })
    scheduleStatement(world, player)
  },
}
