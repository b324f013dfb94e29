import { describe, expect, it } from 'vitest'
import { parseLink } from '../../mocks/network/controls/link'
import { codeOf } from '../../mocks/network/state/recording'
import { addressOf } from '../../mocks/show/address'
import { pitch } from '../../mocks/show/pitch'
import { readShow, readShowFile } from '../../mocks/show/readShow'
import { type ShowPage, ShowStore, showAtStart } from '../../mocks/show/ShowStore'
import type { Beat } from '../../mocks/show/schema'
import { createFixture, NOON } from '../network/backendSupport'

const beatOf = (id: string): Beat => {
  const beat = pitch.beats.find((one) => one.id === id)
  if (!beat) throw new Error(`no beat ${id}`)
  return beat
}

/** The world of a beat, prepared as its link does. */
const begun = async (beat: Beat) => {
  const fixture = createFixture()
  const { mock } = fixture
  const { controls } = parseLink(`https://demo.test${addressOf(pitch, beat)}`)
  const { persona = '', seed = '', draw, round, grant, bet } = controls
  const { token } = await mock.reset({ persona, seed, clock: NOON })
  if (draw) await mock.draw(draw)
  if (round) await mock.round(round)
  const replies = [
    ...(grant ? [await mock.grant(grant, token ?? undefined)] : []),
    ...(bet ? [await mock.bet(bet, token ?? undefined)] : []),
  ]
  return { ...fixture, codes: replies.map(codeOf), token: token ?? undefined }
}

describe('[DEMO-02] the beats of the pitch', () => {
  it('are valid, in five languages', () => {
    expect(readShow(structuredClone(pitch))).toEqual(pitch)
  })

  it.each(pitch.beats.map(({ id }) => id))('the world takes what %s prepares', async (id) => {
    const { codes } = await begun(beatOf(id))
    expect(codes.every((code) => code === 0)).toBe(true)
  })

  it('the smallest bet of the level-up reaches a level with another theme', async () => {
    const { mock, backend, token } = await begun(beatOf('level-up'))
    const level = () => {
      const { players } = backend.journal.world
      return Object.values(players).find(({ persona }) => persona === 'regular')?.vipExp
    }
    expect(level()).toBe(3_999_990)
    await mock.bet('1:20', token)
    expect(level()).toBeGreaterThanOrEqual(4_000_000)
  })
})

describe('[DEMO-02] a file of beats', () => {
  const [first] = pitch.beats
  const fileOf = (change: object): string => JSON.stringify({ ...pitch, beats: [{ ...first, ...change }] })

  it.each([
    ['{"name":', 'This file is not JSON: it was cut off, or is another file.'],
    ['"pitch"', /^This is no show: /],
    ['[]', /^'name' of the show: /],
    [JSON.stringify({ ...pitch, beats: [] }), /^'beats' of the show: /],
    [fileOf({ title: { 'en-US': 'Only English' } }), /^'beats\.0\.title\./],
    [fileOf({ opens: 'https://elsewhere.test' }), /^'beats\.0\.opens' of the show: /],
    [
      fileOf({ prepared: { grand: 'coin:5' } }),
      /^Beat 'sign-up': A link has no key 'mock\.grand'; nearest: mock\.grant/,
    ],
    [fileOf({ prepared: { persona: 'regluar' } }), /^Beat 'sign-up': .*regular/],
    [fileOf({ prepared: { grant: 'coin:-1' } }), /^Beat 'sign-up': /],
    [JSON.stringify({ ...pitch, beats: [first, first] }), "Two beats of the show are called 'sign-up'."],
  ])('%s is refused by a sentence that names it', (text, sentence) => {
    expect(() => readShowFile(text)).toThrow(sentence)
  })
})

describe('[DEMO-02] the remote', () => {
  const opened = (link = 'https://demo.test/#mock.state=abc') => {
    const visited: string[] = []
    const page: ShowPage = {
      origin: 'https://demo.test',
      go: (address) => visited.push(address),
      setTheme: () => undefined,
      link: () => link,
      language: () => 'pt-BR',
    }
    return { store: new ShowStore(page, showAtStart(pitch)), visited }
  }

  it('begins any beat in any order, and the same one again', () => {
    const { store, visited } = opened()
    store.begin(beatOf('mega'))
    expect(store.beat?.id).toBe('mega')
    expect(store.next?.id).toBe('invite')
    store.again()
    store.begin(beatOf('sign-up'))
    expect(visited).toEqual([
      '/activity/jackpot?mock.seed=7&mock.persona=lucky&mock.draw=50001&mock.show=pitch',
      '/activity/jackpot?mock.seed=7&mock.persona=lucky&mock.draw=50001&mock.show=pitch',
      '/auth/register?mock.seed=7&mock.persona=visitor&mock.show=pitch',
    ])
  })

  it('shows the audience the present state, or the start of the beat when that is too long', () => {
    const { store } = opened()
    store.begin(beatOf('mega'))
    expect(store.audienceLink(100)).toEqual({ link: 'https://demo.test/#mock.state=abc', isState: true })
    expect(store.audienceLink(10)).toEqual({
      link: 'https://demo.test/activity/jackpot?mock.seed=7&mock.persona=lucky&mock.draw=50001',
      isState: false,
    })
  })

  it('is a kiosk until the PIN is given', () => {
    const { store } = opened()
    store.enterKiosk({ idleMinutes: 2, pin: '12' })
    expect(store).toMatchObject({ state: { kiosk: null }, problem: 'The PIN has four digits.' })
    store.enterKiosk({ idleMinutes: 2, pin: '1234' })
    store.leaveKiosk('4321')
    expect(store).toMatchObject({ state: { kiosk: { pin: '1234' } }, problem: 'This is not the PIN.' })
    store.leaveKiosk('1234')
    expect(store).toMatchObject({ state: { kiosk: null }, problem: null })
  })

  it('keeps its show when a file is refused', async () => {
    const { store } = opened()
    await store.load(new Blob(['{}']))
    expect(store.state.show).toBe(pitch)
    expect(store.problem).toMatch(/^'name' of the show: /)
    await store.load(new Blob([JSON.stringify({ ...pitch, name: 'own' })]))
    expect(store).toMatchObject({ problem: null, state: { show: { name: 'own' }, beat: null } })
  })
})
