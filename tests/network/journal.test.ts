import { describe, expect, it } from 'vitest'
import { isWorldEntry } from '../../mocks/network/state/entries'
import { createJournal } from '../../mocks/network/state/journal'
import { playOneDay } from '../world/core/playOneDay'
import { type BackendFixture, createFixture } from './backendSupport'

const again = ({ backend }: BackendFixture) => {
  const { origin, entries } = backend.journal
  // Through JSON, as it is stored and sent.
  return createJournal(JSON.parse(JSON.stringify(origin)), JSON.parse(JSON.stringify(entries)))
}
const bytes = (world: unknown) => JSON.stringify(world)

/** The first few differences of two worlds. */
const differences = (one: unknown, other: unknown, path = ''): string[] => {
  if (bytes(one) === bytes(other)) return []
  const whole = typeof one !== 'object' || typeof other !== 'object' || !one || !other
  if (whole) return [`${path}: ${bytes(one)} / ${bytes(other)}`]
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const inside = keys.flatMap((key) => differences(Reflect.get(one, key), Reflect.get(other, key), `${path}.${key}`))
  return (inside.length > 0 ? inside : [`${path}: the order of its keys`]).slice(0, 5)
}

describe('the journal', () => {
  it('[MOCK-03] contains what changed the world and nothing else', async () => {
    const { backend, mock, call } = createFixture({ persona: 'lucky' })
    await call('getJackpotDrawInfo')
    await call('receiveDrawChance', { appId: 'x', channel: 'WEB' })
    await call('receiveDrawChance')
    await mock.draw('50002')
    await mock.clock.advance('24h')
    const changes = backend.journal.entries.filter(isWorldEntry)
    expect(changes.filter((entry) => !('call' in entry) || entry.call === 'receiveDrawChance')).toEqual([
      expect.objectContaining({ call: 'receiveDrawChance', body: {} }),
      expect.objectContaining({ draw: ['50002'] }),
      expect.objectContaining({ clock: expect.objectContaining({ mode: 'frozen' }) }),
    ])
    expect(backend.journal.entries).toContainEqual(expect.objectContaining({ refused: 'receiveDrawChance' }))
  })

  it.each(['regular', 'lucky', 'collector', 'newcomer', 'vip6'])(
    '[MOCK-03] leads to the same world again, byte for byte, for %s',
    async (persona) => {
      let real = Date.UTC(2026, 0, 15, 12)
      const fixture = createFixture({ seed: 3, persona, clock: 'live', real: () => real })
      const call = (name: string, body: object = {}) => {
        real += 1700
        return fixture.call(name, body)
      }
      for (const round of [1, 2, 3]) {
        await playOneDay(call, round)
        const { sessionId } = await call('startGame', { gameId: 1 })
        const token = fixture.backend.token() ?? ''
        for (const bet of [100, 200, 100])
          await fixture.backend.handleInternal({ name: 'slotSpin', token, body: { sessionId, gameId: 1, bet } })
        if (round === 1) await fixture.mock.draw('50004')
        await fixture.mock.clock.advance('25h')
      }
      expect(fixture.complaints).toEqual([])
      expect(fixture.mock.calls().filter(({ errcode }) => errcode === 0).length).toBeGreaterThan(150)
      const { journal } = fixture.backend
      const replayed = again(fixture)
      replayed.catchUp(real)
      expect(differences(replayed.world, journal.world)).toEqual([])
    },
  )

  it('[MOCK-03] contains failed attempts, which count though they are refused', async () => {
    const fixture = createFixture({ persona: 'regular' })
    for (const password of ['wrong1', 'wrong2']) await fixture.call('accountLogin', { account: 'regular', password })
    expect(differences(again(fixture).world, fixture.backend.journal.world)).toEqual([])
    expect(Object.values(fixture.backend.journal.world.shared.attempts ?? {}).flat()).toHaveLength(2)
  })

  it('[MOCK-03] a world restored from a snapshot continues the same way', async () => {
    const fixture = createFixture({ persona: 'lucky' })
    await fixture.mock.restore(fixture.mock.snapshot())
    await fixture.call('receiveDrawChance')
    expect(bytes(again(fixture).world)).toBe(bytes(fixture.backend.journal.world))
  })
})
