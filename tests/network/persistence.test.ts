import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createControls } from '../../mocks/network/controls/controls'
import { createBackend } from '../../mocks/network/state/backend'
import { openPersistence, type Persistence } from '../../mocks/network/state/persistence'
import { openStore } from '../../mocks/network/state/store'
import { NOON, pathOf, read } from './backendSupport'

const bytes = (value: unknown) => JSON.stringify(value)

/** One lock for all tabs of a test, as in a browser. */
const oneLock = () => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_: string, run: () => Promise<unknown>) => {
      const mine = last.then(run)
      last = mine.catch(() => undefined)
      return mine
    },
  } as unknown as LockManager
}

let locks = oneLock()
let open: Persistence[] = []

const tab = async (persona = 'lucky') => {
  const notes: string[] = []
  const persistence = await openPersistence({ name: 'world', locks, note: (text) => notes.push(text) })
  open.push(persistence)
  const journal = await persistence.load()
  const reportError = (what: string) => notes.push(what)
  const backend = createBackend({ persona, clock: NOON, reportError, ...(journal && { journal }) })
  await persistence.persist(backend)
  const call = async (name: string, body: object = {}) =>
    read(
      await backend.handle({
        method: 'POST',
        path: pathOf(name),
        headers: { authorization: backend.token() ?? '' },
        body: JSON.stringify(body),
      }),
    )
  const mock = createControls(backend)
  return { persistence, backend, mock, notes, call, restored: journal !== null, world: () => bytes(mock.snapshot()) }
}

type Tab = Awaited<ReturnType<typeof tab>>

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  locks = oneLock()
  open = []
})
afterEach(() => {
  for (const persistence of open) persistence.stop()
  vi.unstubAllGlobals()
})

