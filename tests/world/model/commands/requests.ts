import fc from 'fast-check'
import { routeOf } from '../../../../mocks/network/adapters/route'
import { createJournal } from '../../../../mocks/network/state/journal'
import { codeOf } from '../../../../mocks/network/state/recording'
import { assertInvariant, firstDifference } from '../checks/invariants'
import { fieldsIn } from '../checks/reply'
import { bytesOf, checkStep, type Fixture, passRealTime, playerAt, worldOf } from '../fixture/fixture'
import { isInternal, isRepeat, type SentRequest, send, sendAndCheck } from '../fixture/request'
import { resolvePick } from '../values/candidates'
import { textOf } from '../values/hostile'
import { everyCall, type RequestTemplate } from '../values/requests'
import { type Command, command, pauses, tabs } from './command'
import { advanceClock } from './controls'

const callNamed = (name: string) => {
  const call = everyCall.find((known) => known.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

/** Resolves a template against the present world. */
const bodyOf = (fixture: Fixture, tab: number, { fields, text }: RequestTemplate): string => {
  if (text !== undefined) return text
  const { world } = fixture.backend.journal
  const player = playerAt(fixture, tab) ?? Object.values(world.players)[0]
  if (!player) return '{}'
  let body: Record<string, unknown> = {}
  // Later fields may depend on earlier ones: the step on the activity, the item on the channel.
  for (const [key, pick] of fields)
    body = Object.fromEntries([...Object.entries(body), [key, resolvePick(pick, { world, player, body })]])
  return textOf(body)
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

const sendRequest = async (fixture: Fixture, request: SentRequest): Promise<string> => {
  const { call, tab, text } = request
  passRealTime(fixture, 0)
  const { code, reply } = await sendAndCheck(fixture, request)
  const { token } = (typeof reply === 'object' && code === 0 && fieldsIn(reply.body)) || {}
  if (typeof token === 'string') fixture.tokens[tab] = token
  fixture.sentRequests.push({ tab, name: call.name, text })
  return `${tab}: ${call.name} ${short(text)} → ${code === null ? 'a fault' : String(code)}`
}

const signIn = (account: string): Pick<SentRequest, 'call' | 'text'> => ({
  call: callNamed(account === 'ann1' ? 'accountRegist' : 'accountLogin'),
  text: JSON.stringify({ account, password: 'demo1234' }),
})

const cardOf = (accountNo: string): string =>
  JSON.stringify({ bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo })

/** What codes are sent for, by the call that takes one. */
const codePurposes: Readonly<Record<string, number>> = {
  accountRegist4: 0,
  bindAccount: 1,
  forgetPassword: 2,
  accountLoginSms: 3,
}

/** The game that each call of a frame plays. */
const ownGames: Readonly<Record<string, number>> = { slotSpin: 1, crashBet: 2, minesBet: 3, rouletteSpin: 4 }

/** What a tab needs before a call can succeed: a code, a session, a card, an open game. */
const preparation = (
  fixture: Fixture,
  tab: number,
  template: RequestTemplate,
): Pick<SentRequest, 'call' | 'text'> | null => {
  const { name, audience } = template.call
  const player = playerAt(fixture, tab)
  const purpose = player || audience === 'public' ? codePurposes[name] : undefined
  const mobile = purpose !== undefined && fieldsIn(bodyOf(fixture, tab, template))?.['mobile']
  if (mobile) return { call: callNamed('smsSend'), text: JSON.stringify({ mobile, purpose }) }
  if (!player) return audience === 'player' ? signIn(tab < 2 ? fixture.persona : 'ann1') : null
  if (name === 'exchange' && !player.state.cards?.length)
    return { call: callNamed('addBankInfo'), text: cardOf(`66${player.id}`) }
  const gameId = ownGames[name]
  if (gameId === undefined || player.state.games?.sessions.some((session) => session.gameId === gameId)) return null
  return { call: callNamed('startGame'), text: JSON.stringify({ gameId }) }
}

/** A request; most first do what it needs. */
export const requestCommand = (templates: fc.Arbitrary<RequestTemplate>): fc.Arbitrary<Command> =>
  fc.tuple(tabs, templates, pauses, fc.nat(9)).map(([tab, template, pause, haste]) =>
    command(`${tab}: ${template.call.name}`, async (fixture) => {
      passRealTime(fixture, pause)
      const first = haste > 1 ? preparation(fixture, tab, template) : null
      const prepared = first ? `${await sendRequest(fixture, { tab, ...first })}; ` : ''
      return `${prepared}${await sendRequest(fixture, { tab, call: template.call, text: bodyOf(fixture, tab, template) })}`
    }),
  )

/** Repeats a request, as after a double tap or a lost reply; maybe from another tab. */
export const repeatCommand: fc.Arbitrary<Command> = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(12) }), fc.boolean(), pauses)
  .map(([back, elsewhere, pause]) =>
    command('repeat', async (fixture) => {
      const known = fixture.sentRequests.at(-1 - (back % Math.max(1, fixture.sentRequests.length)))
      if (!known) return 'repeat: no request yet'
      passRealTime(fixture, pause)
      const tab = elsewhere ? 1 - (known.tab % 2) : known.tab
      return `repeat ${await sendRequest(fixture, { tab, call: callNamed(known.name), text: known.text })}`
    }),
  )

