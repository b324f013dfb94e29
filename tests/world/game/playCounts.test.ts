import { describe, expect, it } from 'vitest'
import { profiles } from '../../../mocks/personas/profiles'
import { dayOf, HOUR } from '../../../mocks/world/core/clock'
import { gameById } from '../../../mocks/world/game/catalogue'
import { googleLogin } from '../../../src/contract/auth'
import { startGame } from '../../../src/contract/game/game'
import { betBonus, betBonusReceive } from '../../../src/contract/vip'
import { getExchange } from '../../../src/contract/wallet/withdraw'
import { NOON, visit } from '../core/support'
import { settleBet } from './support'

/** Bets once on the first open slot or other game. */
const betOn = (slot: boolean, win = 0) => {
  const guest = visit('regular')
  const { world, player } = guest
  const ids = Array.from({ length: 300 }, (_, index) => index + 1)
  const gameId = ids.find((id) => {
    const game = gameById(world, id)
    return game?.status === 1 && (game.type === 1) === slot && game.minBet <= 1_000 && game.maxBet >= 1_000
  })
  if (gameId === undefined) throw new Error('no such game')
  const { sessionId } = guest.call(startGame, { gameId })
  settleBet(world, player, { gameId, bet: 1_000, win, sessionId })
  return guest
}

describe('a bet', () => {
  it.each([
    ['on a slot counts', true, 1],
    ['on another game does not count', false, 0],
  ])('[ACT-07] %s among the rounds of slots', (_, slot, rounds) => {
    const counted = ({ world, player }: ReturnType<typeof betOn>) => {
      const slots = player.state.counters?.slots
      return slots?.day === dayOf(world.now) ? Object.values(slots.rounds).reduce((sum, one) => sum + one, 0) : 0
    }
    expect(counted(betOn(slot)) - counted(visit('regular'))).toBe(rounds)
  })

  it('[GAME-03] without a win has one ledger entry, with a win two', () => {
    const moves = (win: number) => {
      const { world, player } = betOn(true, win)
      return (world.ledger[player.id] ?? []).filter(({ at, kind }) => at === NOON && /^(bet|win)$/.test(kind))
    }
    expect(moves(0).map(({ kind, amount }) => [kind, amount])).toEqual([['bet', -1_000]])
    expect(moves(700).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['bet', -1_000],
      ['win', 700],
    ])
  })
})

it('[VIP-02] a received rebate restarts at zero, and the next one is complete', () => {
  const guest = visit('collector')
  const waiting = guest.call(betBonus, { type: 0 }).list.reduce((sum, { bonus }) => sum + bonus, 0)
  guest.call(betBonusReceive, {})
  expect(guest.call(betBonus, { type: 0 }).total).toBe(0)
  guest.wait('24h')
  expect(guest.call(betBonus, { type: 0 }).total).toBe(waiting)
})

it('[MEMB-01] money in games left the balance after last night’s rounds', () => {
  const { world, player } = visit('regular')
  const left = (world.ledger[player.id] ?? []).filter(({ kind, asset }) => kind === 'game.left' && asset === 'coin')
  const { bet } = profiles.regular
  expect(left.map(({ amount }) => amount)).toEqual([-5 * bet, -12 * bet])
  for (const { at } of left) {
    expect(NOON - at).toBeGreaterThan(13 * HOUR)
    expect(NOON - at).toBeLessThan(14 * HOUR)
  }
})

it('[WALL-04] withdrawals state their duration, and need the safe-box password if one is set', () => {
  const guest = visit('regular')
  const { methods, needsSafeboxPassword } = guest.call(getExchange, {})
  expect(methods.map(({ etaMinutes }) => etaMinutes)).toEqual([10, 30, 1_440])
  expect(needsSafeboxPassword).toBe(false)
  guest.player.safeboxPassword = '123456'
  expect(guest.call(getExchange, {}).needsSafeboxPassword).toBe(true)
})

it('[AUTH-01] a provider’s name is cut to the length of a nickname', () => {
  const name = 'Annabel'.repeat(5)
  expect(visit('visitor').call(googleLogin, { providerToken: `demo-google-${name}` }).user).toMatchObject({
    nickname: name.slice(0, 20),
    googleName: name,
  })
})
