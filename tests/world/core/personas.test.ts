import { describe, expect, it } from 'vitest'
import { activatePersona, createWorld } from '../../../mocks/personas/build'
import { profiles } from '../../../mocks/personas/profiles'
import { vipAt } from '../../../mocks/world/config/vip'
import { balanceOf, type LedgerEntry } from '../../../mocks/world/core/ledger'
import { gameById } from '../../../mocks/world/game/catalogue'
import { betsOn, kindOf } from '../../../mocks/world/game/kinds'
import type { GameKind } from '../../../mocks/world/game/playCalls'
import { minesBoards, minesLadder } from '../../../mocks/world/game/rules/mines'
import { slotLines } from '../../../mocks/world/game/rules/slot'
import { PERSONAS } from '../../../mocks/world/member/profile'
import { activityGetStatusList, RED_DOTS } from '../../../src/contract/activity/activity'
import { betRecord } from '../../../src/contract/game/game'
import { getJackpotDrawInfo } from '../../../src/contract/jackpot'
import { full } from '../../support/full'
import { NOON, visit } from './support'

const players = PERSONAS.filter((persona) => profiles[persona].signedIn)
const byAsset = (entries: readonly LedgerEntry[]): [string, LedgerEntry[]][] =>
  [...new Set(entries.map(({ asset }) => asset))].map((asset) => [asset, entries.filter((row) => row.asset === asset)])

/** Whether a game of a kind can pay a win, cents. */
const winsOf: Record<GameKind, (bet: number, win: number, top?: number) => boolean> = {
  // With free spins, any number of the shares of its lines.
  slot: (bet, win) => win % (bet / slotLines.length) === 0,
  crash: (bet, win, top = 0) => win % (bet / 100) === 0 && win > bet && win <= top * bet,
  mines: (bet, win) => minesBoards.some((mines) => minesLadder(mines).includes((100 * win) / bet)),
  roulette: (bet, win) => [2, 3, 36].includes(win / bet),
}

describe('personas', () => {
  it('[MOCK-03] start signed in, except the visitor', () => {
    for (const persona of PERSONAS) expect(visit(persona).token === '', persona).toBe(persona === 'visitor')
  })

  it('[MOCK-03] produce the same world for the same seed, and another for another', () => {
    for (const persona of full ? PERSONAS : (['regular', 'collector'] as const)) {
      const once = JSON.stringify(visit(persona).world)
      expect(JSON.stringify(visit(persona).world) === once, persona).toBe(true)
      expect(JSON.stringify(visit(persona, { seed: 2 }).world) === once, persona).toBe(false)
    }
  })

  it('[MOCK-03] are plain JSON', () => {
    for (const persona of ['collector', 'broke', 'vip1'] as const) {
      const { world } = visit(persona)
      expect(JSON.parse(JSON.stringify(world)), persona).toEqual(world)
    }
  })

  it('refuse an unknown name', () => {
    const clock = { mode: 'frozen', at: NOON } as const
    expect(() => createWorld({ seed: 1, persona: 'nobody', clock, real: NOON })).toThrow('nobody')
  })

  it('[MOCK-03] have the same history whichever others are active', () => {
    const first = visit('visitor').world
    const second = visit('visitor').world
    for (const name of ['whale', 'collector', 'broke']) activatePersona(second, name)
    const [alone, late] = [activatePersona(first, 'regular'), activatePersona(second, 'regular')]
    expect(late?.balances).toEqual(alone?.balances)
    expect(late?.id).toBe(alone?.id)
    const facts = (entries: readonly LedgerEntry[] = []) =>
      entries.map(({ at, amount, asset, kind }) => [at, amount, asset, kind])
    expect(facts(second.ledger[late?.id ?? ''])).toEqual(facts(first.ledger[alone?.id ?? '']))
  })

  it('end at their balance, also with less left than any bet', () => {
    const at = Date.parse('2026-01-15T12:00:00Z')
    // The only game takes no bet below 0.20.
    const setup = { seed: 2, gameCount: 1, persona: 'newcomer', clock: { mode: 'frozen', at }, real: at } as const
    const broke = activatePersona(createWorld(setup).world, 'broke')
    expect(broke?.balances).toMatchObject({ coin: 0, safebox: 6 })
  })

  it.each(['whale', 'collector', 'broke'] as const)(
    '[GAME-03] %s has only rounds that the games can play',
    (persona) => {
      const { world, player } = visit(persona)
      const impossible = player.state.rounds?.rows.filter(({ gameId, bet, win }) => {
        const game = gameById(world, gameId)
        const paid = game ? winsOf[kindOf(game)](bet, win, game.topPrize) : false
        return !game || !betsOn(game).includes(bet) || !(win === 0 || paid)
      })
      expect(impossible).toEqual([])
    },
  )

  it('get their history once', () => {
    const { world } = visit('regular')
    const before = JSON.stringify(world)
    activatePersona(world, 'regular')
    expect(JSON.stringify(world)).toBe(before)
  })
})

