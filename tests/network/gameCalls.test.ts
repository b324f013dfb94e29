import { describe, expect, it } from 'vitest'
import { NO_REPLY } from '../../mocks/games/messages'
import { readReply } from '../../mocks/main/playReply'
import { type BackendFixture, createFixture } from './backendSupport'

const [SLOT, BET] = [1, 200]

/** A game that is open for money; `spin` is one attempt of its frame, `again` the same round once more. */
const openSlot = async ({ backend, call }: BackendFixture) => {
  const { sessionId } = await call('startGame', { gameId: SLOT })
  const send = (name: string, body: object) =>
    backend.handleGame({ name, token: backend.token() ?? '', body: { sessionId, ...body } })
  return { send, spin: (requestId: string) => send('slotSpin', { gameId: SLOT, bet: BET, requestId }) }
}

/** Bets in the ledger; its opening entries are older. */
const betsOf = ({ mock, backend }: BackendFixture, from: number) =>
  mock
    .ledger()
    .filter(({ kind, playerId }) => kind === 'bet' && playerId === backend.journal.world.tokens[backend.token() ?? ''])
    .length - from

describe("faults of the calls of a game's frame", () => {
  it.each([
    ['3001', 0, 3001],
    ['401', 0, 401],
    ['errcode401', 0, 401],
    ['offline', 0, NO_REPLY],
    ['hang', 0, null],
    ['http502', 0, NO_REPLY],
    ['timeout', 1, null],
    ['lost', 1, NO_REPLY],
    ['malformed', 1, NO_REPLY],
    ['empty', 1, NO_REPLY],
    ['slow=1', 1, 0],
  ])('[QA-01] %s: the round counts %i times then, and once when it is asked for again', async (what, acts, code) => {
    const fixture = createFixture()
    const { spin } = await openSlot(fixture)
    const before = betsOf(fixture, 0)
    fixture.mock.fault(`slotSpin:${what}*1`)
    expect(readReply(await spin('r1'))?.code ?? null).toBe(code)
    expect(betsOf(fixture, before)).toBe(acts)
    const [second, third] = [await spin('r1'), await spin('r1')]
    expect(readReply(second)).toMatchObject({ code: 0, body: { bet: BET } })
    expect(third).toEqual(second)
    expect([betsOf(fixture, before), fixture.mock.faults(), fixture.complaints]).toEqual([1, [], []])
  })

  it('[QA-01] wrongtype: the reply has no field that the game may believe', async () => {
    const fixture = createFixture()
    const { spin } = await openSlot(fixture)
    fixture.mock.fault('slotSpin:wrongtype*1')
    expect(readReply(await spin('r1'))?.body).toMatchObject({ bet: `${BET}!` })
    expect(readReply(await spin('r1'))?.body).toMatchObject({ bet: BET })
  })

  it('[QA-01] only by their own names: those for all calls do not meet them', async () => {
    const fixture = createFixture()
    const { spin, send } = await openSlot(fixture)
    fixture.mock.fault('*:offline*1')
    expect(readReply(await send('gameHello', {}))?.code).toBe(0)
    expect(readReply(await spin('r1'))?.code).toBe(0)
    expect(fixture.mock.faults()).toEqual(['*:offline*1'])
  })

  it('[QA-01] a name that is nearly one of theirs is refused with the right one', () => {
    expect(() => createFixture().mock.fault('slotSpinn:lost')).toThrow('slotSpin')
  })
})

describe("the log and the latency of the calls of a game's frame", () => {
  it('[QA-01] are those of all calls; they count for no coverage of the contract', async () => {
    const fixture = createFixture()
    const { spin, send } = await openSlot(fixture)
    fixture.mock.clearCalls()
    fixture.mock.latency(20)
    fixture.mock.fault('slotSpin:lost*1')
    await send('gameHello', {})
    await spin('r1')
    const [hello, lost] = fixture.mock.calls()
    expect(hello).toMatchObject({ endpoint: 'gameHello', status: 200, errcode: 0, reply: { gameId: SLOT } })
    expect(hello?.ms).toBeGreaterThanOrEqual(19)
    expect(lost).toMatchObject({
      ...{ endpoint: 'slotSpin', status: 0, errcode: 0, fault: 'lost' },
      ...{ request: { bet: BET, requestId: 'r1' }, reply: { bet: BET } },
    })
    expect(fixture.mock.coverage()).not.toHaveProperty('slotSpin')
  })
})
