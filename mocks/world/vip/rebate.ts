import type { Award } from '../../../src/contract/activity/rewards'
import type { ReplyInput } from '../../../src/contract/core/call'
import type { betBonusLog as logCall, betBonus as ratesCall } from '../../../src/contract/vip'
import { coin, grantAll } from '../bonus/rewards'
import { TOP_LEVEL } from '../config/vip'
import { type DueRule, schedule } from '../core/agenda'
import { newestPage } from '../core/paging'
import { ensurePlayerState, type Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'
import { sendMail } from '../mail/box'
import { levelOf } from './playerState'
import { LEAST_CLAIM, nextSettlement, rebateRate, rebateTypes } from './rebateTable'

interface Settled {
  bonus: number
  bet: number
}

export interface RebateState {
  /** Since the last settlement, by game type: bets in cents, rebate in ten-thousandths of a cent. */
  open: Record<string, { bet: number; units: number }>
  /** Settled, not received yet, by game type, cents. */
  ready: Record<string, Settled>
  /** The last settlement; 0 before the first. */
  settledAt: number
  /** Received rebates, oldest first. */
  log: { id: string; bonus: number; bet: number; at: number }[]
}

declare module '../core/player' {
  interface PlayerState {
    rebate?: RebateState
  }
}

/** Rates are ten-thousandths. */
const UNIT = 10_000

/** Creates the state if needed. */
export const ensureRebate = (player: Player): RebateState =>
  ensurePlayerState(player, 'rebate', () => ({ open: {}, ready: {}, settledAt: 0, log: [] }))

/** Sums over game types. */
const totalOf = (ready: Readonly<Record<string, Settled>> = {}): Settled => ({
  bonus: Object.values(ready).reduce((sum, { bonus }) => sum + bonus, 0),
  bet: Object.values(ready).reduce((sum, { bet }) => sum + bet, 0),
})

/**
 * Counts a settled bet (cents) at the rate of the player's level; the first one after a settlement schedules the next.
 */
export const countRebate = (world: World, player: Player, type: number, bet: number): void => {
  const rate = rebateRate(levelOf(player), type)
  if (rate === 0 || bet <= 0) return
  const { open } = ensureRebate(player)
  if (Object.keys(open).length === 0)
    schedule(world, { at: nextSettlement(world.now), what: 'rebate.settled', ref: player.id })
  const { bet: before, units } = open[type] ?? { bet: 0, units: 0 }
  open[type] = { bet: before + bet, units: units + bet * rate }
}

/** The running rebate of a game type (0 = all), and the settled amount. */
export const betBonus = (world: World, player: Player, { type }: { type: number }): ReplyInput<typeof ratesCall> => {
  const wanted = rebateTypes.filter((known) => type === 0 || known.type === type)
  if (wanted.length === 0) return refuse('notFound')
  const { open = {}, ready = {}, settledAt = 0, log = [] } = player.state.rebate ?? {}
  const last = log.at(-1)
  const level = levelOf(player)
  return {
    list: wanted.map(({ type: one }) => {
      const { bet, units } = open[one] ?? { bet: 0, units: 0 }
      return {
        type: one,
        rate: rebateRate(level, one),
        ...(level < TOP_LEVEL && { nextRate: rebateRate(level + 1, one) }),
        bet,
        bonus: Math.floor(units / UNIT),
      }
    }),
    total: totalOf(ready).bonus,
    settled: Object.entries(ready).map(([one, settled]) => ({ type: Number(one), ...settled })),
    ...(settledAt > 0 && { lastSettleTime: settledAt }),
    ...(last && { lastClaim: { bonus: last.bonus, createTime: last.at } }),
    minClaim: LEAST_CLAIM,
    settleTime: nextSettlement(world.now),
  }
}

/** Also its red dot. */
export const rebateHasClaim = (player: Player): boolean => totalOf(player.state.rebate?.ready).bonus >= LEAST_CLAIM

/** Pays the settled rebate. */
export const betBonusReceive = (world: World, player: Player): { awards: Award[] } => {
  if (!rebateHasClaim(player)) return refuse('notClaimable')
  const rebate = ensureRebate(player)
  const { bonus, bet } = totalOf(rebate.ready)
  const id = nextId(world, 'q')
  rebate.ready = {}
  rebate.log.push({ id, bonus, bet, at: world.now })
  return grantAll(world, player, [coin(bonus)], 'rebate.received', id)
}

export const betBonusLog = (
  _world: World,
  player: Player,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): ReplyInput<typeof logCall> =>
  newestPage(player.state.rebate?.log ?? [], pageNum, pageSize, ({ id, bonus, bet, at }) => ({
    id,
    bonus,
    bet,
    createTime: at,
  }))

/** Scheduled event: running rebates are settled. */
export const rebateRules: Readonly<Record<string, DueRule>> = {
  'rebate.settled': (world, ref) => {
    const player = world.players[ref]
    const rebate = player?.state.rebate
    if (!player || !rebate) return
    for (const [type, { bet, units }] of Object.entries(rebate.open)) {
      const before = rebate.ready[type] ?? { bonus: 0, bet: 0 }
      rebate.ready[type] = { bonus: before.bonus + Math.floor(units / UNIT), bet: before.bet + bet }
    }
    rebate.open = {}
    rebate.settledAt = world.now
    if (rebateHasClaim(player)) sendMail(world, player, 'rebateReady', { amount: totalOf(rebate.ready).bonus })
  },
}
