import { describe, expect, it } from 'vitest'
import { takeSnapshot } from '../../../mocks/network/state/snapshot'
import * as calls from '../../../mocks/world/game/playCalls'
import { PERSONAS } from '../../../mocks/world/member/profile'

import { startGame } from '../../../src/contract/game/game'
import { full } from '../../support/full'
import { NOON, visit } from '../core/support'
import { allRules, auditPlayer, auditWorld, playerRules, worldOf } from './audit'

import { corruptions } from './corrupted'
import { merged, tableOf } from './report'

const seeds = Array.from({ length: full ? 8 : 1 }, (_, index) => index + 1)

const failures = (findings: ReturnType<typeof auditPlayer>) =>
  findings.flatMap(({ rule, failed, example }) => (failed > 0 ? [`${rule}: ${example}`] : []))

describe('the audit', () => {
  it.each(PERSONAS)('[MOCK-05] finds that the numbers of %s hang together, whatever the seed', (persona) => {
    for (const seed of seeds) {
      const { world, player } = worldOf(persona, seed, NOON)
      expect(failures(auditPlayer(world, player, persona)), `seed ${seed}`).toEqual([])
    }
  })

  it.each(['2026-03-01T00:00:00Z', '2026-08-31T23:59:59Z', '2028-02-29T00:30:00Z', '2026-05-04T04:30:00Z'])(
    '[MOCK-05] finds the same at %s',
    (iso) => {
      for (const persona of ['visitor', 'regular', 'collector', 'broke', 'vip1'] as const) {
        const { world, player } = worldOf(persona, 1, Date.parse(iso))
        expect(failures(auditPlayer(world, player, persona)), persona).toEqual([])
      }
    },
  )

  it('[MOCK-05] [GAME-03] counts rounds that have ended: an open board and a bet that was given back do not', () => {
    const guest = visit('regular')
    const [crash, mines] = [2, 3].map((gameId) => guest.call(startGame, { gameId }))
    const bet = { sessionId: crash?.sessionId ?? '', gameId: 2, bet: 100, auto: 200 }
    guest.call(calls.crashBet, bet)
    guest.wait('3m')
    guest.call(calls.crashBet, bet)
    guest.call(calls.crashTakeBack, bet)
    guest.call(calls.minesBet, { sessionId: mines?.sessionId ?? '', gameId: 3, bet: 200, mines: 3 })
    expect(failures(auditPlayer(guest.world, guest.player, 'regular', playerRules))).toEqual([])
    guest.wait('25h')
    expect(failures(auditPlayer(guest.world, guest.player, 'regular', playerRules))).toEqual([])
  })

  it('checks something with each rule', () => {
    const { world, player } = worldOf('vip2', 1, NOON)
    for (const { rule, checked } of auditPlayer(world, player, 'vip2')) expect(checked, rule).toBeGreaterThan(0)
    expect(Object.keys(corruptions).sort()).toEqual(allRules.map(({ name }) => name).sort())
  })

  const valid = worldOf('vip2', 1, NOON)
  it.each(Object.entries(corruptions))('[MOCK-05] catches a corrupted world: %s', (rule, corrupt) => {
    const world = takeSnapshot(valid.world)
    const player = world.players[valid.player.id]
    if (!player) throw new Error('no vip2')
    corrupt(player, world.ledger[player.id] ?? [], world)
    expect(failures(auditPlayer(world, player, 'vip2')).map((line) => line.split(':')[0])).toContain(rule)
  })

  it('reads an entire world and reports a table with the first example of each failure', () => {
    const { world, player } = worldOf('regular', 1, NOON)
    expect(auditWorld(world).filter(({ failed }) => failed > 0)).toEqual([])
    player.vipExp += 1
    const table = tableOf(merged([...auditWorld(world), ...auditWorld(world)]))
    expect(table).toMatch(/experience is what was bet.* {8}2!\n/)
    expect(table).toContain('regular: experience is what was bet, in the record and in the ledger: experience is ')
  })
})
