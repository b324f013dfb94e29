import type { playBreak as breakCall, playCare as careCall, playLimit as limitCall } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import { DAY } from '../core/clock'
import { ensurePlayerState, type Player } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { sendMail } from '../mail/box'
import { depositLimits, type LimitPeriod, setDepositLimit } from './depositLimit'
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

const ensureCare = (player: Player): CareState =>
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

/** Limits, break and the figures of this session. */
export const playCare = (world: World, player: Player): ReplyInput<typeof careCall> => {
  const { at, bet, win, rounds } = sessionFigures(player)
  const until = breakUntil(world, player)
  return {
    limits: depositLimits(world, player),
    breakUntil: until,
    excluded: until !== null && player.state.care?.excluded === true,
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
  setDepositLimit(world, player, period, amount)
  sendMail(world, player, 'limitChanged', { period, amount })
  return { limits: depositLimits(world, player) }
}

const lengths = {
  '24h': DAY,
  '7d': 7 * DAY,
  '30d': 30 * DAY,
  '42d': 42 * DAY,
  '180d': 180 * DAY,
  '365d': 365 * DAY,
  '1825d': 1825 * DAY,
} as const
/** The shortest self-exclusion. */
const EXCLUSION = lengths['180d']

/** Starts or extends a break from playing; it cannot be shortened. Closes open games. */
export const playBreak = (
  world: World,
  player: Player,
  { length }: { length: keyof typeof lengths },
): ReplyInput<typeof breakCall> => {
  const care = ensureCare(player)
  care.excluded = (onBreak(world, player) && care.excluded === true) || lengths[length] >= EXCLUSION
  care.breakUntil = Math.max(care.breakUntil, world.now + lengths[length])
  if (player.state.games) player.state.games.sessions = []
  return { breakUntil: care.breakUntil }
}
