import fc from 'fast-check'
import { createChronicle } from '../../../../mocks/network/state/journal'
import { codeOf } from '../../../../mocks/network/state/recording'
import type { Call } from '../../../../src/contract/core/call'
import { must, parting } from '../checks/invariants'
import { fieldsIn } from '../checks/reply'
import { bytesOf, playerAt, type Stage, settle, tick, worldOf } from '../fixture/fixture'
import { type Asked, ask, isInside, isRepeat, send } from '../fixture/request'
import { drawn } from '../values/candidates'
import { textOf } from '../values/hostile'
import { everyCall, type Thought } from '../values/requests'
import { type Deed, deed, pauses, tabs } from './command'
import { pass } from './controls'

const callNamed = (name: string) => {
  const call = everyCall.find((known) => known.name === name)
  if (!call) throw new Error(`no call ${name}`)
  return call
}

/** The body of a thought, found in the world as it is. */
const bodyOf = (stage: Stage, tab: number, { fields, text }: Thought): string => {
  if (text !== undefined) return text
  const { world } = stage.backend.chronicle
  const player = playerAt(stage, tab) ?? Object.values(world.players)[0]
  if (!player) return '{}'
  let body: Record<string, unknown> = {}
  // Later fields may depend on earlier ones: the step on the activity, the item on the channel.
  for (const [key, pick] of fields)
    body = Object.fromEntries([...Object.entries(body), [key, drawn(pick, { world, player, body })]])
  return textOf(body)
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text)

const make = async (stage: Stage, asked: Asked): Promise<string> => {
  const { call, tab, text } = asked
  tick(stage, 0)
  const { code, reply } = await ask(stage, asked)
  const { token } = (typeof reply === 'object' && code === 0 && fieldsIn(reply.body)) || {}
  if (typeof token === 'string') stage.tokens[tab] = token
  stage.made.push({ tab, name: call.name, text })
  return `${tab}: ${call.name} ${short(text)} → ${code === null ? 'a fault' : String(code)}`
}

const signIn = (account: string): Pick<Asked, 'call' | 'text'> => ({
  call: callNamed(account === 'ann1' ? 'accountRegist' : 'accountLogin'),
  text: JSON.stringify({ account, password: 'demo1234' }),
})

const cardOf = (accountNo: string): string =>
  JSON.stringify({ bankName: 'Harbour Bank', holder: 'Ann Reed', accountNo })

/** What a tab must do first for a call to be more than refused: sign in, open a game. */
const preparation = (stage: Stage, tab: number, { name, audience }: Call): Pick<Asked, 'call' | 'text'> | null => {
  const player = playerAt(stage, tab)
  if (!player) return audience === 'player' ? signIn(tab < 2 ? stage.persona : 'ann1') : null
  if (name === 'exchange' && !player.slices.cards?.length)
    return { call: callNamed('addBankInfo'), text: cardOf(`66${player.id}`) }
  const plays = name === 'slotSpin' && !player.slices.games?.sessions.length
  return plays ? { call: callNamed('startGame'), text: '{"gameId":1}' } : null
}

/** Somebody makes a request; most do first what it takes. */
export const requesting = (thoughts: fc.Arbitrary<Thought>): fc.Arbitrary<Deed> =>
  fc.tuple(tabs, thoughts, pauses, fc.nat(9)).map(([tab, thought, pause, haste]) =>
    deed(`${tab}: ${thought.call.name}`, async (stage) => {
      tick(stage, pause)
      const first = haste > 1 ? preparation(stage, tab, thought.call) : null
      const prepared = first ? `${await make(stage, { tab, ...first })}; ` : ''
      return `${prepared}${await make(stage, { tab, call: thought.call, text: bodyOf(stage, tab, thought) })}`
    }),
  )

/** A request is made once more, as by an impatient finger or a client that got no reply; maybe in another tab. */
export const repeating: fc.Arbitrary<Deed> = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(12) }), fc.boolean(), pauses)
  .map(([back, elsewhere, pause]) =>
    deed('again', async (stage) => {
      const known = stage.made.at(-1 - (back % Math.max(1, stage.made.length)))
      if (!known) return 'again: nothing was made yet'
      tick(stage, pause)
      const tab = elsewhere ? 1 - (known.tab % 2) : known.tab
      return `again ${await make(stage, { tab, call: callNamed(known.name), text: known.text })}`
    }),
  )

