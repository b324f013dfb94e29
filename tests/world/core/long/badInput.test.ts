import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { codeOf } from '../../../../mocks/network/state/recording'
import { contract } from '../../../../src/contract'
import { preLogin } from '../../../../src/contract/config'
import type { Call } from '../../../../src/contract/core/call'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import { type BackendFixture, createFixture, NOON } from '../../../network/backendSupport'
import { journalOf } from '../../../support/journals'
import { expectLedgerInvariants } from '../../wallet/walletSupport'
import { exceptAttempts } from '../exceptAttempts'
import { sampleOf } from '../samples'

const createCopy = (persona: string): BackendFixture => createFixture({ journal: journalOf(persona, NOON) })

const bytes = ({ backend }: BackendFixture): string => JSON.stringify(backend.journal.world)

/** Status and code of a reply. */
const outcome = async (fixture: BackendFixture, path: string, body: string, token: string, method = 'POST') => {
  const reply = await fixture.backend.handle({ method, path, headers: { authorization: `Bearer ${token}` }, body })
  if (typeof reply === 'string') throw new Error(`no reply: ${reply}`)
  return { status: reply.status, code: codeOf(JSON.parse(reply.body) as Record<string, unknown>) }
}

const misfits: readonly unknown[] = [
  null,
  true,
  '',
  '1',
  'x'.repeat(65),
  'x'.repeat(30_000),
  '__proto__',
  'constructor',
  0,
  -1,
  0.5,
  1e21,
  -1e21,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
  Number.MIN_SAFE_INTEGER,
  [],
  [[]],
  {},
  Object.fromEntries([['__proto__', { polluted: true }]]),
]

const withField = (call: Call, key: string, value: unknown): Record<string, unknown> =>
  Object.fromEntries([...Object.entries(sampleOf(call)).filter(([name]) => name !== key), [key, value]])

const calls = contract.map(({ call }) => call)

describe('invalid requests', () => {
  it('[MOCK-01] a wrong method is refused for every call, names the right one, and changes nothing', async () => {
    const fixture = createCopy('collector')
    const before = bytes(fixture)
    for (const { path } of calls)
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'post', ''])
        expect(await outcome(fixture, path, '{}', fixture.backend.token() ?? '', method)).toEqual({
          status: 405,
          code: REFUSAL.badRequest,
        })
    expect(bytes(fixture)).toBe(before)
  })

  it('[MOCK-01] an unknown path is refused, however similar, and changes nothing', async () => {
    const fixture = createCopy('collector')
    const before = bytes(fixture)
    const far = [
      '',
      '__proto__',
      'constructor',
      '../wallets',
      'getMail2/',
      'GETMAIL2',
      'getMail2?x',
      '%00',
      'x'.repeat(9_000),
    ]
    const near = calls.map(({ path }) => `${path}x`)
    for (const path of [...far.map((name) => `/app/v1/${name}`), ...near])
      expect(await outcome(fixture, path, '{}', fixture.backend.token() ?? '')).toEqual({
        status: 404,
        code: REFUSAL.unknownCall,
      })
    expect(bytes(fixture)).toBe(before)
  })

  it.each(['null', '[]', '7', '"text"', '{', '{"a":', '{}{}', `${'['.repeat(9_000)}`])(
    '[MOCK-01] the body %.20j is refused by every call, and changes nothing',
    async (body) => {
      const fixture = createCopy('collector')
      const before = bytes(fixture)
      for (const { path } of calls)
        expect(await outcome(fixture, path, body, fixture.backend.token() ?? '')).toEqual({
          status: 400,
          code: REFUSAL.badRequest,
        })
      expect(bytes(fixture)).toBe(before)
    },
  )
})

describe('invalid fields', () => {
  const fields = calls.flatMap((call) =>
    Object.keys(call.request.entries).map((key) => ({ call, key, name: call.name })),
  )

  it.each(fields)(
    '[MOCK-01] $name refuses a wrong $key in its envelope, and changes nothing',
    async ({ call, key }) => {
      const fixture = createCopy('regular')
      const token = fixture.backend.token() ?? ''
      let before = bytes(fixture)
      const bodies = [...misfits.map((value) => withField(call, key, value)), withField(call, key, undefined)]
      for (const body of bodies) {
        const text = JSON.stringify(body)
        const fits = v.is(call.request, JSON.parse(text))
        const { status, code } = await outcome(fixture, call.path, text, token)
        expect(status, text.slice(0, 200)).toBe(200)
        if (!fits) expect(code, text.slice(0, 200)).toBe(REFUSAL.badRequest)
        const after = bytes(fixture)
        if (code !== 0)
          expect(
            after === before || exceptAttempts(after) === exceptAttempts(before),
            `${text.slice(0, 200)} changed the world`,
          ).toBe(true)
        before = after
      }
      expect(fixture.complaints).toEqual([])
      expect('polluted' in {}).toBe(false)
      for (const player of Object.values(fixture.backend.journal.world.players))
        expectLedgerInvariants(fixture.backend.journal.world, player)
    },
  )

  it('[MOCK-01] extreme number literals are refused', async () => {
    const fixture = createCopy('regular')
    const before = bytes(fixture)
    for (const number of ['1e400', '-1e400', '9007199254740993', '1E-7', '0.1'])
      for (const [name, rest] of [
        ['safeboxMove', '"requestId":"1","amount": '],
        ['exchange', '"method":"bank","bankId":"1","requestId":"1","amount": '],
        ['startGame', '"gameId": '],
      ] as const)
        expect(await fixture.call(name, `{${rest}${number}}`)).toEqual({ errcode: REFUSAL.badRequest })
    expect(bytes(fixture)).toBe(before)
  })

  it('[MOCK-01] unknown fields are ignored, whatever their names', async () => {
    const [plain, laden] = [createCopy('collector'), createCopy('collector')]
    const stray =
      '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"coin":9e15,"token":"x","errcode":0'
    for (const call of calls.filter(({ name }) => name !== 'logout')) {
      const text = JSON.stringify(sampleOf(call))
      const more = text === '{}' ? `{${stray}}` : `${text.slice(0, -1)},${stray}}`
      expect(await laden.call(call.name, more), call.name).toEqual(await plain.call(call.name, text))
    }
    expect(bytes(laden)).toBe(bytes(plain))
    expect('polluted' in {}).toBe(false)
  })
})

