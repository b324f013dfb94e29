import { agentRules } from '../agent/join'
import { creditBets } from '../agent/settle'
import { teamOf, VALID_BET } from '../agent/team'
import { vipAt, vipLadder } from '../config/vip'
import { DAY, dayOf } from '../core/clock'
import { post } from '../core/ledger'
import type { Player } from '../core/player'
import { refuse } from '../core/refusal'
import { nextId, type World } from '../core/state'
import { text } from '../core/texts'
import { gameById } from '../game/catalogue'
import { leftIn } from '../game/left'
import { openRound } from '../invite/wheel'
import { countVip, ensureVip, levelOf } from '../vip/playerState'

type Give = (world: World, player: Player) => void

/** Sets the experience to what the level needs, up or down; bonuses of levels once paid are not paid again. */
export const giveLevel =
  (level: number): Give =>
  (world, player) => {
    player.vipExp = vipAt(level).experience
    countVip(world, player, 0)
  }

export const periods = ['daily', 'weekly', 'monthly'] as const
type Period = (typeof periods)[number]

const bonusOf = (level: number, period: Period): number => {
  const { dailyBonus = 0, weeklyBonus = 0, monthlyBonus = 0 } = vipAt(level)
  return { daily: dailyBonus, weekly: weeklyBonus, monthly: monthlyBonus }[period]
}

/** Adds a VIP bonus to claim, as large as the level's or that of the first level that has one. */
export const giveBonus =
  (period: Period): Give =>
  (world, player) => {
    const from = levelOf(player)
    const amount = vipLadder.map(({ level }) => bonusOf(Math.max(level, from), period)).find((bonus) => bonus > 0) ?? 0
    const title = {
      daily: text('vip.daily', { day: dayOf(world.now) }),
      weekly: text('vip.weekly', { day: dayOf(world.now) }),
      monthly: text('vip.monthly', { month: dayOf(world.now).slice(0, 7) }),
    }[period]
    ensureVip(player).due.push({ id: nextId(world, 'tester-'), title, amount, until: world.now + 30 * DAY })
  }

/** Leaves money in a game. */
export const giveLeft =
  (amount: number, gameId: number): Give =>
  (world, player) => {
    if (!gameById(world, gameId)) refuse('badRequest', `grants: no game ${gameId}`)
    post(world, player, leftIn(gameId), amount, 'game.left', '')
  }

/** Adds commission to claim. */
export const giveCommission =
  (amount: number): Give =>
  (_world, player) => {
    const team = teamOf(player)
    team.claimable += amount
    team.total += amount
  }

/** Lets friends join who have deposited and bet enough to be valid. */
export const giveFriends =
  (friends: number): Give =>
  (world, player) => {
    for (let turn = 0; turn < friends; turn++) {
      agentRules['agent.joins']?.(world, player.id)
      const team = teamOf(player)
      const friend = team.people.at(-1)
      if (!friend) continue
      friend.pays = true
      giveCommission(creditBets(world, player, friend, VALID_BET))(world, player)
    }
  }

/** Adds spins of the invite wheel. */
export const giveSpins =
  (spins: number): Give =>
  (world, player) => {
    openRound(world, player).spins += spins
  }
