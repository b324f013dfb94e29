import type { playBreak as breakCall, playCare as careCall, playLimit as limitCall } from '../../../src/contract/care'
import type { ReplyInput } from '../../../src/contract/core/call'
import { DAY } from '../core/clock'
import { type Player, slice } from '../core/player'
import { refuse } from '../core/refusal'
import type { World } from '../core/state'
import { sendMail } from '../mail/box'
import { depositLimits, type LimitPeriod, setDepositLimit } from './depositLimit'

/** What is known for a player's own good. */
export interface CareSlice {
  /** No play before this instant. */
  breakUntil: number
  /** Bets and wins since the sign-in at `at`, cents. */
  session: { at: number; bet: number; win: number }
}

declare module '../core/player' {
  interface Slices {
    care?: CareSlice
  }
}

const careSlice = (player: Player): CareSlice =>
  slice(player, 'care', () => ({ breakUntil: 0, session: { at: 0, bet: 0, win: 0 } }))

const signedInAt = (player: Player): number => player.slices.session?.at ?? player.registeredAt

const sessionFigures = (player: Player): CareSlice['session'] => {
  const at = signedInAt(player)
  const kept = player.slices.care?.session
  return kept?.at === at ? kept : { at, bet: 0, win: 0 }
}

/** Adds to the figures of the present visit. */
export const countForCare = (player: Player, { bet = 0, win = 0 }: { bet?: number; win?: number }): void => {
  const figures = sessionFigures(player)
  careSlice(player).session = { at: figures.at, bet: figures.bet + bet, win: figures.win + win }
}

const breakUntil = (world: World, player: Player): number | null => {
  const until = player.slices.care?.breakUntil ?? 0
  return until > world.now ? until : null
}

/** Whether the player takes a break from playing. */
export const onBreak = (world: World, player: Player): boolean => breakUntil(world, player) !== null

/** The player's limits, break, and the figures of this visit. */
export const playCare = (world: World, player: Player): ReplyInput<typeof careCall> => {
  const { at, bet, win } = sessionFigures(player)
  return {
    limits: depositLimits(world, player),
    breakUntil: breakUntil(world, player),
    sessionStart: at,
    sessionBet: bet,
    sessionWin: win,
    netDeposits: player.totalRecharge - player.totalExchange,
  }
}

/** A limit is at least one coin, and at most what no player will reach, cents. */
const LIMITS = { least: 100, most: 100_000_000_00 } as const

/** Sets a deposit limit: lower at once, higher after the cooling-off. */
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

const lengths = { '24h': DAY, '7d': 7 * DAY, '30d': 30 * DAY, '180d': 180 * DAY } as const

/** Takes a break from playing; one that has begun can be made longer, never shorter. Open games are closed. */
export const playBreak = (
  world: World,
  player: Player,
  { length }: { length: keyof typeof lengths },
): ReplyInput<typeof breakCall> => {
  const care = careSlice(player)
  care.breakUntil = Math.max(care.breakUntil, world.now + lengths[length])
  if (player.slices.games) player.slices.games.sessions = []
  return { breakUntil: care.breakUntil }
}
