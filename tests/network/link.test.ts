import { describe, expect, it } from 'vitest'
import { parseLink, withoutControls } from '../../mocks/network/controls/link'
import { decodeState, encodeState, linkToState } from '../../mocks/network/controls/stateLink'
import { createBackend } from '../../mocks/network/state/backend'
import { exportState, importState, type parseState } from '../../mocks/network/state/stateExport'
import { createFixture, NOON } from './backendSupport'

const bytes = (value: unknown) => JSON.stringify(value)
const HOME = 'http://localhost:4173'

describe('the controls of a link', () => {
  it('[QA-01] are parsed by key and removed from the address', () => {
    const address = `${HOME}/vip?back=1&mock.seed=7&mock.persona=lucky&mock.clock=2026-01-01T12:00:00Z&mock.games=10000&mock.fault=receiveDrawChance:1003*1,getMail2:timeout&mock.latency=3g&mock.draw=50001,2001&mock.round=roulette:17&mock.config=otpStatus:0&mock.grant=coin:50000&mock.bet=7:100*50&mock.theme=4&mock.panel=1#top`
    expect(parseLink(address)).toEqual({
      controls: {
        seed: '7',
        persona: 'lucky',
        clock: '2026-01-01T12:00:00Z',
        games: '10000',
        fault: 'receiveDrawChance:1003*1,getMail2:timeout',
        latency: '3g',
        draw: '50001,2001',
        round: 'roulette:17',
        config: 'otpStatus:0',
        grant: 'coin:50000',
        bet: '7:100*50',
        theme: '4',
        panel: '1',
      },
      state: null,
    })
    expect(withoutControls(address)).toBe(`${HOME}/vip?back=1#top`)
    expect(withoutControls(`${HOME}/vip?back=1`)).toBe(`${HOME}/vip?back=1`)
  })

  it.each([
    ['?mock.sed=7', 'nearest: mock.seed'],
    ['?mock.=7', 'nearest:'],
    ['?mock.state=abc', '#mock.state='],
    ['?mock.seed=1&mock.seed=2', 'occurs twice'],
    ['?mock.grant=mail:welcome#3', 'looks cut'],
    ['?mock.draw=50001#x,2001&mock.theme=4', 'looks cut'],
    ['?mock.fault=online:lost&getMail2:lost', 'looks cut'],
  ])('[QA-01] %s is refused with what would be valid', (query, hint) => {
    expect(() => parseLink(`${HOME}/${query}`)).toThrow(hint)
  })
})

it.each([
  ['draw', '2001#3', '2001~3'],
  ['draw', '2001#3,50001,2001#3', '2001~3,50001,2001~3'],
  ['draw', '2001~3', '2001~3'],
  ['config', 'loginTypes:1+3', 'loginTypes:1+3'],
  ['config', 'loginTypes:1%2B3,%20otpStatus:0', 'loginTypes:1+3, otpStatus:0'],
  ['clock', '2026-01-01T12:00:00+02:00', '2026-01-01T12:00:00+02:00'],
])('[QA-01] mock.%s=%s is read whole, with what follows', (key, written, read) => {
  const address = `${HOME}/vip?mock.seed=7&mock.${key}=${written}&mock.theme=4`
  expect(parseLink(address).controls).toEqual({ seed: '7', [key]: read, theme: '4' })
  expect(withoutControls(address)).toBe(`${HOME}/vip`)
})

