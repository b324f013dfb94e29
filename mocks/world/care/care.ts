import type { playCare as careCall, playLimit as limitCall } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import { ensurePlayerState, type Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { sendMail } from '../mail/box'
import { COOLING_OFF, depositLimits, type LimitPeriod, setDepositLimit } from './depositLimit'
import { reminderOf } from './reminder'

/** Responsible play. */
export interface CareState {
  /** No play before this instant. */
  breakUntil: number
  /** Whether that break is a self-exclusion. */
  excluded?: boolean
  /** Bets and wins since the sign-in at `at`, cents. */
  session: { at: number; bet: number; win: number; rounds: number }
}

declare module '../core/player' {
  interface PlayerState {
    care?: CareState
  }
}

export const ensureCare = (player: Player): CareState =>
  ensurePlayerState(player, 'care', () => ({ breakUntil: 0, session: { at: 0, bet: 0, win: 0, rounds: 0 } }))

const signedInAt = (player: Player): number => player.state.session?.at ?? player.registeredAt

const sessionFigures = (player: Player): CareState['session'] => {
  const at = signedInAt(player)
  const stored = player.state.care?.session
  return stored?.at === at ? stored : { at, bet: 0, win: 0, rounds: 0 }
}

/** Adds to the figures of the present session. */
export const countForCare = (
  player: Player,
  { bet = 0, win = 0, rounds = 0 }: { bet?: number; win?: number; rounds?: number },
): void => {
  const figures = sessionFigures(player)
  ensureCare(player).session = {
    at: figures.at,
    bet: figures.bet + bet,
    win: figures.win + win,
    rounds: figures.rounds + rounds,
  }
}

const breakUntil = (world: World, player: Player): number | null => {
  const until = player.state.care?.breakUntil ?? 0
  return until > world.now ? until : null
}

export const onBreak = (world: World, player: Player): boolean => breakUntil(world, player) !== null

export const isExcluded = (world: World, player: Player): boolean =>
  onBreak(world, player) && player.state.care?.excluded === true

/** Limits, break and the figures of this session. */
export const playCare = (world: World, player: Player): ReplyInput<typeof careCall> => {
  const { at, bet, win, rounds } = sessionFigures(player)
  return {
    limits: depositLimits(world, player),
    breakUntil: breakUntil(world, player),
    excluded: isExcluded(world, player),
    reminder: reminderOf(world, player),
    sessionRounds: rounds,
    sessionStart: at,
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
