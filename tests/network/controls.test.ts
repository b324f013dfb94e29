import { describe, expect, it } from 'vitest'
import { PERSONAS } from '../../mocks/world/member/profile'
import { contract } from '../../src/contract'
import { full } from '../support/full'
import { createFixture, NOON } from './backendSupport'

describe('the controls', () => {
  it('[MOCK-03] the same seed, persona, clock and calls give the same replies, byte for byte', async () => {
    const run = async () => {
      const { mock, send } = createFixture({ seed: 7, persona: 'lucky' })
      const replies = [
        await send('getJackpotDrawInfo'),
        await send('receiveDrawChance'),
        await send('getJackpotDrawInfo'),
      ]
      return JSON.stringify([replies, mock.snapshot()])
    }
    expect(await run()).toBe(await run())
  })

  it('[MOCK-03] reset creates a fresh world of a seed and a persona, and resolves with its token', async () => {
    const { backend, mock, call } = createFixture({ persona: 'lucky' })
    await call('receiveDrawChance')
    mock.fault('online:lost')
    mock.latency(1)
    for (const persona of full ? PERSONAS : (['visitor', 'newcomer', 'collector'] as const)) {
      const { token } = await mock.reset({ seed: 7, persona, clock: NOON })
      expect(token === null).toBe(persona === 'visitor')
      expect(backend.journal.world).toMatchObject({ seed: 7, persona, forcedDraws: [] })
    }
    expect([mock.faults(), mock.calls(), backend.latency.word]).toEqual([[], [], 'none'])
  })

  it('[MOCK-03] reset creates a world with as many games as it is told, also for a player with a past', async () => {
    const { mock, call } = createFixture()
    for (const games of [1, '400']) {
      await mock.reset({ persona: 'collector', clock: NOON, games })
      expect(await call('appConfig', { v: '1' })).toMatchObject({ config: { appGameList: { length: Number(games) } } })
    }
  })

  it('[MOCK-03] reset has the defaults of the control surface', async () => {
    const { backend, mock } = createFixture()
    await mock.reset()
    expect(backend.journal.world).toMatchObject({ seed: 1, persona: 'visitor', clock: { mode: 'live' } })
  })

  it.each([
    [{ persona: 'luky' }, 'one of visitor, newcomer'],
    [{ persona: '__proto__' }, 'one of visitor, newcomer'],
    [{ seed: -1 }, 'such as 7'],
    [{ clock: 'soon' }, 'ISO 8601'],
    [{ games: 0 }, 'from 1 to 10000'],
    [{ games: '10001' }, 'from 1 to 10000'],
    [{ sed: 1 }, 'one of seed, persona, clock, games'],
    [[], '{seed?, persona?, clock?, games?}'],
    ['lucky', '{seed?, persona?, clock?, games?}'],
  ])('[MOCK-03] reset refuses %j and keeps the world', async (words, hint) => {
    const { mock } = createFixture()
    const before = JSON.stringify(mock.snapshot())
    // Callers from a console or over HTTP are not type-checked.
    await expect(mock.reset(words as never)).rejects.toThrow(hint)
    expect(JSON.stringify(mock.snapshot())).toBe(before)
  })

  it('[QA-01] draw queues results in order, jackpots and cells', async () => {
    const { mock, backend } = createFixture({ persona: 'lucky' })
    const before = [...backend.journal.world.forcedDraws]
    await mock.draw(50003, '50001')
    await mock.draw('2001,50002')
    expect(backend.journal.world.forcedDraws).toEqual([...before, '50003', '50001', '2001', '50002'])
  })

  it.each(['49999', '2001#99', 'mega', '', '50001;50002', '50005'])(
    '[QA-01] draw refuses %j and names the prizes',
    async (word) => {
      const { mock } = createFixture()
      const before = JSON.stringify(mock.snapshot())
      await expect(mock.draw(word)).rejects.toThrow(/one of 50001, 50002|the first cell/)
      await expect(mock.draw()).rejects.toThrow('for example 50001')
      expect(JSON.stringify(mock.snapshot())).toBe(before)
    },
  )

  it.each([
    [undefined, 'slot:<s1>'],
    ['', 'slot:<s1>'],
    ['dice:6', 'one of slot, crash, mines, roulette'],
    ['slot:1-2-3-4', 'middle row, 0'],
    ['slot:1-2-3-4-9', 'to 8'],
    ['slot:1-2-3-4-5:6', 'to 8'],
    ['crash:0.99', '1.00 to 1000.00'],
    ['crash:1000.01', '1.00 to 1000.00'],
    ['crash:2.505', '1.00 to 1000.00'],
    ['mines:0-1', '1 to 25'],
    ['mines:1-1', '1 to 25'],
    ['mines:1-2-', '1 to 25'],
    ['roulette:37', '0 to 36'],
    ['roulette:17,crash', 'where the flight ends'],
  ])('[QA-01] round refuses %j and says what would be right', async (text, hint) => {
    const { mock } = createFixture()
    const before = JSON.stringify(mock.snapshot())
    await expect(mock.round(text as string)).rejects.toThrow(hint)
    expect(JSON.stringify(mock.snapshot())).toBe(before)
  })

  it('[MOCK-03] the clock is frozen, set and advanced, and only goes forward', async () => {
    const { mock } = createFixture()
    const start = Date.parse(NOON)
    expect(mock.clock.now()).toBe(start)
    expect(await mock.clock.advance('24h')).toBe(start + 86_400_000)
    await mock.clock.set('2026-01-20T00:00:00Z')
    expect(mock.clock.now()).toBe(Date.parse('2026-01-20T00:00:00Z'))
    await expect(mock.clock.set('2026-01-19')).rejects.toThrow('only goes forward')
    await expect(mock.clock.advance('1w')).rejects.toThrow('90s')
    expect(mock.clock.now()).toBe(Date.parse('2026-01-20T00:00:00Z'))
  })

  it('[MOCK-03] a frozen clock runs on from where it stands, and stays a running one', async () => {
    let real = 5_000
    const { mock } = createFixture({ clock: NOON, real: () => real })
    const start = await mock.clock.run()
    expect(start).toBe(Date.parse(NOON))
    real += 7_000
    expect(mock.clock.now()).toBe(start + 7_000)
    await mock.clock.run()
    real += 1_000
    expect(mock.clock.now()).toBe(start + 8_000)
  })

  it('[MOCK-03] a running clock ticks with real time from its start', async () => {
    let real = 1_000_000
    const { mock } = createFixture({ clock: `run@${NOON}`, real: () => real })
    real += 5000
    expect(mock.clock.now()).toBe(Date.parse(NOON) + 5000)
    await mock.clock.advance('1h')
    real += 1
    expect(mock.clock.now()).toBe(Date.parse(NOON) + 3_605_001)
  })

  it('[QA-01] logs each call, and covers every endpoint of the contract', async () => {
    const { mock, send } = createFixture()
    await send('getJackpotRank', { pageNum: 1, pageSize: 10 })
    await send('getJackpotRank', { pageNum: 0, pageSize: 10 })
    expect(mock.calls()).toEqual([
      expect.objectContaining({
        endpoint: 'getJackpotRank',
        at: Date.parse(NOON),
        status: 200,
        errcode: 0,
        request: { pageNum: 1, pageSize: 10 },
      }),
      expect.objectContaining({ endpoint: 'getJackpotRank', status: 200, errcode: 1400, reply: { errcode: 1400 } }),
    ])
    expect(mock.calls()[0]?.ms).toBeTypeOf('number')
    expect(Object.keys(mock.coverage())).toEqual(contract.map(({ call }) => call.name))
    expect(mock.coverage()).toMatchObject({ getJackpotRank: 2, receiveDrawChance: 0 })
    mock.clearCalls()
    expect(mock.calls()).toEqual([])
  })

  it('[QA-01] says of a bad request which field is wrong, and why; the reply does not', async () => {
    const notes: string[] = []
    const { mock, send, call } = createFixture({ note: (what) => notes.push(what) })
    const reply = await call('getJackpotRank', { pageNum: 'x', pageSize: 101 })
    expect(reply).toEqual({ errcode: 1400 })
    await call('startGame', {})
    await call('smsSend', { mobile: '12', purpose: 3 })
    await send('getTaskUser', '[]')
    await call('getTaskUser')
    await call('betBonusReceive')
    const whys = mock.calls().map(({ why }) => why)
    expect(whys).toEqual([
      'pageNum: Invalid type: Expected number but received "x"; pageSize: Invalid value: Expected <=100 but received 101',
      'gameId: Invalid key: Expected "gameId" but received undefined',
      'mobile: 7 to 15 digits',
      'The body of getTaskUser must be a JSON object.',
      undefined,
      undefined,
    ])
    expect(notes).toEqual([
      `getJackpotRank refused with 1400: ${whys[0]}`,
      `startGame refused with 1400: ${whys[1]}`,
      `smsSend refused with 1400: ${whys[2]}`,
    ])
  })

  it('[QA-01] a reason stays short, whatever was sent', async () => {
    const { mock, call } = createFixture({ note: () => undefined })
    await call('feedbackSend', {
      category: 'x'.repeat(100_000),
      message: '',
      images: ['y'.repeat(100_000)],
      requestId: 'a',
    })
    expect(mock.calls()[0]?.why?.length).toBeLessThan(400)
  })

  it('[MOCK-03] the ledger sums up to every balance, for all players and for one', async () => {
    const { backend, mock, call } = createFixture({ persona: 'lucky' })
    await call('receiveDrawChance')
    const { players } = backend.journal.world
    for (const [id, { balances }] of Object.entries(players))
      for (const [asset, balance] of Object.entries(balances)) {
        const entries = mock.ledger(id).filter((entry) => entry.asset === asset)
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
        expect(entries[0]?.kind).toBe('opening')
      }
    expect(mock.ledger().length).toBe(Object.keys(players).reduce((sum, id) => sum + mock.ledger(id).length, 0))
    expect(() => mock.ledger('nobody')).toThrow("no player 'nobody'")
  })

  it('[MOCK-03] a snapshot restores the whole world, as data and as text', async () => {
    const { mock, call } = createFixture({ persona: 'lucky' })
    const before = mock.snapshot()
    await call('receiveDrawChance')
    await mock.clock.advance('7d')
    await mock.restore(before)
    expect(JSON.stringify(mock.snapshot())).toBe(JSON.stringify(before))
    await mock.restore(JSON.stringify(before))
    expect(await call('receiveDrawChance')).toMatchObject({ errcode: 0, propId: 50001 })
  })

  it('[MOCK-03] an invalid snapshot is refused and changes nothing', async () => {
    const { mock } = createFixture()
    const valid = mock.snapshot()
    const spoil = (change: (world: Record<string, unknown>) => void) => {
      const world = JSON.parse(JSON.stringify(valid)) as Record<string, unknown>
      change(world)
      return world
    }
    const rich = spoil(() => undefined) as typeof valid & Record<string, unknown>
    const [player] = Object.values(rich.players).filter(({ balances }) => (balances.coin ?? 0) > 0)
    if (player) player.balances.coin = (player.balances.coin ?? 0) + 1
    const wrong: unknown[] = ['', '{', 'null', '[]', '{}', null, undefined, 7, rich, JSON.stringify(valid).slice(0, -9)]
    for (const key of Object.keys(valid)) if (key !== 'gone') wrong.push(spoil((world) => delete world[key]))
    wrong.push(
      spoil((world) => {
        world['version'] = 999
      }),
      spoil((world) => {
        world['now'] = 'soon'
      }),
    )
    wrong.push(
      spoil((world) => {
        world['tokens'] = { stolen: 'nobody' }
      }),
    )
    const renamed = spoil(() => undefined) as typeof valid & Record<string, unknown>
    for (const one of Object.values(renamed.players)) one.id = ''
    wrong.push(renamed)
    for (const one of wrong) await expect(mock.restore(one)).rejects.toThrow(/The world is unchanged/)
    expect(JSON.stringify(mock.snapshot())).toBe(JSON.stringify(valid))
  })
})
