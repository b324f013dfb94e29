import { autorun } from 'mobx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RING } from '../../../src/domain/jackpot/jackpotRing'
import { editConfig } from '../../support/app'
import { jackpotApp } from './jackpotApp'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-10T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Longer than any run including its rest, ms. */
const RUN_MS = 9000
const settle = () => vi.advanceTimersByTimeAsync(0)

const ready = async (...given: Parameters<typeof jackpotApp>) => {
  const app = await jackpotApp(...given)
  await app.jackpot.load()
  return app
}

/** Signed in and ready, with a forced result. */
const spun = async (draw: string, options: Parameters<typeof jackpotApp>[1] = {}) => {
  const app = await ready('lucky', options)
  app.backend.journal.world.forcedDraws.push(draw)
  return app
}

describe('a draw', () => {
  it('[JACK-03] calls once, runs only after the success, and rests on the cell that the reply names', async () => {
    const { jackpot, calls } = await spun('2001#3')
    const highlighted: (number | null)[] = []
    autorun(() => highlighted.push(jackpot.spin.highlighted))
    jackpot.tapSpin()
    expect(jackpot.spin.phase.name).toBe('asking')
    expect(jackpot.spin.spinning).toBe(true)
    expect(highlighted).toEqual([null])
    await settle()
    expect(jackpot.spin.phase.name).toBe('running')
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(calls('receiveDrawChance')).toHaveLength(1)
    expect(jackpot.spin.phase).toMatchObject({ name: 'result', drawn: { id: 3, propId: 2001, count: 500 } })
    expect(highlighted.at(-1)).toBe(2)
    const path = highlighted.slice(1).map((cell) => RING.indexOf(cell ?? -1))
    expect(path.slice(1)).toEqual(path.slice(0, -1).map((index) => (index + 1) % 10))
  })

  it('[JACK-04] starts the next run where the last one ended', async () => {
    const { jackpot, backend } = await spun('2001#3')
    backend.journal.control({ at: Date.now(), draw: ['2001#8'] })
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    jackpot.spin.dismiss()
    const player = backend.journal.world.players[Object.values(backend.journal.world.tokens)[0] ?? '']
    if (player) player.balances.chance = 1
    await jackpot.load()
    const highlighted: (number | null)[] = []
    autorun(() => highlighted.push(jackpot.spin.highlighted))
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(highlighted.slice(0, 3)).toEqual([2, 3, 5])
    expect(highlighted.at(-1)).toBe(7)
  })

  it('[JACK-03] any number of taps is one draw', async () => {
    const { jackpot, calls, fault } = await ready()
    fault('receiveDrawChance:slow=2000')
    for (let i = 0; i < 50; i++) {
      jackpot.tapSpin()
      await vi.advanceTimersByTimeAsync(i % 3 === 0 ? 20 : 310)
    }
    expect(calls('receiveDrawChance')).toHaveLength(1)
  })

  it('[JACK-03] a tap within 300 ms of the last is ignored, the first one acts at once', async () => {
    const { jackpot, calls, fault } = await ready()
    fault('receiveDrawChance:1500')
    jackpot.tapSpin()
    await settle()
    expect(jackpot.spin.phase.name).toBe('failed')
    expect(jackpot.canSpin).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(299)
    jackpot.tapSpin()
    await settle()
    expect(calls('receiveDrawChance')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(300)
    jackpot.tapSpin()
    await settle()
    expect(calls('receiveDrawChance')).toHaveLength(2)
  })

  it.each([
    ['without a chance', 'broke'],
    ['logged out', 'visitor'],
  ])('[JACK-03] SPIN does nothing %s', async (_, persona) => {
    const { jackpot, calls } = await ready(persona)
    expect(jackpot.canSpin).toBe(false)
    jackpot.tapSpin()
    await settle()
    expect(calls('receiveDrawChance')).toHaveLength(0)
    expect(jackpot.spin.phase.name).toBe('idle')
  })

  it('[JACK-06] a jackpot turns the wheel for 4 to 6 s, rests 2 s, then shows the amount; the balance waits', async () => {
    const { jackpot, calls } = await ready('lucky')
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(5560 + 3 * 320 + 450)
    expect(jackpot.spin.phase).toMatchObject({ name: 'wheel', jackpot: 'mega', stopped: false })
    expect(calls('refreshData')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(3999)
    expect(jackpot.spin.phase).toMatchObject({ stopped: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(jackpot.spin.phase).toMatchObject({ stopped: true })
    await vi.advanceTimersByTimeAsync(1999)
    expect(jackpot.spin.phase.name).toBe('wheel')
    await vi.advanceTimersByTimeAsync(1)
    const [{ bonus }] = calls('receiveDrawChance').map(({ reply }) => reply) as [{ bonus: number }]
    expect(jackpot.spin.phase).toMatchObject({ name: 'amount', jackpot: 'mega', drawn: { bonus } })
    await settle()
    expect(calls('refreshData')).toHaveLength(1)
  })

  it('[JACK-07] reloads the draw info once when the result opens, and SPIN waits for it', async () => {
    const { jackpot, calls, fault } = await spun('2002')
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(5000)
    expect(calls('getJackpotDrawInfo')).toHaveLength(1)
    fault('getJackpotDrawInfo:slow=500')
    await vi.advanceTimersByTimeAsync(4000)
    expect(calls('getJackpotDrawInfo')).toHaveLength(2)
    expect([jackpot.spin.phase.name, jackpot.infoState]).toEqual(['result', 'loading'])
    jackpot.spin.dismiss()
    expect(jackpot.canSpin).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    expect(jackpot.infoState).toBe('ready')
    expect(jackpot.hasChance).toBe(false)
    expect(calls('getJackpotDrawInfo')).toHaveLength(2)
  })

  it('[JACK-07] reopened, it can draw at once while the info reloads in the background', async () => {
    const { jackpot, calls, fault } = await ready('lucky')
    fault('getJackpotDrawInfo:slow=800')
    const stop = jackpot.subscribe()
    expect(jackpot.canSpin).toBe(true)
    await settle()
    expect(calls('getJackpotDrawInfo')).toHaveLength(2)
    stop()
  })

  it('[JACK-12] a failed reload keeps the prize visible and SPIN disabled until a retry succeeds', async () => {
    const { jackpot, fault } = await spun('2001#8')
    fault('getJackpotDrawInfo:http500*1')
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(jackpot.spin.phase.name).toBe('result')
    expect(jackpot.infoState).toBe('failed')
    jackpot.spin.dismiss()
    expect(jackpot.canSpin).toBe(false)
    await jackpot.load()
    expect(jackpot.infoState).toBe('ready')
  })
})

describe('refusals', () => {
  it.each([1001, 1002, 1003, 1004, 3001])('[JACK-10] code %i ends the wait at once, without a run', async (code) => {
    const { jackpot, root, fault } = await ready()
    root.modals.open('jackpot')
    fault(`receiveDrawChance:${code}`)
    jackpot.tapSpin()
    expect(root.modals.closeTop()).toBe(false)
    await settle()
    expect(jackpot.spin.phase).toEqual({ name: 'failed', why: { kind: 'refused', code } })
    expect(jackpot.spin.highlighted).toBeNull()
    expect(root.modals.closeTop()).toBe(true)
  })
})

describe('unknown outcomes', () => {
  it.each(['lost', 'malformed', 'empty', 'wrongtype', 'timeout'])(
    '[JACK-12] %s after acting: the record tells the prize, and there is one call and one prize',
    async (what) => {
      const { jackpot, backend, calls, fault } = await spun('2001#6')
      fault(`receiveDrawChance:${what}`)
      jackpot.tapSpin()
      await vi.advanceTimersByTimeAsync(11_000 + RUN_MS)
      expect(jackpot.spin.phase).toMatchObject({ name: 'result', drawn: { id: 6, propId: 2001, count: 8800 } })
      expect(jackpot.spin.highlighted).toBe(5)
      expect(calls('receiveDrawChance')).toHaveLength(1)
      expect(backend.journal.world.forcedDraws).toEqual([])
    },
  )

  it('[JACK-12] a lost Mega is turned and shown like any other', async () => {
    const { jackpot, fault, calls } = await ready('lucky')
    fault('receiveDrawChance:lost*1')
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS + 7000)
    const [{ bonus }] = calls('receiveDrawChance').map(({ reply }) => reply) as [{ bonus: number }]
    expect(jackpot.spin.phase).toMatchObject({ name: 'amount', jackpot: 'mega', drawn: { bonus } })
  })

  it.each(['hang', 'offline', 'http502'])(
    '[JACK-12] %s before acting: nothing was drawn, and SPIN is free again',
    async (what) => {
      const { jackpot, fault, calls } = await ready('lucky')
      fault(`receiveDrawChance:${what}*1`)
      jackpot.tapSpin()
      await vi.advanceTimersByTimeAsync(11_000)
      expect(jackpot.spin.phase).toEqual({ name: 'failed', why: { kind: 'notDrawn' } })
      expect(jackpot.canSpin).toBe(true)
      expect(calls('receiveDrawChance')).toHaveLength(1)
    },
  )

  it('[JACK-12] an older draw is never taken for the lost one', async () => {
    const { jackpot, fault, root, backend } = await ready('regular')
    const { world } = backend.journal
    for (const player of Object.values(world.players)) player.balances.chance = 1
    await jackpot.load()
    fault('receiveDrawChance:offline')
    jackpot.tapSpin()
    await settle()
    expect(jackpot.spin.phase).toEqual({ name: 'failed', why: { kind: 'notDrawn' } })
    expect(root.modals.lockOf('jackpot')).toBeUndefined()
  })

  it('[JACK-12] an unreadable record keeps SPIN disabled but allows closing; a retry resolves it', async () => {
    const { jackpot, fault, root, backend } = await spun('2001#3')
    fault('receiveDrawChance:lost*1,getPersonJackpotDrawAwardLog:http500')
    jackpot.tapSpin()
    await settle()
    expect(jackpot.spin.phase.name).toBe('unresolved')
    expect(jackpot.canSpin).toBe(false)
    expect(root.modals.lockOf('jackpot')).toBeUndefined()
    backend.faults.clear()
    jackpot.spin.resolve()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(jackpot.spin.phase).toMatchObject({ name: 'result', drawn: { id: 3 } })
  })
})

describe('interruptions', () => {
  it('[JACK-07] closing is refused from the tap to the result, and always possible afterward', async () => {
    const { jackpot, root } = await spun('2001#3')
    root.modals.open('jackpot')
    jackpot.tapSpin()
    for (let ms = 0; ms < 7000; ms += 250) {
      const { spinning } = jackpot.spin
      expect(root.modals.lockOf('jackpot') !== undefined).toBe(spinning)
      if (spinning) expect(root.modals.closeTop()).toBe(false)
      await vi.advanceTimersByTimeAsync(250)
    }
    expect(jackpot.spin.phase.name).toBe('result')
    expect(root.modals.closeTop()).toBe(true)
  })

  it('[JACK-12] a 401 in mid-spin ends everything: no timer, no lock, no prize of another player', async () => {
    const { jackpot, root, fault } = await spun('2001#3')
    const stop = root.session.start()
    root.modals.open('jackpot')
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(1000)
    expect(jackpot.spin.phase.name).toBe('running')
    fault('refreshData:401*1')
    await root.member.refresh()
    expect(root.session.signedIn).toBe(false)
    expect(jackpot.spin.phase.name).toBe('idle')
    expect(jackpot.spin.highlighted).toBeNull()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(jackpot.spin.phase.name).toBe('idle')
    expect(root.modals.stack).toEqual([])
    stop()
  })

  it('[JACK-12] a 401 as the draw’s own answer logs out instead of a message', async () => {
    const { jackpot, root, fault } = await ready()
    const stop = root.session.start()
    fault('receiveDrawChance:401')
    jackpot.tapSpin()
    await settle()
    expect(root.session.signedIn).toBe(false)
    expect(jackpot.spin.phase.name).toBe('idle')
    stop()
  })

  it('[JACK-12] a reply that arrives after logout is not shown to the next player', async () => {
    const { jackpot, root, fault } = await ready()
    fault('receiveDrawChance:slow=2000')
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(500)
    root.session.logout()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(jackpot.spin.phase.name).toBe('idle')
    expect(jackpot.spin.highlighted).toBeNull()
  })

  it('[JACK-12] a hidden page whose timers run late still ends on the winner, and shows it on return', async () => {
    const { jackpot, show } = await spun('2001#6')
    jackpot.tapSpin()
    await settle()
    // A suspended page: time passes, timers do not run.
    vi.setSystemTime(Date.now() + 60_000)
    const asleep = vi.spyOn(performance, 'now')
    const woke = performance.now() + 60_000
    asleep.mockReturnValue(woke)
    show()
    expect(jackpot.spin.highlighted).toBe(5)
    asleep.mockRestore()
    await vi.advanceTimersByTimeAsync(500)
    expect(jackpot.spin.phase).toMatchObject({ name: 'result', drawn: { id: 6 } })
  })

  it('[JACK-12] reduced motion: no run, the winner at once, then the result', async () => {
    const { jackpot } = await spun('2001#6', { reducedMotion: true })
    const highlighted: (number | null)[] = []
    autorun(() => highlighted.push(jackpot.spin.highlighted))
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(300)
    expect(highlighted).toEqual([null, 5])
    expect(jackpot.spin.phase.name).toBe('result')
  })

  it('[JACK-12] reduced motion: the wheel rests on its sector for 2 s', async () => {
    const { jackpot } = await spun('50003', { reducedMotion: true })
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(301)
    expect(jackpot.spin.phase).toMatchObject({ name: 'wheel', jackpot: 'minor', stopped: true })
    await vi.advanceTimersByTimeAsync(2000)
    expect(jackpot.spin.phase).toMatchObject({ name: 'amount', jackpot: 'minor' })
  })

  it('[JACK-12] an unknown cell: no run, but the prize is named', async () => {
    const { jackpot } = await spun('2001#3', {
      edit: editConfig(({ jackpotAwardConfigList: cells }) => ({
        jackpotAwardConfigList: cells.map((cell) => ({ ...cell, id: cell.id + 100 })),
      })),
    })
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS)
    expect(jackpot.spin.phase).toMatchObject({
      name: 'failed',
      why: { kind: 'unknownCell', drawn: { propId: 2001, count: 500 } },
    })
    expect(jackpot.spin.highlighted).toBeNull()
  })
})

describe('the invariant of a draw', () => {
  const words = [
    '2001#1',
    '1005',
    '2001#3',
    '50001',
    '2002',
    '2001#6',
    '50004#7',
    '2001#8',
    '4001',
    '2001#10',
    '50002',
    '50003',
  ]
  it.each(words)('[JACK-12] %s: stopped cell, pop-up, reply, record and ledger agree', async (word) => {
    const { jackpot, backend, calls } = await spun(word)
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS + 8500)
    const reply = calls('receiveDrawChance')[0]?.reply as {
      id: number
      propId: number
      count: number
      bonus: number
      recordId: string
    }
    const { phase, highlighted } = jackpot.spin
    if (phase.name !== 'result' && phase.name !== 'amount') throw new Error(phase.name)
    expect(phase.drawn).toMatchObject({ id: reply.id, propId: reply.propId, count: reply.count, bonus: reply.bonus })
    expect(jackpot.cells[highlighted ?? -1]?.id).toBe(reply.id)
    await jackpot.record.load()
    const row = jackpot.record.rows.find(({ id }) => id === reply.recordId)
    expect(row).toMatchObject({ cellId: reply.id, propId: reply.propId, count: reply.count, bonus: reply.bonus })
    const entries = Object.values(backend.journal.world.ledger).flat()
    const paid = entries.filter(
      ({ kind, at, amount }) => kind === 'jackpot.prize' && at === row?.createTime && amount > 0,
    )
    expect(paid.at(-1)?.amount).toBe(reply.propId >= 50000 ? reply.bonus : reply.count)
    if (row) expect((await jackpot.check(row))?.verdict).toBe('forced')
  })

  it('[JACK-01] a fair draw can be verified against the commitment shown before it', async () => {
    const { jackpot, backend } = await ready('collector')
    expect(jackpot.info?.commitment).toMatch(/^[0-9a-f]{64}$/)
    jackpot.tapSpin()
    await vi.advanceTimersByTimeAsync(RUN_MS + 8500)
    await jackpot.record.load()
    const [row] = jackpot.record.rows
    expect(row && (await jackpot.check(row))?.verdict).toBe('matches')
    expect(backend.journal.world.forcedDraws).toEqual([])
  })
})

describe('lists and figures', () => {
  it('[JACK-09] record in pages of 20, each page once', async () => {
    const { jackpot, calls } = await ready('whale')
    await jackpot.record.load()
    await jackpot.record.more()
    expect(jackpot.record.rows).toHaveLength(40)
    expect(
      calls('getPersonJackpotDrawAwardLog')
        .slice(-2)
        .map(({ request }) => request),
    ).toMatchObject([
      { pageNum: 1, pageSize: 20 },
      { pageNum: 2, pageSize: 20 },
    ])
  })

  it('[JACK-08] all four and their sum stay in their ranges, for any random value', async () => {
    const { jackpot, root } = await ready()
    const { info, figures } = jackpot
    if (!info) throw new Error('no draw info')
    const random = vi.spyOn(root.platform, 'random')
    for (let i = 0; i <= 40; i++) {
      random.mockReturnValue(Math.min(i / 40, 1 - Number.EPSILON))
      figures.move()
      for (const name of ['mega', 'major', 'minor', 'mini'] as const) {
        const [min = 0, max = 0] = info[`${name}JackpotSection`].split('-').map(Number)
        expect(figures.shown?.[name]).toBeGreaterThanOrEqual(min)
        expect(figures.shown?.[name]).toBeLessThanOrEqual(max)
      }
      const [, most = 0] = info.totalSection.split('-').map(Number)
      expect(figures.shown?.total).toBeLessThanOrEqual(most)
    }
  })

  it('[JACK-08] the figures change every 6 s within their ranges, unless paused', async () => {
    const { jackpot } = await ready()
    expect(jackpot.figures.shown?.mega).toBe(jackpot.info?.megaJackpot)
    const stop = jackpot.figures.start()
    await vi.advanceTimersByTimeAsync(5999)
    expect(jackpot.figures.shown?.mega).toBe(jackpot.info?.megaJackpot)
    await vi.advanceTimersByTimeAsync(1)
    const moved = jackpot.figures.shown?.mega ?? 0
    const [min = 0, max = 0] = jackpot.info?.megaJackpotSection.split('-').map(Number) ?? []
    expect(moved).toBeGreaterThanOrEqual(min)
    expect(moved).toBeLessThan(max)
    jackpot.figures.togglePaused()
    const still = jackpot.figures.shown
    await vi.advanceTimersByTimeAsync(18_000)
    expect(jackpot.figures.shown).toBe(still)
    stop()
  })
})