describe('the stored world', () => {
  it('[MOCK-03] faults and latency outlast a reload that follows at once', async () => {
    const before = await tab()
    // A call in flight stores first.
    void before.call('receiveDrawChance')
    before.mock.fault('getMail2:1500')
    before.mock.latency('3g')
    await before.persistence.stored()
    before.persistence.stop()
    const { mock } = await tab()
    expect([mock.faults(), mock.latency()]).toEqual([['getMail2:1500'], '3g'])
  })

  it('[MOCK-03] what was removed is gone after a reload, too', async () => {
    const before = await tab()
    before.mock.fault('online:1999,getMail2:1500')
    await before.persistence.stored()
    before.mock.clearFault('online')
    await before.persistence.stored()
    before.persistence.stop()
    expect((await tab()).mock.faults()).toEqual(['getMail2:1500'])
  })

  it('[MOCK-03] survives a reload, byte for byte', async () => {
    const before = await tab()
    expect(before.restored).toBe(false)
    await before.call('receiveDrawChance')
    await before.mock.draw('50003')
    await before.mock.clock.advance('24h')
    before.persistence.stop()
    const after = await tab('broke')
    expect(after.restored).toBe(true)
    expect(after.world()).toBe(before.world())
    expect(after.notes).toEqual([])
  })

  it('[MOCK-04] shares switches, grants and bets with a second tab, and keeps them over a reload', async () => {
    const [one, other] = [await tab(), await tab()]
    await one.mock.config('otpStatus:0')
    await one.mock.grant('coin:5000,level:4')
    await one.mock.clearDraws()
    await other.mock.bet('1:100*5')
    await one.mock.config('registerType:2')
    await vi.waitFor(() => expect(other.mock.configs()).toEqual(['otpStatus:0', 'registerType:2']))
    expect(other.world()).toBe(one.world())
    const after = await tab('broke')
    expect(after.world()).toBe(one.world())
  })

  it('[MOCK-03] is written incrementally', async () => {
    const { call, mock } = await tab()
    const store = await openStore('world')
    await call('receiveDrawChance')
    const first = await store?.getAll('journal')
    await mock.draw('50003')
    const second = await store?.getAll('journal')
    expect(second?.slice(0, -1)).toEqual(first)
    expect(second?.at(-1)).toMatchObject({ draw: ['50003'] })
    expect(await store?.get('base', 'base')).not.toHaveProperty('world')
    store?.close()
  })

  it('[MOCK-03] starts from a checkpoint after many changes, and is the same', async () => {
    const before = await tab()
    for (let round = 0; round < 105; round++) await before.mock.clock.advance('1m')
    const store = await openStore('world')
    expect(await store?.get('base', 'base')).toMatchObject({ at: 200, world: expect.any(String) })
    store?.close()
    before.persistence.stop()
    const after = await tab()
    expect(after.world()).toBe(before.world())
    expect(bytes(after.backend.journal.entries)).toBe(bytes(before.backend.journal.entries))
  })

  it('[QA-01] keeps faults, latency and the chosen theme', async () => {
    const before = await tab()
    before.mock.fault('online:1999*3,getMail2:slow=5')
    before.mock.latency('3g')
    await before.persistence.setTheme(4)
    await before.mock.clock.advance('1s')
    before.persistence.stop()
    const after = await tab()
    expect(after.mock.faults()).toEqual(['online:1999*3', 'getMail2:slow=5'])
    expect(after.backend.latency.word).toBe('3g')
    expect(after.persistence.theme()).toBe(4)
  })

  it('[MOCK-03] of another version is discarded with a note', async () => {
    const before = await tab()
    await before.call('receiveDrawChance')
    before.persistence.stop()
    const store = await openStore('world')
    const base = await store?.get('base', 'base')
    if (base) await store?.put('base', { ...base, version: 0 }, 'base')
    store?.close()
    const after = await tab()
    expect(after.restored).toBe(false)
    expect(after.notes).toEqual([expect.stringContaining('another version')])
    expect(await after.call('receiveDrawChance')).toMatchObject({ errcode: 0 })
  })

  it('[MOCK-03] a damaged world is discarded with a note', async () => {
    const before = await tab()
    before.persistence.stop()
    const store = await openStore('world')
    const base = await store?.get('base', 'base')
    if (base) await store?.put('base', { ...base, origin: { world: '{"half":' } }, 'base')
    store?.close()
    expect((await tab()).notes).toEqual([expect.stringContaining('another version')])
  })

  it('[MOCK-03] lives in memory, with a note, where the browser has no storage', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { notes, call } = await tab()
    expect(notes).toEqual([expect.stringContaining('stores nothing')])
    expect(await call('receiveDrawChance')).toMatchObject({ errcode: 0 })
  })

  it('[MOCK-03] lives in memory, with a note, where opening the storage fails', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    expect((await tab()).notes).toEqual([expect.stringContaining('stores nothing')])
  })

  it('[MOCK-03] continues in memory when the storage fails later, and acts once', async () => {
    const { notes, call, mock } = await tab()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await call('receiveDrawChance')).toMatchObject({ errcode: 0 })
    vi.restoreAllMocks()
    expect(await call('receiveDrawChance')).toMatchObject({ errcode: 1001 })
    expect(notes).toEqual([expect.stringContaining('stores nothing')])
    expect(mock.ledger().filter(({ kind, at }) => kind === 'jackpot.draw' && at === Date.parse(NOON))).toHaveLength(1)
  })

  it('[QA-03] a session is recorded to its end when the storage fails on the way', async () => {
    const { call, mock, notes, world } = await tab()
    await call('receiveDrawChance')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await mock.grant('coin:500')
    vi.restoreAllMocks()
    await mock.clock.advance('1h')
    const [tape, end] = [await mock.tape(), world()]
    const controls = tape.entries.flatMap((entry) => ('control' in entry ? entry.control : []))
    expect(controls).toEqual(['grant', 'clock.advance'])
    expect((await mock.replay(tape)).differs).toBeNull()
    expect(world()).toBe(end)
    expect(notes).toEqual([expect.stringContaining('stores nothing')])
  })

  it('[MOCK-03] is opened again when the browser has closed it, and nothing is lost', async () => {
    const opened: IDBDatabase[] = []
    const { transaction } = IDBDatabase.prototype
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...parts) {
      if (!opened.includes(this)) opened.push(this)
      return transaction.apply(this, parts)
    })
    const before = await tab()
    for (const [step, word] of ['online:lost', 'online:1999'].entries()) {
      opened.at(-1)?.close()
      if (step === 0) expect(await before.call('receiveDrawChance')).toMatchObject({ errcode: 0 })
      opened.at(-1)?.close()
      before.mock.fault(word)
      await before.mock.clock.advance('1h')
    }
    vi.restoreAllMocks()
    expect(before.notes).toEqual([])
    before.persistence.stop()
    const after = await tab('broke')
    expect(after.world()).toBe(before.world())
    expect(after.mock.faults()).toEqual(before.mock.faults())
  })

  it('[MOCK-03] a world that was cleared under the page is stored whole again', async () => {
    const before = await tab()
    await before.call('receiveDrawChance')
    const store = await openStore('world')
    await store?.clear('base')
    await store?.clear('journal')
    store?.close()
    await before.mock.clock.advance('1h')
    const after = await tab('broke')
    expect(after.world()).toBe(before.world())
  })

  it.each([
    ['a call', async ({ call }: Tab) => void (await call('receiveDrawChance'))],
    ['a fault', async ({ mock }: Tab) => void mock.fault('online:lost')],
    ['a reset', async ({ mock }: Tab) => void (await mock.reset({ seed: 9, persona: 'broke', clock: NOON }))],
    [
      'a reload',
      async (old: Tab) => {
        old.persistence.stop()
        old.notes.push(...(await tab()).notes)
      },
    ],
  ])('[MOCK-03] of a newer build is left alone by %s in an old tab, which says so', async (_, act) => {
    const old = await tab()
    const store = await openStore('world')
    const base = await store?.get('base', 'base')
    if (base) await store?.put('base', { ...base, version: base.version + 1 }, 'base')
    const stored = async () =>
      bytes([await store?.get('base', 'base'), await store?.getAll('journal'), await store?.get('words', 'words')])
    const newer = await stored()
    await act(old)
    await vi.waitFor(() => expect(old.notes).toEqual([expect.stringContaining('newer version')]))
    await old.mock.clock.advance('1h')
    expect(await stored()).toBe(newer)
    expect(await old.call('receiveDrawChance')).toHaveProperty('errcode')
    expect(old.notes).toHaveLength(1)
    store?.close()
  })

  it('[MOCK-03] has a note where tabs cannot be locked', async () => {
    const notes: string[] = []
    open.push(await openPersistence({ name: 'world', note: (text) => notes.push(text) }))
    expect(notes).toEqual([expect.stringContaining('one tab at a time')])
  })
})

