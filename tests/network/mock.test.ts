import { EventSource } from 'eventsource'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MockServer, startMockServer } from '../../mocks/network/adapters/http/server'
import { httpMock } from '../../mocks/network/controls/httpMock'
import type { Mock } from '../../mocks/network/controls/mock'
import { pageMock } from '../../mocks/network/controls/pageMock'
import { ControlError } from '../../mocks/network/controls/suggestions'
import type { Change } from '../../mocks/network/state/events'
import { DEPOSIT_STATUS } from '../../src/contract/core/enums'
import { createFixture, NOON, pathOf } from './backendSupport'

let server: MockServer
beforeAll(async () => {
  server = await startMockServer({ port: 0, persona: 'regular', clock: NOON, note: () => undefined })
})
afterAll(() => server.stop())

interface Steered {
  mock: Mock
  /** Makes a call as the persona. */
  call(name: string, body?: object): Promise<unknown>
}

let worlds = 0
const inPage = (): Steered => {
  const { mock, call } = createFixture()
  return { mock: pageMock(mock), call }
}
const overHttp = (): Steered => {
  const world = `m${++worlds}`
  const mock = httpMock({ url: server.url, world, EventSource: EventSource as never })
  return {
    mock,
    call: async (name, body = {}) => {
      const token = server.worlds.get(world).backend.token()
      const headers = { 'x-mock-world': world, authorization: `Bearer ${token}` }
      return (await fetch(server.url + pathOf(name), { method: 'POST', headers, body: JSON.stringify(body) })).json()
    },
  }
}

