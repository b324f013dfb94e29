import { describe, expect, it } from 'vitest'
import { ATTEMPTS } from '../../../mocks/world/auth/attempts'
import { contract } from '../../../src/contract'
import { smsSend } from '../../../src/contract/auth'
import { SMS_PURPOSE } from '../../../src/contract/core/enums'
import { REFUSAL, type RefusalName } from '../../../src/contract/core/refusals'
import { safeboxMove, safeboxPassword } from '../../../src/contract/wallet/safebox'
import { codeIn, type Visit, visit } from '../core/support'
import { withdrawBody } from '../wallet/walletSupport'

const [PIN, PASSWORD, CODE, PHONE] = ['246810', 'demo1234', '123456', '+12025556001']

/** How a secret is asked for: the player, the body with a guess, and the refusals of a wrong one and of one too many. */
interface Asked {
  at: () => Visit
  body: (at: Visit, guess: string) => object
  right: string
  wrong: RefusalName
  locked: RefusalName
}

const safe = (body: Asked['body']): Asked => ({
  at: () => {
    const at = visit('whale')
    at.call(safeboxPassword, { password: PIN })
    return at
  },
  body,
  right: PIN,
  wrong: 'wrongSafeboxPassword',
  locked: 'safeboxLocked',
})

const account = (persona: 'visitor' | 'whale', body: Asked['body']): Asked => ({
  at: () => visit(persona),
  body,
  right: PASSWORD,
  wrong: 'wrongCredentials',
  locked: 'tooManyRequests',
})

const code = (
  mobile: string,
  purpose: number,
  more: object = {},
  persona: 'visitor' | 'social' = 'visitor',
): Asked => ({
  at: () => {
    const at = visit(persona)
    at.call(smsSend, { mobile, purpose })
    return at
  },
  body: (_at, guess) => ({ mobile, code: guess, ...more }),
  right: CODE,
  wrong: 'wrongCode',
  locked: 'codeExpired',
})

/** Every field of a request that is a secret: how it is asked for, or null where a new one is set. */
const secrets: Readonly<Record<string, Asked | null>> = {
  'accountLogin.password': account('visitor', (_at, password) => ({ account: 'regular', password })),
  'safeboxReset.accountPassword': account('whale', (_at, accountPassword) => ({ accountPassword, password: '112233' })),
  'safeboxPassword.oldPassword': safe((_at, oldPassword) => ({ oldPassword, password: '112233' })),
  'safeboxOpen.password': safe((_at, password) => ({ password })),
  'safeboxMove.password': safe((_at, password) => ({ amount: -100, password, requestId: 'move' })),
  'exchange.safeboxPassword': safe((at, safeboxPassword) => ({ ...withdrawBody(at, 10_000), safeboxPassword })),
  'accountLoginSms.code': code(PHONE, SMS_PURPOSE.loginAndRegister),
  'accountRegist4.code': code(PHONE, SMS_PURPOSE.register),
  'forgetPassword.code': code('+12025550112', SMS_PURPOSE.forget, { password: 'fresh1234' }),
  'bindAccount.code': code(PHONE, SMS_PURPOSE.bind, {}, 'social'),
  'accountRegist.password': null,
  'accountRegist4.password': null,
  'bindAccount.password': null,
  'forgetPassword.password': null,
  'initPassword.password': null,
  'safeboxPassword.password': null,
  'safeboxReset.password': null,
}

const fields = contract.flatMap(({ call }) =>
  Object.keys(call.request.entries).flatMap((field) =>
    /password|^code$/i.test(field) ? [`${call.name}.${field}`] : [],
  ),
)

describe('a secret', () => {
  it('[WALL-04] is known wherever a request has one', () => {
    expect(Object.keys(secrets).sort()).toEqual(fields.sort())
  })

  const asked = Object.entries(secrets).flatMap(([field, one]) => (one ? [[field, one] as const] : []))

  it.each(asked)(
    '[AUTH-03] [WALL-04] %s: each wrong guess costs an attempt, and after the last even the right one is refused',
    (field, one) => {
      const at = one.at()
      const [name = ''] = field.split('.')
      const guess = (text: string) => {
        const reply = at.send(name, one.body(at, text))
        // `safeboxOpen` answers whether it is right.
        return reply['right'] === false ? REFUSAL[one.wrong] : codeIn(reply)
      }
      for (let turn = 1; turn <= ATTEMPTS; turn++) expect(guess(`9${turn}9999`)).toBe(REFUSAL[one.wrong])
      expect(guess(one.right)).toBe(REFUSAL[one.locked])
      at.wait('14m')
      if (one.right !== CODE) expect(guess(one.right)).toBe(REFUSAL[one.locked])
      at.wait('1m')
      if (one.right !== CODE) expect(guess(one.right)).toBe(0)
    },
  )

  it('[WALL-04] guessed wrong in one place counts in all places that ask for it', () => {
    const at = visit('whale')
    at.call(safeboxPassword, { password: PIN })
    const places = Object.entries(secrets).flatMap(([field, one]) =>
      one?.right === PIN ? [[field.split('.')[0] ?? '', one] as const] : [],
    )
    for (let turn = 0; turn < ATTEMPTS; turn++) {
      const place = places[turn % places.length]
      if (place) at.send(place[0], place[1].body(at, `8${turn}8888`))
    }
    for (const [name, { body }] of places) expect(codeIn(at.send(name, body(at, PIN)))).toBe(REFUSAL.safeboxLocked)
    at.call(safeboxMove, { amount: 100, requestId: 'in' })
  })
})
