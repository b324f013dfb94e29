import { afterEach, expect, it } from 'vitest'
import { createWorlds, type NamedWorld, type Worlds } from '../../../mocks/network/adapters/http/worlds'
import { NOON, pathOf, read } from '../backendSupport'

let worlds: Worlds
afterEach(() => worlds.close())

const send = ({ backend }: NamedWorld, name: string, body: object = {}) =>
  backend.handle({
    method: 'POST',
    path: pathOf(name),
    headers: { authorization: backend.token() ?? '' },
    body: JSON.stringify(body),
  })

/** All that a tester sees of a world; `ms` of a call is real time. */
const seen = ({ backend, mock }: NamedWorld) =>
  JSON.stringify({
    world: mock.snapshot(),
    faults: mock.faults(),
    latency: backend.latency,
    calls: mock.calls(),
    coverage: mock.coverage(),
    token: backend.token(),
    now: mock.clock.now(),
  })

const PERSONAS = ['lucky', 'collector', 'newcomer', 'visitor']

/** Plays a little in a world of its own. */
const live = async (name: string, index: number): Promise<void> => {
  const world = worlds.get(name)
  await world.mock.reset({ seed: index, persona: PERSONAS[index % PERSONAS.length] ?? '', clock: NOON })
  world.mock.fault('getMail2:1999*3,online:http502')
  world.mock.latency('1')
  await world.mock.draw('50003')
  await send(world, 'receiveDrawChance')
  await send(world, 'getMail2')
  await world.mock.clock.advance('2h')
  await send(world, 'appConfig')
}

it('[MOCK-02] worlds beyond the limit are stored and restored unchanged', async () => {
  worlds = createWorlds({ reportError: () => undefined }, 3)
  const names = Array.from({ length: 12 }, (_, index) => `World.${index}`)
  const before: string[] = []
  for (const [index, name] of names.entries()) {
    await live(name, index)
    before.push(seen(worlds.get(name)))
    expect(worlds.live).toBeLessThanOrEqual(3)
  }
  expect(names.map((name) => seen(worlds.get(name)))).toEqual(before)
  expect([worlds.size, worlds.live]).toEqual([12, 3])
  expect(new Set(before).size).toBe(12)
})

it('[MOCK-02] a stored world goes on as if it had stayed in memory', async () => {
  const after = async (mostLive: number) => {
    worlds = createWorlds({ clock: NOON }, mostLive)
    await live('a', 0)
    for (const other of ['b', 'c', 'd']) worlds.get(other)
    const replies = [await send(worlds.get('a'), 'receiveDrawChance'), await send(worlds.get('a'), 'getMail2')]
    await worlds.get('a').mock.clock.advance('24h')
    replies.push(await send(worlds.get('a'), 'receiveDrawChance'))
    const { mock } = worlds.get('a')
    worlds.close()
    return { replies: replies.map(read), world: mock.snapshot(), faults: mock.faults() }
  }
  const unstored = await after(10)
  expect(await after(1)).toEqual(unstored)
  expect(unstored.faults).toEqual(['getMail2:1999*1', 'online:http502'])
})

it('[MOCK-02] names that differ only in case are different worlds', async () => {
  worlds = createWorlds({}, 1)
  await worlds.get('one').mock.reset({ persona: 'lucky' })
  await worlds.get('ONE').mock.reset({ persona: 'broke' })
  worlds.get('another')
  expect(worlds.get('one').backend.journal.world.persona).toBe('lucky')
  expect(worlds.get('ONE').backend.journal.world.persona).toBe('broke')
})

it('[MOCK-02] a world is not stored while it answers', async () => {
  worlds = createWorlds({}, 1)
  await worlds.get('slow').mock.reset({ persona: 'lucky' })
  worlds.get('slow').mock.latency(30)
  const answer = worlds.use('slow', (world) => send(world, 'getJackpotDrawInfo'))
  worlds.get('other')
  worlds.get('third')
  expect(worlds.live).toBe(2)
  await answer
  expect(worlds.get('slow').mock.calls()).toMatchObject([{ endpoint: 'getJackpotDrawInfo', status: 200 }])
  worlds.get('other')
  expect(worlds.live).toBe(1)
})

it('[MOCK-02] finds the holder of a token in memory and in the store', async () => {
  worlds = createWorlds({ clock: NOON }, 1)
  const { token } = await worlds.get('a').mock.reset({ persona: 'lucky', seed: 5 })
  expect(worlds.holderOf(token ?? '')).toBe('a')
  worlds.get('b')
  expect([worlds.live, worlds.holderOf(token ?? ''), worlds.holderOf('nobody')]).toEqual([1, 'a', undefined])
})