describe('two tabs of a browser', () => {
  it('[MOCK-03] share one world and never pay twice', async () => {
    const [one, other] = [await tab(), await tab()]
    const replies = await Promise.all([
      one.call('receiveDrawChance'),
      other.call('receiveDrawChance'),
      one.call('receiveDrawChance'),
    ])
    expect(replies.map(({ errcode }) => errcode).sort()).toEqual([0, 1001, 1001])
    await one.mock.clock.advance('1s')
    await other.mock.clock.advance('1s')
    await one.mock.clock.advance('0s')
    expect(one.world()).toBe(other.world())
  })

  it('[MOCK-03] see what the other did without writing themselves', async () => {
    const [one, other] = [await tab(), await tab()]
    await one.call('receiveDrawChance')
    await vi.waitFor(() => expect(other.world()).toBe(one.world()))
    one.mock.fault('online:lost')
    await vi.waitFor(() => expect(other.mock.faults()).toEqual(['online:lost']))
  })

  it("[MOCK-03] switch to the other's fresh world", async () => {
    const [one, other] = [await tab(), await tab()]
    await one.mock.reset({ seed: 9, persona: 'broke', clock: NOON })
    await vi.waitFor(() => expect(other.world()).toBe(one.world()))
    expect(await other.call('receiveDrawChance')).toMatchObject({ errcode: 1002 })
  })

  it('[QA-03] one steps through a session while the other resets the world: each step leads both there', async () => {
    const [one, other] = [await tab(), await tab()]
    await one.call('receiveDrawChance')
    await one.mock.clock.advance('1h')
    const [tape, end] = [await one.mock.tape(), one.world()]
    await one.mock.replay(tape, { to: 1 })
    await other.mock.reset({ seed: 9, persona: 'broke', clock: NOON })
    await vi.waitFor(() => expect(one.world()).toBe(other.world()))
    expect(await one.mock.replay(tape)).toMatchObject({ differs: null })
    expect(one.world()).toBe(end)
    await vi.waitFor(() => expect(other.world()).toBe(end))
    expect([...one.notes, ...other.notes]).toEqual([])
  })

  it('[QA-01] contrary faults of two testers: both see the same list, and the last one answers', async () => {
    const [one, other] = [await tab(), await tab()]
    one.mock.fault('online:1003')
    await vi.waitFor(() => expect(other.mock.faults()).toEqual(['online:1003']))
    other.mock.fault('online:1004')
    await vi.waitFor(() => expect(one.mock.faults()).toEqual(['online:1004']))
    expect(other.mock.faults()).toEqual(['online:1004'])
    for (const { call } of [one, other]) expect(await call('online')).toMatchObject({ errcode: 1004 })
  })

  it('[MOCK-03] agree after many alternating changes, with reads between', async () => {
    const [one, other] = [await tab('collector'), await tab('collector')]
    for (let round = 0; round < 30; round++) {
      const mine = round % 2 ? one : other
      await mine.call('getJackpotDrawInfo')
      await mine.call('getPersonJackpotDrawAwardLog', { pageNum: 1, pageSize: 5 })
      await mine.call('receiveDrawChance')
      await mine.mock.clock.advance('7h')
    }
    await one.mock.clock.advance('1s')
    await other.mock.clock.advance('1s')
    await one.mock.clock.advance('1s')
    await vi.waitFor(() => expect(one.world()).toBe(other.world()))
  })
})
