import { beforeAll, describe, expect, it } from 'vitest'
import { withoutPasswords } from '../../mocks/network/tape/secrets'
import type { Tape } from '../../mocks/network/tape/tape'
import { WORLD_VERSION } from '../../mocks/world/core/state'
import { playOneDay } from '../world/core/playOneDay'
import { type BackendFixture, createFixture, NOON } from './backendSupport'

/** Passwords are stand-ins in a tape. */
const bytes = (world: unknown) => withoutPasswords(JSON.stringify(world))

/** A session with everything that a tape holds, longer than what lies between two kept states. */
const play = async (fixture: BackendFixture) => {
  const { mock, call, send, backend } = fixture
  for (const round of [1, 2]) {
    await playOneDay(call, round)
    for (let turn = 0; turn < 100; turn++) await backend.note({ route: `/game/${turn}`, by: 'link' })
    await mock.draw('50004')
    mock.fault('getMail2:1003*1,online:lost*1')
    await call('getMail2', { pageNum: 1, pageSize: 20 })
    await send('online', { gameId: 1 })
    await mock.grant('coin:5000,chance:1')
    await call('receiveDrawChance')
    await mock.clock.advance('25h')
    mock.latency('none')
  }
  await backend.note({ route: '/bonus', by: 'link' })
}

/** Played once; who changes something copies it. */
let session: { end: string; tape: Tape }
beforeAll(async () => {
  const fixture = createFixture({ seed: 3 })
  await play(fixture)
  session = { end: bytes(fixture.mock.snapshot()), tape: await fixture.mock.tape() }
})

/** The session again, in a world of its own. */
const recorded = async (): Promise<BackendFixture> => {
  const fixture = createFixture()
  await fixture.mock.replay(session.tape)
  return fixture
}