describe('invalid tokens', () => {
  const players = calls.filter(({ audience }) => audience === 'player')
  const stale: readonly (readonly [
    how: string,
    spend: (fixture: BackendFixture, token: string) => Promise<unknown>,
  ])[] = [
    ['was signed out', (fixture, token) => fixture.call('logout', {}, token)],
    [
      'ended with a new password',
      async (fixture) => {
        const mobile = '+12025550112'
        await fixture.call('smsSend', { mobile, purpose: 2 }, '')
        await fixture.call('forgetPassword', { mobile, code: '123456', password: 'fresh1234' }, '')
      },
    ],
    [
      'gave way to five newer ones',
      async (fixture) => {
        for (let turn = 0; turn < 5; turn++)
          await fixture.call('accountLogin', { account: 'regular', password: 'demo1234' }, '')
      },
    ],
  ]

  it.each(stale)(
    '[MOCK-01] a token that %s is refused by every player call, and changes nothing',
    async (_how, spend) => {
      const fixture = createCopy('regular')
      const token = fixture.backend.token() ?? ''
      await spend(fixture, token)
      const before = bytes(fixture)
      for (const call of players)
        expect(await fixture.call(call.name, sampleOf(call), token)).toEqual({ [call.envelope]: REFUSAL.unauthorized })
      expect(await fixture.call('preLogin', sampleOf(preLogin), token)).toEqual({ code: REFUSAL.unauthorized })
      expect(bytes(fixture)).toBe(before)
    },
  )

  it.each(['', 'unknown', '__proto__', 'constructor', 'toString', 'x'.repeat(9_000), 'Bearer', '{}'])(
    '[MOCK-01] an unknown token %.20j is refused by every player call, and changes nothing',
    async (token) => {
      const fixture = createCopy('regular')
      const before = bytes(fixture)
      for (const call of players)
        expect(await fixture.call(call.name, sampleOf(call), token)).toEqual({ [call.envelope]: REFUSAL.unauthorized })
      expect(bytes(fixture)).toBe(before)
    },
  )

  it('[MOCK-01] reveal no player data', async () => {
    const fixture = createFixture({ persona: 'visitor' })
    const own = await fixture.call('accountLogin', { account: 'lucky', password: 'demo1234' }, '')
    const { coin, uuid, mobile } = own['user'] as Record<string, string>
    for (const call of calls.filter(({ audience, effect }) => audience === 'public' && effect === 'read')) {
      const reply = JSON.stringify(await fixture.call(call.name, sampleOf(call), ''))
      for (const secret of [uuid, mobile, own['token']]) expect(reply, call.name).not.toContain(secret)
      expect(reply, call.name).not.toContain(`"coin":${coin}`)
    }
  })
})

describe('load', () => {
  it('[MOCK-03] 10,000 concurrent calls of every kind, valid and invalid, are answered; the ledger’s invariants hold', async () => {
    const fixture = createCopy('collector')
    const sent = calls
      .filter(({ name }) => name !== 'appConfig' && name !== 'logout')
      .flatMap((call) => [
        { path: call.path, body: JSON.stringify(sampleOf(call)) },
        { path: call.path, body: '{"amount": -1e21, "id": {}}' },
        { path: `${call.path}x`, body: '{}' },
      ])
    const own = fixture.backend.token() ?? ''
    const tokens = [own, own, 'unknown', '']
    const replies = await Promise.all(
      Array.from({ length: 10_000 }, (_, turn) => {
        const { path = '', body = '' } = sent[turn % sent.length] ?? {}
        const token = tokens[turn % tokens.length] ?? ''
        return fixture.backend.handle({ method: 'POST', path, headers: { authorization: token }, body })
      }),
    )
    const statuses = replies.map((reply) => (typeof reply === 'object' ? reply.status : 0))
    expect(new Set(statuses)).toEqual(new Set([200, 404]))
    expect(fixture.complaints.filter((what) => !what.startsWith('No call of the contract'))).toEqual([])
    const { world } = fixture.backend.journal
    for (const player of Object.values(world.players)) expectLedgerInvariants(world, player)
    expect(await fixture.call('refreshData', {}, own)).toMatchObject({ errcode: 0 })
  })
})
