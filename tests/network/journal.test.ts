import { describe, expect, it } from 'vitest'
import { createChronicle } from '../../mocks/network/state/journal'
import { liveADay } from '../world/core/life'
import { type Bench, openBench } from './backendSupport'

const again = ({ backend }: Bench) => {
  const { origin, entries } = backend.chronicle
  // Through JSON, as it is kept and sent.
  return createChronicle(JSON.parse(JSON.stringify(origin)), JSON.parse(JSON.stringify(entries)))
}
const bytes = (world: unknown) => JSON.stringify(world)

/** Where two worlds differ, few enough to be read. */
const differences = (one: unknown, other: unknown, path = ''): string[] => {
  if (bytes(one) === bytes(other)) return []
  const whole = typeof one !== 'object' || typeof other !== 'object' || !one || !other
  if (whole) return [`${path}: ${bytes(one)} / ${bytes(other)}`]
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const inside = keys.flatMap((key) => differences(Reflect.get(one, key), Reflect.get(other, key), `${path}.${key}`))
  return (inside.length > 0 ? inside : [`${path}: the order of its keys`]).slice(0, 5)
}

describe('the journal', () => {
  it('[MOCK-03] holds what changed the world and nothing else', async () => {
    const { backend, mock, ask } = openBench({ persona: 'lucky' })
    await ask('getJackpotDrawInfo')
    await ask('receiveDrawChance', { appId: 'x', channel: 'WEB' })
    await ask('receiveDrawChance')
    await mock.draw('50002')
    await mock.clock.advance('24h')
    expect(
      backend.chronicle.entries.filter((entry) => !('call' in entry) || entry.call === 'receiveDrawChance'),
    ).toEqual([
      expect.objectContaining({ call: 'receiveDrawChance', body: {} }),
      expect.objectContaining({ draw: ['50002'] }),
      expect.objectContaining({ clock: expect.objectContaining({ mode: 'frozen' }) }),
    ])
  })

  it.each(['regular', 'lucky', 'collector', 'newcomer', 'vip6'])(
    '[MOCK-03] leads to the same world again, byte for byte, for %s',
    async (persona) => {
      let real = Date.UTC(2026, 0, 15, 12)
      const bench = openBench({ seed: 3, persona, clock: 'live', real: () => real })
      const ask = (name: string, body: object = {}) => {
        real += 1700
        return bench.ask(name, body)
      }
      for (const round of [1, 2, 3]) {
        await liveADay(ask, round)
        const { sessionId } = await ask('startGame', { gameId: 1 })
        const token = bench.backend.token() ?? ''
        for (const bet of [100, 200, 100])
          await bench.backend.askInside({ name: 'slotSpin', token, body: { sessionId, gameId: 1, bet } })
        if (round === 1) await bench.mock.draw('50004')
        await bench.mock.clock.advance('25h')
      }
      expect(bench.complaints).toEqual([])
      expect(bench.mock.calls().filter(({ errcode }) => errcode === 0).length).toBeGreaterThan(150)
      const { chronicle } = bench.backend
      const replayed = again(bench)
      replayed.catchUp(real)
      expect(differences(replayed.world, chronicle.world)).toEqual([])
    },
  )

  it('[MOCK-03] a world made from a snapshot goes on the same way', async () => {
    const bench = openBench({ persona: 'lucky' })
    await bench.mock.restore(bench.mock.snapshot())
    await bench.ask('receiveDrawChance')
    expect(bytes(again(bench).world)).toBe(bytes(bench.backend.chronicle.world))
  })
})
