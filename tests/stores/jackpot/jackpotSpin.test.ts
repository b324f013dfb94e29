import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DrawRow } from '../../../src/contract/jackpot'
import { jackpotApp } from './jackpotApp'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-10T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Longer than any run including its rest, ms. */
const RUN_MS = 9000
const settle = () => vi.advanceTimersByTimeAsync(0)

const ready = async (...given: Parameters<typeof jackpotApp>) => {
  const app = await jackpotApp(...given)
  await app.jackpot.load()
  return app
}

type Edit = NonNullable<Parameters<typeof jackpotApp>[1]>['edit']

describe('SPIN', () => {
  it('[JACK-03] waits for the draw info', async () => {
    const { jackpot, calls } = await jackpotApp('lucky')
    expect([jackpot.infoState, jackpot.canSpin]).toEqual(['idle', false])
    const loading = jackpot.load()
    expect([jackpot.infoState, jackpot.canSpin]).toEqual(['loading', false])
    jackpot.tapSpin()
    await loading
    expect(jackpot.canSpin).toBe(true)
    expect(calls('receiveDrawChance')).toEqual([])
  })

  it('[JACK-03] waits for all cells of the cabinet', async () => {
    const edit: Edit = (endpoint, reply) => {
      const config = reply['config'] as { jackpotAwardConfigList: unknown[] }
      return endpoint === 'appConfig'
        ? { ...reply, config: { ...config, jackpotAwardConfigList: config.jackpotAwardConfigList.slice(1) } }
        : reply
    }
    const { jackpot } = await ready('lucky', { edit })
    expect(jackpot.hasChance).toBe(true)
    expect(jackpot.canSpin).toBe(false)
  })

  it('[JACK-03] is enabled again once the result is closed, and only then', async () => {
    const { jackpot, backend, calls } = await ready('lucky')
    for (const player of Object.values(backend.journal.world.players)) player.balances.chance = 2
    backend.journal.world.forcedDraws.push('2001#3')
    jackpot.tapSpin()
    await settle()
    jackpot.spin.dismiss()
    expect(jackpot.spin.phase.name).toBe('running')
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect([jackpot.hasChance, jackpot.spin.spinning, jackpot.canSpin]).toEqual([true, false, false])
    jackpot.tapSpin()
    await settle()
    expect(calls('receiveDrawChance')).toHaveLength(1)
    jackpot.spin.dismiss()
    expect([jackpot.spin.phase.name, jackpot.canSpin]).toEqual(['idle', true])
  })

  it('[ACT-05] uses the red dot until the draw info has loaded', async () => {
    const { jackpot, root } = await jackpotApp('lucky')
    expect(jackpot.hasChance).toBe(false)
    await root.activities.load()
    expect(jackpot.hasChance).toBe(true)
  })

  it('[JACK-07] after the prize: figures, balance and, after a second, red dots are reloaded', async () => {
    const { jackpot, backend, calls } = await ready('lucky')
    backend.journal.world.forcedDraws.push('2001#3')
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect([calls('refreshData').length, calls('activityGetStatusList').length]).toEqual([1, 1])
  })
})

describe('a lost draw', () => {
  it('[JACK-12] is reconciled again when the cabinet opens', async () => {
    const { jackpot, backend, fault } = await ready('lucky')
    backend.journal.world.forcedDraws.push('2001#3')
    fault('receiveDrawChance:lost*1,getPersonJackpotDrawAwardLog:http500*1')
    jackpot.tapSpin()
    await settle()
    expect(jackpot.spin.phase.name).toBe('unresolved')
    jackpot.spin.dismiss()
    expect(jackpot.spin.phase.name).toBe('unresolved')
    const stop = jackpot.subscribe()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(jackpot.spin.phase).toMatchObject({ name: 'result', drawn: { id: 3 } })
    stop()
  })
})

describe('the proof of a draw', () => {
  it('[JACK-01] fails if its commitment differs from the one shown before the draw', async () => {
    const edit: Edit = (endpoint, reply) =>
      endpoint === 'getJackpotDrawInfo' ? { ...reply, commitment: 'f'.repeat(64) } : reply
    const { jackpot } = await ready('collector', { edit })
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS + 8500)
    await jackpot.record.load()
    const [row] = jackpot.record.rows
    if (!row) throw new Error('no draw in the record')
    expect((await jackpot.check(row))?.verdict).toBe('commitmentDiffers')
    // Without a commitment shown before, only the proof itself can be verified.
    const { id: _, ...unnamed } = row
    expect((await jackpot.check(unnamed))?.verdict).toBe('matches')
  })

  const bare: DrawRow = { propId: 2001, type: 1, count: 500, amountSection: '0-0', createTime: 0, id: 'd1', cellId: 3 }
  const proof = { commitment: 'c', secret: 's', message: 'm', forced: false }

  it('[JACK-01] is unavailable without a proof, a cell, or SubtleCrypto', async () => {
    const { jackpot } = await jackpotApp()
    const { cellId: _, ...cellless } = bare
    expect(await jackpot.check(bare)).toBe(null)
    expect(await jackpot.check({ ...cellless, proof })).toBe(null)
    expect(await jackpot.check({ ...bare, proof })).not.toBe(null)
    const old = await jackpotApp('lucky', { platform: { subtleCrypto: undefined } })
    expect(await old.jackpot.check({ ...bare, proof })).toBe(null)
  })
})

it.each([
  [true, [[80, 40, 80]]],
  [false, []],
])('[JACK-12] with sound %s the device vibrates: %j', async (sound, felt) => {
  const { jackpot, root, buzzes } = await jackpotApp()
  root.prefs.setSound(sound)
  jackpot.buzz(80, 40, 80)
  expect(buzzes).toEqual(felt)
})
