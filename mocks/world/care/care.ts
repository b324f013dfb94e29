import type { playCare as careCall, playLimit as limitCall } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import { dayOf } from '../core/clock'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { sendMail } from '../mail/box'
import { fundsOf } from '../wallet/funds'
import { bonusLeft } from '../wallet/walletWagering'
import { COOLING_OFF, depositLimits, type LimitPeriod, setDepositLimit } from './depositLimit'
import { secondsToday, sessionFigures } from './played'
import { breakUntil, isExcluded } from './playerState'
import { reminderOf } from './reminder'

const todayOf = (world: World, player: Player) => {
  const last = player.state.rounds?.days.at(-1)
  const { bet, win, rounds } = last?.day === dayOf(world.now) ? last : { bet: 0, win: 0, rounds: 0 }
  return { bet, win, rounds, seconds: secondsToday(world, player) }
}

/** Limits, break and the figures of this day and session. */
export const playCare = (world: World, player: Player): ReplyInput<typeof careCall> => {
  const { at, bet, win, rounds, played } = sessionFigures(player)
  return {
    limits: depositLimits(world, player),
    breakUntil: breakUntil(world, player),
    excluded: isExcluded(world, player),
    reminder: reminderOf(world, player),
    exclusion: { own: fundsOf(player) - bonusLeft(player), bonus: bonusLeft(player) },
    today: todayOf(world, player),
    sessionStart: at,
    sessionSeconds: Math.floor(played / 1000),
    sessionRounds: rounds,
    sessionBet: bet,
    sessionWin: win,
    netDeposits: player.totalRecharge - player.totalExchange,
  }
}

/** Range of a limit, cents; no player reaches the upper end. */
const LIMITS = { least: 100, most: 100_000_000_00 } as const

/** Lower limits hold at once, higher ones after the cooling-off. */
export const playLimit = (
  world: World,
  player: Player,
  { period, amount }: { period: LimitPeriod; amount: number | null },
): ReplyInput<typeof limitCall> => {
  if (amount !== null && amount < LIMITS.least) return refuse('belowMinimum')
  if (amount !== null && amount > LIMITS.most) return refuse('aboveMaximum')
  const change = setDepositLimit(world, player, period, amount)
  sendMail(world, player, 'limitChanged', { period, amount, change, from: world.now + COOLING_OFF })
  return { limits: depositLimits(world, player) }
}