describe('the ledger of a persona', () => {
  it.each(players)('[WALL-01] adds up for %s, in order of time, and is never negative', (persona) => {
    const { world, player } = visit(persona)
    const entries = world.ledger[player.id] ?? []
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    for (const [asset, rows] of byAsset(entries)) {
      expect(rows[0]?.kind, asset).toBe('opening')
      let sum = 0
      let last = 0
      for (const { amount, balanceAfter, at, kind } of rows) {
        sum += amount
        expect([asset, balanceAfter, sum >= 0, at >= last]).toEqual([asset, sum, true, true])
        if (kind === 'opening' && asset === 'coin') expect([at, amount]).toEqual([player.registeredAt, 0])
        last = at
      }
      expect(player.balances[asset as keyof typeof player.balances], asset).toBe(sum)
      expect(last, asset).toBeLessThanOrEqual(world.now)
    }
  })

  it.each(players)('[MOCK-03] ends with the balance and the level that %s has', (persona) => {
    const { player } = visit(persona)
    const { coin, vipLevel } = profiles[persona]
    expect(balanceOf(player, 'coin')).toBe(coin)
    expect(player.vipExp).toBeGreaterThanOrEqual(vipAt(vipLevel).experience)
    expect(player.bet).toBe(player.vipExp)
  })
})

describe('the characteristics of a persona', () => {
  it('[VIP-01] vip1 to vip6 have the themes 1 to 6', () => {
    const looks = ([1, 2, 3, 4, 5, 6] as const).map((look) => vipAt(profiles[`vip${look}`].vipLevel).showType)
    expect(looks).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('[BONUS-01] the collector has every red dot on, the visitor none', () => {
    const dots = (persona: 'collector' | 'visitor') => Object.values(visit(persona).call(activityGetStatusList, {}))
    expect(dots('collector')).toEqual(RED_DOTS.map(() => true))
    expect(dots('visitor')).toEqual(RED_DOTS.map(() => false))
  })

  it('[JACK-11] broke cannot draw, lucky can', () => {
    expect(visit('broke').call(getJackpotDrawInfo, {}).canReceiveDrawChance).toBe(false)
    expect(visit('lucky').call(getJackpotDrawInfo, {}).canReceiveDrawChance).toBe(true)
  })

  it('[MEMB-01] the whale has more than five thousand rounds', () => {
    const whale = visit('whale')
    expect(whale.call(betRecord, { pageNum: 1, pageSize: 1 }).pages).toBeGreaterThan(5000)
  })

  it('include a one-sentence description and a unique phone number', () => {
    for (const persona of PERSONAS) expect(profiles[persona].about, persona).toMatch(/^[A-Z].*\.$/)
    expect(new Set(PERSONAS.map((persona) => profiles[persona].mobile)).size).toBe(PERSONAS.length)
  })
})