describe('a link to this state', () => {
  const lived = async (persona = 'lucky') => {
    let real = Date.UTC(2026, 0, 15, 12)
    const fixture = createFixture({ seed: 7, persona, clock: 'live', real: () => real })
    await fixture.call('getJackpotDrawInfo')
    await fixture.mock.draw('50003')
    await fixture.call('receiveDrawChance', { appId: 'demo' })
    real += 5000
    await fixture.mock.clock.advance('26h')
    await fixture.call('getJackpotDrawInfo')
    fixture.mock.fault('online:lost*2,getMail2:1999')
    fixture.mock.latency('3g')
    return fixture
  }
  const visitElsewhere = async (state: ReturnType<typeof parseState>, real = Date.UTC(2027, 5, 1)) => {
    const backend = createBackend({ real: () => real })
    return { backend, app: await importState(backend, state) }
  }

  it('[QA-01] opens the same state elsewhere and later, with faults, latency, theme and sign-in', async () => {
    const { backend } = await lived()
    const token = backend.token()
    const link = linkToState(`${HOME}/vip`, exportState(backend, { token, theme: 5 }))
    const { state } = parseLink(link)
    const there = await visitElsewhere(decodeState(state ?? ''))
    const [mine, theirs] = [backend.journal.world, there.backend.journal.world]
    expect(bytes({ ...theirs, clock: null })).toBe(bytes({ ...mine, clock: null }))
    expect(there.backend.now()).toBe(mine.now)
    expect(there.backend.faults.list()).toEqual(['online:lost*2', 'getMail2:1999'])
    expect(there.backend.latency.word).toBe('3g')
    expect(there.app).toEqual({ token, theme: 5 })
    expect(withoutControls(link)).toBe(`${HOME}/vip`)
  })

  it('[QA-01] keeps a frozen clock frozen', async () => {
    const { backend, mock } = createFixture({ persona: 'regular' })
    await mock.clock.advance('3h')
    const there = await visitElsewhere(exportState(backend, { token: null }))
    expect(there.backend.journal.world.clock).toEqual({ mode: 'frozen', at: Date.parse(NOON) + 10_800_000 })
  })

  it('[QA-01] can be passed on: the state of an opened link is the same', async () => {
    const { backend } = await lived()
    const there = await visitElsewhere(exportState(backend, { token: null }))
    const again = await visitElsewhere(exportState(there.backend, { token: null }), Date.UTC(2028, 0, 1))
    expect(bytes({ ...again.backend.journal.world, clock: null })).toBe(
      bytes({ ...backend.journal.world, clock: null }),
    )
  })

  it('[QA-01] carries the whole world if that was restored from a snapshot', async () => {
    const { backend, mock, call } = createFixture({ persona: 'lucky' })
    await mock.restore(mock.snapshot())
    await call('receiveDrawChance')
    const there = await visitElsewhere(decodeState(encodeState(exportState(backend, { token: null }))))
    expect(bytes(there.backend.journal.world)).toBe(bytes(backend.journal.world))
  })

  it('[QA-01] stays short: a day of play is a few hundred characters', async () => {
    const { backend } = await lived()
    expect(encodeState(exportState(backend, { token: backend.token() })).length).toBeLessThan(900)
  })

  it('[QA-01] a link that is damaged or of another version is refused and changes nothing', async () => {
    const { backend } = await lived()
    const state = exportState(backend, { token: null })
    const packed = encodeState(state)
    for (const wrong of [
      '',
      'x',
      '%%%',
      packed.slice(0, 40),
      packed.slice(5),
      `${packed.slice(0, -30)}AAAA`,
      encodeState({ ...state, version: 99 as never }),
    ])
      expect(() => decodeState(wrong)).toThrow(/damaged|version|unchanged/)
    const here = createFixture()
    const before = bytes(here.mock.snapshot())
    const setup = { seed: 1, persona: 'nobody', clock: { mode: 'live' as const }, real: 0 }
    const wrongs = [
      { ...state, made: undefined },
      { ...state, made: setup },
      { ...state, made: undefined, world: '{}' },
      { ...state, faults: ['nothing:lost'] },
      { ...state, latency: 'slowish' },
    ]
    for (const wrong of wrongs) await expect(importState(here.backend, wrong as typeof state)).rejects.toThrow()
    expect(bytes(here.mock.snapshot())).toBe(before)
  })

  it('[QA-01] does not sign in with a token that its world does not know', async () => {
    const { backend } = await lived()
    expect((await visitElsewhere(exportState(backend, { token: 'unknown' }))).app).toEqual({ token: null })
  })
})