describe.each([
  ['in the page', inPage],
  ['over HTTP', overHttp],
])('the controls %s', (_where, open) => {
  /** What listeners are told while something happens. Events over HTTP begin once the connection is open. */
  const told = async ({ mock }: Steered, act: () => Promise<unknown>): Promise<Change[]> => {
    const changes: Change[] = []
    const stop = mock.onChange((change) => changes.push(change))
    await expect.poll(async () => mock.latency('none').then(() => changes.length)).toBeGreaterThan(0)
    const before = changes.length
    await act()
    // Told last, so that all before have come.
    await mock.latency('none')
    await expect.poll(() => changes.slice(before).some(({ kind }) => kind === 'latency')).toBe(true)
    stop()
    return changes.slice(before).filter(({ kind }) => kind !== 'latency')
  }

  const controls: [
    string,
    (mock: Mock) => Promise<unknown>,
    read?: (mock: Mock) => Promise<unknown>,
    value?: unknown,
  ][] = [
    ['fault', (mock) => mock.fault('online:lost*2'), (mock) => mock.faults(), ['online:lost*2']],
    ['draw', (mock) => mock.draw(50003, '2001~3'), (mock) => mock.draws(), ['50003', '2001~3']],
    ['round', (mock) => mock.round('roulette:17'), (mock) => mock.rounds(), ['roulette:17']],
    ['config', (mock) => mock.config('otpStatus:0'), (mock) => mock.configs(), ['otpStatus:0']],
    ['clock', (mock) => mock.clock.advance('1h'), (mock) => mock.clock.now(), Date.parse(NOON) + 3_600_000],
    ['grant', (mock) => mock.grant('coin:500')],
    ['bet', (mock) => mock.bet('1:100*3')],
    ['reset', (mock) => mock.reset({ persona: 'lucky', clock: NOON })],
    ['restore', async (mock) => mock.restore(await mock.snapshot())],
  ]
  it.each(controls)('[QA-01] tell of %s once, and it holds', async (kind, act, read, value) => {
    const steered = open()
    expect(await told(steered, () => act(steered.mock))).toEqual([{ kind }])
    if (read) expect(await read(steered.mock)).toEqual(value)
  })

  const removals: [
    string,
    (mock: Mock) => Promise<unknown>,
    (mock: Mock) => Promise<unknown>,
    (mock: Mock) => Promise<unknown>,
  ][] = [
    ['fault', (mock) => mock.fault('online:lost'), (mock) => mock.clearFault('online'), (mock) => mock.faults()],
    ['fault', (mock) => mock.fault('online:lost'), (mock) => mock.clearFaults(), (mock) => mock.faults()],
    ['draw', (mock) => mock.draw(50003), (mock) => mock.clearDraws(), (mock) => mock.draws()],
    ['round', (mock) => mock.round('roulette:17'), (mock) => mock.clearRounds(), (mock) => mock.rounds()],
    ['config', (mock) => mock.config('otpStatus:0'), (mock) => mock.clearConfig(), (mock) => mock.configs()],
  ]
  it.each(removals)('[QA-01] tell of a %s that is removed, and it is gone', async (kind, add, remove, read) => {
    const steered = open()
    await add(steered.mock)
    expect(await told(steered, () => remove(steered.mock))).toEqual([{ kind }])
    expect(await read(steered.mock)).toEqual([])
  })

  it('[QA-01] tell of each call when it begins and when it ends', async () => {
    const { mock, call } = open()
    const calls: string[] = []
    const stop = mock.onCall((phase, { endpoint, errcode }) => calls.push(`${phase} ${endpoint} ${errcode}`))
    await expect.poll(async () => call('online').then(() => calls.length)).toBeGreaterThan(1)
    await mock.fault('refreshData:1003*1')
    await call('refreshData')
    await expect
      .poll(() => calls.filter((one) => one.includes('refreshData')))
      .toEqual(['begin refreshData null', 'end refreshData 1003'])
    stop()
  })

  it('[QA-01] remove one fault of several', async () => {
    const { mock } = open()
    await mock.fault('online:lost,getMail2:1003,getMail2{page=2}:empty')
    await mock.clearFault('getMail2{page=2}')
    expect(await mock.faults()).toEqual(['online:lost', 'getMail2:1003'])
    await expect(mock.clearFault('getMail2{page=2}')).rejects.toThrow('there are online:lost, getMail2:1003')
  })

  it('[QA-01] hold a call until it is released; the world acts then', async () => {
    const { mock, call } = open()
    await mock.fault('refreshData:hold*1')
    let reply: unknown = null
    const sent = call('refreshData').then((arrived) => {
      reply = arrived
    })
    await expect.poll(() => mock.held()).toEqual(['refreshData'])
    expect(reply).toBe(null)
    await mock.grant('coin:700')
    const { coin } = (await mock.grant('coin:1')) as { coin: number }
    expect(await mock.release('refreshData')).toBe(1)
    await sent
    expect(reply).toMatchObject({ coin })
    expect(await mock.held()).toEqual([])
  })

  it('[WALL-05] answer for the payment provider', async () => {
    const { mock, call } = open()
    const orders = async () =>
      ((await call('rechargeRecord', { pageNum: 1, pageSize: 2 })) as { list: { orderId: string; status: number }[] })
        .list
    await mock.grant('deposit:provider,deposit:provider')
    const [paid = '', refused = ''] = (await orders()).map(({ orderId }) => orderId)
    expect(await mock.provider(paid, 'paid')).toEqual({ errcode: 0 })
    await mock.provider(refused, 'refused')
    await mock.clock.advance('1m')
    expect((await orders()).map(({ status }) => status)).toEqual([DEPOSIT_STATUS.paid, DEPOSIT_STATUS.rejected])
    await expect(mock.provider(paid, 'payed' as never)).rejects.toThrow('one of paid, late, refused, cancelled, lost')
    await mock.grant('deposit:provider')
    expect(await mock.provider('last', 'paid')).toEqual({ errcode: 0 })
    await mock.clock.advance('1m')
    expect((await orders())[0]?.status).toBe(DEPOSIT_STATUS.paid)
  })

  it('[QA-01] say how the clock goes and what is due next', async () => {
    const { mock } = open()
    await mock.clock.set(NOON)
    expect(await mock.clock.mode()).toBe('frozen')
    await mock.grant('deposit:provider')
    const agenda = await mock.clock.agenda()
    expect(agenda.map(({ at }) => at)).toEqual(agenda.map(({ at }) => at).sort((a, b) => a - b))
    expect(agenda.map(({ what }) => what)).toContain('deposit.expired')
    await mock.clock.run()
    expect(await mock.clock.mode()).toBe('run')
  })

  it('[QA-01] repeat a logged call for its player, who is named', async () => {
    const { mock, call } = open()
    await mock.reset({ persona: 'regular', clock: NOON })
    await call('refreshData')
    const [player] = await mock.players()
    const first = (await mock.calls()).find(({ endpoint }) => endpoint === 'refreshData')
    expect(player).toMatchObject({ persona: 'regular', isSignedIn: true })
    expect(first?.player).toBe(player?.id)
    await mock.fault('refreshData:1500*1')
    expect(await mock.repeat(first?.id ?? '')).toMatchObject({ errcode: 1500, request: first?.request, fault: '1500' })
    expect(await mock.repeat(first?.id ?? '')).toMatchObject({ errcode: 0, player: player?.id })
    await expect(mock.repeat('none')).rejects.toThrow("The log has no call 'none'")
  })

  it.each<[string, (mock: Mock) => Promise<unknown>]>([
    ['a fault', (mock) => mock.fault('getMail3:1003')],
    ['a draw', (mock) => mock.draw('7')],
    ['a clock', (mock) => mock.clock.advance('soon')],
    ['a player', (mock) => mock.ledger('nobody')],
    ['an endpoint', (mock) => mock.release('getMail3')],
    ['a snapshot', (mock) => mock.restore({ not: 'a world' })],
  ])('[QA-01] refuse %s that there is not, by a rejection that says so', async (_what, act) => {
    await expect(act(open().mock)).rejects.toThrow(ControlError)
  })

  it('[MOCK-04] read ledger, calls and coverage', async () => {
    const { mock, call } = open()
    await call('refreshData')
    expect((await mock.calls())[0]?.endpoint).toBe('refreshData')
    expect((await mock.coverage())['refreshData']).toBe(1)
    await mock.fault('receiveDrawChance:1003*1')
    await call('receiveDrawChance')
    const { receiveDrawChance, getMail2 } = await mock.coverage({ codes: true })
    expect(receiveDrawChance?.met).toEqual({ 1003: 1 })
    expect(receiveDrawChance?.never).toEqual(expect.arrayContaining([0, 1001, 1002, 1004]))
    expect(receiveDrawChance?.never).not.toContain(1003)
    expect(getMail2?.met).toEqual({})
    expect((await mock.ledger()).some(({ kind }) => kind === 'opening')).toBe(true)
    await mock.clearCalls()
    expect(await mock.calls()).toEqual([])
  })
})