/** Somebody signs in with an account of the demo. */
export const entering: fc.Arbitrary<Deed> = fc
  .tuple(
    fc.constantFrom(0, 1, 2, 2, 3),
    fc.constantFrom('newcomer', 'newcomer', 'newcomer', 'newcomer', 'broke', 'ann1', 'ann1'),
  )
  .map(([tab, account]) =>
    deed(`${tab}: signs in as ${account}`, async (stage) => {
      return make(stage, { tab, ...signIn(account) })
    }),
  )

/** What calls made at once come to, one after the other, in another world that begins the same. */
const inOrder = (stage: Stage, before: string, asked: readonly (Asked & { token: string })[]) => {
  const other = createChronicle({ world: before })
  const replies = asked.map(({ call, text, token }) => {
    const body = fieldsIn(text) ?? (text === '' && !isInside(call) ? {} : null)
    if (body === null && !isInside(call)) return null
    return JSON.stringify(other.act({ name: call.name, token, body }, call.effect, stage.real))
  })
  return { replies, bytes: JSON.stringify(other.world) }
}

const race = async (stage: Stage, list: readonly Asked[]): Promise<string> => {
  stage.mock.clearFaults()
  tick(stage, 0)
  const callers = list.map(({ tab }) => playerAt(stage, tab)?.id ?? '')
  const alone = inOrder(
    stage,
    stage.bytes,
    list.map((asked) => ({ ...asked, token: stage.tokens[asked.tab] ?? '' })),
  )
  const { serial, now } = worldOf(stage)
  const known = Object.keys(worldOf(stage).players)
  const replies = await Promise.all(list.map((asked) => send(stage, asked)))
  const bodies = replies.map((reply) => (typeof reply === 'object' ? reply.body : reply))
  const newcomers = Object.keys(worldOf(stage).players).filter((id) => !known.includes(id))
  const signedIn = bodies.flatMap((body) => /"user":\{[^}]*?"id":"(\w+)"/.exec(body)?.[1] ?? [])
  settle(stage, { serial, now }, [...callers, ...newcomers, ...signedIn])
  stage.bytes = bytesOf(stage)
  must(stage.bytes === alone.bytes, 'I12', () => parting(alone.bytes, stage.bytes))
  for (const [place, asked] of list.entries()) {
    const [body = '', expected] = [bodies[place], alone.replies[place]]
    must(expected === null || body === expected, 'I12', () => `${asked.call.name}: ${parting(expected ?? '', body)}`)
    const fields = fieldsIn(body) ?? {}
    if (codeOf(fields) !== 0) continue
    isRepeat(stage, asked, callers[place] ?? '', body)
    if (asked.call.name === 'logout') stage.dead.add(stage.tokens[asked.tab] ?? '')
  }
  const told = list.map(
    ({ tab, call, text }, place) =>
      `${tab}: ${call.name} ${short(text)} → ${codeOf(fieldsIn(bodies[place] ?? '') ?? {})}`,
  )
  return `at once ${told.join(' & ')}`
}

/** Several requests are made at once: by two tabs, by two players, or one of them twice. */
export const racing = (thoughts: fc.Arbitrary<Thought>): fc.Arbitrary<Deed> =>
  fc
    .tuple(fc.array(fc.tuple(tabs, thoughts), { minLength: 1, maxLength: 3, size: 'max' }), fc.boolean())
    .map(([list, twice]) =>
      deed(`at once ${list.map(([tab, { call }]) => `${tab}: ${call.name}`).join(' & ')}`, (stage) => {
        const asked = list.map(([tab, thought]) => ({ tab, call: thought.call, text: bodyOf(stage, tab, thought) }))
        return race(stage, twice || asked.length === 1 ? [...asked, ...asked] : asked)
      }),
    )

/** Gives the player of the first tab a card and a first deposit. */
export const fund = async (stage: Stage): Promise<void> => {
  await make(stage, { tab: 0, call: callNamed('addBankInfo'), text: cardOf('5550001112') })
  const order = { channelId: 'instant', itemId: 'i10000', requestId: 'first' }
  await make(stage, { tab: 0, call: callNamed('rechargeOrder'), text: JSON.stringify(order) })
  await pass(stage, '10s')
}