describe('[QA-03] a tape', () => {
  it('leads to the same world again, byte for byte, in another one too', async () => {
    const { tape, end } = session
    const other = createFixture({ persona: 'visitor' })
    const replayed = await other.mock.replay(JSON.parse(JSON.stringify(tape)))
    expect(replayed).toMatchObject({ differs: null, to: tape.entries.length, of: tape.entries.length, route: '/bonus' })
    expect(bytes(other.mock.snapshot())).toBe(end)
    expect(replayed.token).toBe(other.backend.token())
    expect(bytes(await other.mock.tape())).toBe(bytes(tape))
  })

  it('says in words what the tester did, in order', async () => {
    const { mock, call } = createFixture()
    mock.fault('online:1003*1')
    await mock.clock.advance('1h')
    await call('online')
    await mock.grant('coin:5')
    mock.clearFaults()
    const said = (await mock.tape()).entries.flatMap((entry) => {
      if ('control' in entry) return `${entry.control} ${entry.words.join()}`.trim()
      if ('met' in entry) return `met ${entry.fault}`
      return 'faults' in entry ? `faults ${entry.faults.join()}`.trim() : []
    })
    expect(said).toEqual([
      'faults online:1003*1',
      'fault online:1003*1',
      'clock.advance 1h',
      'faults',
      'met 1003',
      'grant coin:5',
      'clearFaults',
    ])
  })

  it('is stepped back and on: each place is the same whichever way it was reached', async () => {
    const { mock } = await recorded()
    const tape = await mock.tape()
    const { length } = tape.entries
    const at = async (to: number) => {
      await mock.replay(tape, { to })
      return bytes([mock.snapshot(), mock.faults(), mock.latency()])
    }
    const places = [0, 20, 50, 199, 200, 201, length - 1, length]
    const forward: string[] = []
    for (const place of places) forward.push(await at(place))
    for (const [index, place] of [...places.entries()].reverse()) expect(await at(place)).toBe(forward[index])
    expect(new Set(forward).size).toBeGreaterThan(4)
    expect(length).toBeGreaterThan(201)
  })

  it('sets the faults that were there', async () => {
    const { mock } = await recorded()
    const tape = await mock.tape()
    const set = tape.entries.findIndex((entry) => 'faults' in entry)
    await mock.replay(tape, { to: set + 1 })
    expect(mock.faults()).toEqual(['getMail2:1003*1', 'online:lost*1'])
    await mock.replay(tape, { to: set })
    expect(mock.faults()).toEqual([])
  })

  it('is left by going on from there', async () => {
    const { mock, call } = await recorded()
    const tape = await mock.tape()
    await mock.replay(tape, { to: 20 })
    await call('sendMessage', { text: 'x' })
    await mock.grant('coin:1')
    const fork = await mock.tape()
    expect(fork.entries.slice(0, 20)).toEqual(tape.entries.slice(0, 20))
    expect((await mock.replay(fork)).differs).toBeNull()
  })

  it('names the first entry that differs', async () => {
    const { mock } = await recorded()
    const tape = await mock.tape()
    const index = tape.entries.findIndex((entry) => 'call' in entry && entry.call === 'receiveDrawChance')
    const entries = tape.entries.toSpliced(index, 1, { ...(tape.entries[index] as object), reply: 'other' } as never)
    expect((await mock.replay({ ...tape, entries })).differs).toEqual({
      entry: index + 1,
      what: 'receiveDrawChance is answered otherwise, with 0',
    })
    const end = (await mock.replay({ ...tape, end: 'other' })).differs
    expect(end).toMatchObject({ entry: tape.entries.length + 1 })
  })

  it('of an entry that this build does not know says so, and plays the rest', async () => {
    const { mock } = await recorded()
    const tape = await mock.tape()
    const unknown = { at: tape.now, call: 'noSuchCall', token: '', body: {}, reply: 'x' }
    const { differs } = await mock.replay({ ...tape, entries: [...tape.entries, unknown] })
    expect(differs?.what).toContain('noSuchCall')
  })

  it('holds neither tokens nor passwords, and what was accepted with them still is', async () => {
    const fixture = createFixture({ persona: 'visitor' })
    const { mock, call } = fixture
    const secret = 'Opal-river-77'
    const { token } = await call('accountRegist', { account: 'kestrel9', password: secret }, '')
    expect(token).toBeTypeOf('string')
    const own = String(token)
    await call('safeboxPassword', { password: '863120' }, own)
    await call('logout', {}, own)
    await call('accountLogin', { account: 'kestrel9', password: 'Opal-river-78' }, '')
    await call('accountLogin', { account: 'kestrel9', password: secret }, '')
    const tape = await mock.tape()
    const text = JSON.stringify(tape)
    const tokens = Object.keys(fixture.backend.journal.world.tokens)
    for (const hidden of [secret, own, '863120', ...tokens]) expect(text).not.toContain(hidden)
    const other = createFixture({ persona: 'visitor' })
    expect((await other.mock.replay(text)).differs).toBeNull()
    expect(Object.keys(other.mock.snapshot().tokens)).toEqual(Object.keys(mock.snapshot().tokens))
  })

  it('begins anew where it is told to', async () => {
    const { mock, call } = await recorded()
    await mock.clearTape()
    expect((await mock.tape()).entries).toEqual([])
    await call('receiveDrawChance')
    const tape = await mock.tape()
    const end = bytes(mock.snapshot())
    expect((await mock.replay(tape)).differs).toBeNull()
    expect(bytes(mock.snapshot())).toBe(end)
  })

  it('of a ticking clock goes on from the place it was played to', async () => {
    let real = Date.parse(NOON)
    const { mock, call } = createFixture({ clock: 'live', real: () => real })
    await mock.grant('coin:1')
    real += 3_600_000
    await mock.grant('coin:2')
    await call('online')
    const tape = await mock.tape()
    real += 3_600_000
    await mock.replay(tape, { to: 2 })
    expect(mock.clock.now()).toBe(Date.parse(NOON))
    real += 5_000
    expect(mock.clock.now()).toBe(Date.parse(NOON) + 5_000)
  })
})

describe('[QA-03] a damaged tape', () => {
  const refusals: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    ['cut in half', (text) => text.slice(0, text.length / 2), /no JSON: cut off/],
    ['of 50 MB', (text) => text.replace('"entries":[', `"more":"${'x'.repeat(50_000_000)}","entries":[`), /characters/],
    ['of another version', (text) => text.replace(`"world":${WORLD_VERSION}`, '"world":1'), /of version 1/],
    [
      'with an entry that does not parse',
      (text) => text.replace('"entries":[', '"entries":[{"at":1,"x":2},'),
      /entries/,
    ],
    ['that is none', () => '{"a":1}', /not a tape/],
    ['that is a list', () => '[]', /not a tape/],
    ['without a start', (text) => text.replace('"origin":{"made"', '"origin":{"mad"'), /origin/],
  ]
  it.each(refusals)('%s is refused, and nothing is lost', async (_kind, damage, reason) => {
    const { mock } = createFixture()
    await mock.grant('coin:5')
    const text = JSON.stringify(await mock.tape())
    const before = bytes(mock.snapshot())
    await expect(mock.replay(damage(text))).rejects.toThrow(reason)
    expect(bytes(mock.snapshot())).toBe(before)
    expect(JSON.stringify(await mock.tape())).toBe(text)
  })

  it.each([-1, 1.5, 1e9, Number.NaN])('has no entry %s', async (to) => {
    const { mock } = createFixture()
    await expect(mock.replay(await mock.tape(), { to })).rejects.toThrow('The tape has 0 entries')
  })
})
