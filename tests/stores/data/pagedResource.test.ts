import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { failed, type Outcome, success } from '../../../src/api/outcome'
import { type Page, PagedResource } from '../../../src/stores/data/PagedResource'
import { deviceSessions, replies } from './calls'

interface Row {
  id: string
  session: number
  filter: string
}

interface Asked {
  session: number
  pageNum: number
  filter: string
  resolve: (outcome: Outcome<Page<Row>>) => void
}

const PAGES = 4

const opened = () => {
  const device = deviceSessions()
  const asked: Asked[] = []
  const list = new PagedResource<Row, Page<Row>, string>(device.epoch, {
    read: (pageNum, filter) =>
      new Promise((resolve) => asked.push({ session: device.session(), pageNum, filter, resolve })),
    key: ({ id }) => id,
    filter: 'all',
  })
  /** Answers one of the open calls, not necessarily the oldest. */
  const reply = async (at: number, ok: boolean) => {
    const [call] = asked.splice(at % Math.max(1, asked.length), 1)
    const ids = call ? [0, 1, 2].map((row) => `${call.filter}/${call.pageNum}/${row}`) : []
    const page = {
      list: ids.map((id) => ({ id, session: call?.session ?? 0, filter: call?.filter ?? '' })),
      pages: PAGES,
    }
    call?.resolve(ok ? success(page) : failed({ kind: 'offline' }))
    await replies()
  }
  /** Answers all open calls with the given pages. */
  const give = async (...pages: Page<Row>[]) => {
    for (const page of pages) {
      void (list.latest === null && list.pending === null ? list.load() : list.more())
      asked.pop()?.resolve(success(page))
      await replies()
    }
  }
  return { device, asked, list, reply, give }
}

const row = (id: string, filter = ''): Row => ({ id, session: 0, filter })
const idsOf = ({ list }: ReturnType<typeof opened>) => list.rows.map(({ id }) => id)

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('more', 'refresh', 'retry', 'unsubscribe') }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constantFrom('load', 'subscribe'), filter: fc.constantFrom('a', 'b') }),
    },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('reply'), at: fc.nat(9), ok: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('session'), player: fc.boolean() }) },
  ),
  { maxLength: 50 },
)

it('[SESS-02] whatever the order of events, the rows are complete pages of one session and one filter, without duplicates', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (run) => {
      const app = opened()
      const { device, list, reply, asked } = app
      const stops: (() => void)[] = []
      for (const step of run) {
        if (step.do === 'more') void list.more()
        else if (step.do === 'refresh') void list.refresh()
        else if (step.do === 'retry') void list.retry()
        else if (step.do === 'unsubscribe') stops.pop()?.()
        else if ('filter' in step) {
          if (step.do === 'load') void list.load(step.filter)
          else stops.push(list.subscribe(step.filter))
        } else if ('player' in step) device.next(step.player)
        else if ('at' in step) await reply(step.at, step.ok)
        await replies()
        expect(list.rows.every(({ session, filter }) => session === device.session() && filter === list.filter)).toBe(
          true,
        )
        const pages = list.rows.length / 3
        const expected = Array.from({ length: pages }, (_, page) =>
          [0, 1, 2].map((n) => `${list.filter}/${page + 1}/${n}`),
        )
        expect(idsOf(app)).toEqual(expected.flat())
        expect(list.hasMore).toBe(pages > 0 && pages < PAGES)
        if (list.pending) expect(asked.some(({ session }) => session === device.session())).toBe(true)
      }
      for (let open = asked.length; open > 0; open = asked.length) await reply(0, true)
      expect(list.pending).toBe(null)
    }),
    { numRuns: 300 },
  )
})

describe('a list', () => {
  it('keeps the position of a row repeated on the next page, and updates it', async () => {
    const app = opened()
    await app.give(
      { list: [row('1'), row('2', 'old')], pages: 2 },
      { list: [row('2', 'new'), row('3'), row('3')], pages: 2 },
    )
    expect(idsOf(app)).toEqual(['1', '2', '3'])
    expect(app.list.rows[1]?.filter).toBe('new')
  })

  it('ends where the number of pages shrinks below what was read', async () => {
    const app = opened()
    await app.give({ list: [row('1')], pages: 9 }, { list: [row('2')], pages: 1 })
    expect([idsOf(app), app.list.hasMore]).toEqual([['1', '2'], false])
  })

  it.each([
    ['an empty page', []],
    ['rows that are all known', [row('1')]],
  ])('ends with %s, however many pages are promised', async (_, list) => {
    const app = opened()
    await app.give({ list: [row('1')], pages: 1e9 }, { list, pages: 1e9 })
    expect([idsOf(app), app.list.hasMore]).toEqual([['1'], false])
    await app.list.more()
    expect(app.asked).toEqual([])
  })

  it('handles a page of 10,000 rows, and one with equal ids', async () => {
    const app = opened()
    const many = Array.from({ length: 10_000 }, (_, at) => row(`${at}`))
    await app.give({ list: many, pages: 2 }, { list: many.map(() => row('same')), pages: 2 })
    expect(app.list.rows).toHaveLength(10_001)
  })

  it('keeps its rows while the first page reloads, and when that fails; a retry repeats it', async () => {
    const app = opened()
    const { list, asked, reply } = app
    await app.give({ list: [row('1')], pages: 2 })
    void list.refresh()
    expect([list.pending, idsOf(app)]).toEqual(['refresh', ['1']])
    await reply(0, false)
    expect([list.state, idsOf(app)]).toEqual(['failed', ['1']])
    void list.retry()
    expect(asked[0]?.pageNum).toBe(1)
    asked.pop()?.resolve(success({ list: [row('0'), row('1')], pages: 1 }))
    await replies()
    expect([list.state, idsOf(app)]).toEqual(['ready', ['0', '1']])
  })

  it('has old rows after a failed refresh, whatever becomes of the next page, until they are read again', async () => {
    const { list, reply, give } = opened()
    await give({ list: [row('1')], pages: PAGES })
    expect(list.isOld).toBe(false)
    void list.refresh()
    await reply(0, false)
    for (const ok of [false, true]) {
      void list.more()
      await reply(0, ok)
      expect(list.isOld).toBe(true)
    }
    void list.refresh()
    await reply(0, true)
    expect(list.isOld).toBe(false)
  })

  it('keeps its filter across sessions while on screen, and clears everything without subscribers', async () => {
    const { list, device, reply } = opened()
    const stops = [list.subscribe('a'), list.subscribe('a')]
    device.next(true)
    while (list.pending) await reply(0, true)
    expect([list.filter, list.rows.length]).toEqual(['a', 3])
    stops[0]?.()
    stops[0]?.()
    expect(list.rows).toHaveLength(3)
    void list.more()
    stops[1]?.()
    await reply(0, true)
    expect([list.filter, list.rows, list.state]).toEqual(['all', [], 'idle'])
  })
})
