import { describe, expect, it } from 'vitest'
import { readLink, withoutWords } from '../../mocks/network/controls/link'
import { linkTo, packState, unpackState } from '../../mocks/network/controls/stateLink'
import { createBackend } from '../../mocks/network/state/backend'
import { enterState, type readState, shareState } from '../../mocks/network/state/stateExport'
import { NOON, openBench } from './backendSupport'

const bytes = (value: unknown) => JSON.stringify(value)
const HOME = 'http://localhost:4173'

describe('the words of a link', () => {
  it('[QA-01] are read by key, and taken out of the address', () => {
    const address = `${HOME}/vip?back=1&mock.seed=7&mock.persona=lucky&mock.clock=2026-01-01T12:00:00Z&mock.fault=receiveDrawChance:1003*1,getMail2:timeout&mock.latency=3g&mock.draw=50001,2001&mock.theme=4&mock.panel=1#top`
    expect(readLink(address)).toEqual({
      words: {
        seed: '7',
        persona: 'lucky',
        clock: '2026-01-01T12:00:00Z',
        fault: 'receiveDrawChance:1003*1,getMail2:timeout',
        latency: '3g',
        draw: '50001,2001',
        theme: '4',
        panel: '1',
      },
      state: null,
    })
    expect(withoutWords(address)).toBe(`${HOME}/vip?back=1#top`)
    expect(withoutWords(`${HOME}/vip?back=1`)).toBe(`${HOME}/vip?back=1`)
  })

  it.each([
    ['?mock.sed=7', 'nearest: mock.seed'],
    ['?mock.=7', 'nearest:'],
    ['?mock.state=abc', '#mock.state='],
    ['?mock.seed=1&mock.seed=2', 'stands twice'],
  ])('[QA-01] %s is refused with what would be right', (query, hint) => {
    expect(() => readLink(`${HOME}/${query}`)).toThrow(hint)
  })
})

describe('a link to this state', () => {
  const lived = async (persona = 'lucky') => {
    let real = Date.UTC(2026, 0, 15, 12)
    const bench = openBench({ seed: 7, persona, clock: 'live', real: () => real })
    await bench.ask('getJackpotDrawInfo')
    await bench.mock.draw('50003')
    await bench.ask('receiveDrawChance', { appId: 'demo' })
    real += 5000
    await bench.mock.clock.advance('26h')
    await bench.ask('getJackpotDrawInfo')
    bench.mock.fault('online:lost*2,getMail2:1999')
    bench.mock.latency('3g')
    return bench
  }
  const visitElsewhere = async (state: ReturnType<typeof readState>, real = Date.UTC(2027, 5, 1)) => {
    const backend = createBackend({ real: () => real })
    return { backend, app: await enterState(backend, state) }
  }

  it('[QA-01] opens the same state elsewhere and later, with faults, latency, look and sign-in', async () => {
    const { backend } = await lived()
    const token = backend.token()
    const link = linkTo(`${HOME}/vip`, shareState(backend, { token, theme: 5 }))
    const { state } = readLink(link)
    const there = await visitElsewhere(unpackState(state ?? ''))
    const [mine, theirs] = [backend.chronicle.world, there.backend.chronicle.world]
    expect(bytes({ ...theirs, clock: null })).toBe(bytes({ ...mine, clock: null }))
    expect(there.backend.now()).toBe(mine.now)
    expect(there.backend.faults.list()).toEqual(['online:lost*2', 'getMail2:1999'])
    expect(there.backend.latency.word).toBe('3g')
    expect(there.app).toEqual({ token, theme: 5 })
    expect(withoutWords(link)).toBe(`${HOME}/vip`)
  })

  it('[QA-01] keeps a frozen clock frozen', async () => {
    const { backend, mock } = openBench({ persona: 'regular' })
    await mock.clock.advance('3h')
    const there = await visitElsewhere(shareState(backend, { token: null }))
    expect(there.backend.chronicle.world.clock).toEqual({ mode: 'frozen', at: Date.parse(NOON) + 10_800_000 })
  })

  it('[QA-01] can be passed on: the state of a state is the same', async () => {
    const { backend } = await lived()
    const there = await visitElsewhere(shareState(backend, { token: null }))
    const again = await visitElsewhere(shareState(there.backend, { token: null }), Date.UTC(2028, 0, 1))
    expect(bytes({ ...again.backend.chronicle.world, clock: null })).toBe(
      bytes({ ...backend.chronicle.world, clock: null }),
    )
  })

  it('[QA-01] carries a whole world where it was put in from a snapshot', async () => {
    const { backend, mock, ask } = openBench({ persona: 'lucky' })
    await mock.restore(mock.snapshot())
    await ask('receiveDrawChance')
    const there = await visitElsewhere(unpackState(packState(shareState(backend, { token: null }))))
    expect(bytes(there.backend.chronicle.world)).toBe(bytes(backend.chronicle.world))
  })

  it('[QA-01] stays short: a day of play is a few hundred letters', async () => {
    const { backend } = await lived()
    expect(packState(shareState(backend, { token: backend.token() })).length).toBeLessThan(900)
  })

  it('[QA-01] that is damaged or of another version is refused, and the world unchanged', async () => {
    const { backend } = await lived()
    const state = shareState(backend, { token: null })
    const packed = packState(state)
    for (const wrong of [
      '',
      'x',
      '%%%',
      packed.slice(0, 40),
      packed.slice(5),
      `${packed.slice(0, -30)}AAAA`,
      packState({ ...state, version: 9 as never }),
    ])
      expect(() => unpackState(wrong)).toThrow(/damaged|version|unchanged/)
    const here = openBench()
    const before = bytes(here.mock.snapshot())
    const wish = { seed: 1, persona: 'nobody', clock: { mode: 'live' as const }, real: 0 }
    const wrongs = [
      { ...state, made: undefined },
      { ...state, made: wish },
      { ...state, made: undefined, world: '{}' },
      { ...state, faults: ['nothing:lost'] },
      { ...state, latency: 'slowish' },
    ]
    for (const wrong of wrongs) await expect(enterState(here.backend, wrong as typeof state)).rejects.toThrow()
    expect(bytes(here.mock.snapshot())).toBe(before)
  })

  it('[QA-01] signs nobody in with a token that its world does not know', async () => {
    const { backend } = await lived()
    expect((await visitElsewhere(shareState(backend, { token: 'stranger' }))).app).toEqual({ token: null })
  })
})