export const signInCommand: fc.Arbitrary<Command> = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 2, 3),
    fc.constantFrom('newcomer', 'newcomer', 'newcomer', 'newcomer', 'broke', 'ann1', 'ann1'),
  )
  .map(([tab, account]) =>
    command(`${tab}: signs in as ${account}`, async (fixture) => {
      return sendRequest(fixture, { tab, ...signIn(account) })
    }),
  )

/** The results of the same calls made sequentially in a copy of the world. */
const runInOrder = (fixture: Fixture, before: string, list: readonly (SentRequest & { token: string })[]) => {
  const other = createJournal({ world: before })
  const replies = list.map(({ call, text, token }) => {
    const route = routeOf({ method: 'POST', path: call.path, headers: {}, body: text })
    const body = isInternal(call) ? fieldsIn(text) : 'body' in route && route.body
    // The adapter has refused it.
    if (body === false) return null
    return JSON.stringify(other.execute({ name: call.name, token, body }, call.effect, fixture.real))
  })
  return { replies, bytes: JSON.stringify(other.world) }
}

const race = async (fixture: Fixture, list: readonly SentRequest[]): Promise<string> => {
  fixture.mock.clearFaults()
  passRealTime(fixture, 0)
  const callers = list.map(({ tab }) => playerAt(fixture, tab)?.id ?? '')
  const sequential = runInOrder(
    fixture,
    fixture.bytes,
    list.map((request) => ({ ...request, token: fixture.tokens[request.tab] ?? '' })),
  )
  const { serial, now } = worldOf(fixture)
  const known = Object.keys(worldOf(fixture).players)
  const replies = await Promise.all(list.map((request) => send(fixture, request)))
  const bodies = replies.map((reply) => (typeof reply === 'object' ? reply.body : reply))
  const newcomers = Object.keys(worldOf(fixture).players).filter((id) => !known.includes(id))
  const signedIn = bodies.flatMap((body) => /"user":\{[^}]*?"id":"(\w+)"/.exec(body)?.[1] ?? [])
  checkStep(fixture, { serial, now }, [...callers, ...newcomers, ...signedIn])
  fixture.bytes = bytesOf(fixture)
  assertInvariant(fixture.bytes === sequential.bytes, 'I12', () => firstDifference(sequential.bytes, fixture.bytes))
  for (const [index, request] of list.entries()) {
    const [body = '', expected] = [bodies[index], sequential.replies[index]]
    assertInvariant(
      expected === null || body === expected,
      'I12',
      () => `${request.call.name}: ${firstDifference(expected ?? '', body)}`,
    )
    const fields = fieldsIn(body) ?? {}
    if (codeOf(fields) !== 0) continue
    isRepeat(fixture, request, callers[index] ?? '', body)
    if (request.call.name === 'logout') fixture.revoked.add(fixture.tokens[request.tab] ?? '')
  }
  const described = list.map(
    ({ tab, call, text }, index) =>
      `${tab}: ${call.name} ${short(text)} → ${codeOf(fieldsIn(bodies[index] ?? '') ?? {})}`,
  )
  return `at once ${described.join(' & ')}`
}

/** Concurrent requests: of two tabs, of two players, or the same one twice. */
export const raceCommand = (templates: fc.Arbitrary<RequestTemplate>): fc.Arbitrary<Command> =>
  fc
    .tuple(fc.array(fc.tuple(tabs, templates), { minLength: 1, maxLength: 3, size: 'max' }), fc.boolean())
    .map(([templateList, twice]) =>
      command(`at once ${templateList.map(([tab, { call }]) => `${tab}: ${call.name}`).join(' & ')}`, (fixture) => {
        const list = templateList.map(([tab, template]) => ({
          tab,
          call: template.call,
          text: bodyOf(fixture, tab, template),
        }))
        return race(fixture, twice || list.length === 1 ? [...list, ...list] : list)
      }),
    )

/** Gives the player of the first tab a card and a deposit. */
export const fund = async (fixture: Fixture): Promise<void> => {
  await sendRequest(fixture, { tab: 0, call: callNamed('addBankInfo'), text: cardOf('5550001112') })
  const order = { channelId: 'instant', itemId: 'i10000', requestId: 'first' }
  await sendRequest(fixture, { tab: 0, call: callNamed('rechargeOrder'), text: JSON.stringify(order) })
  await advanceClock(fixture, '10s')
}
