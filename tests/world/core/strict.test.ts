import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from '../../../src/contract'
import { activity } from '../../../src/contract/activity/activity'
import { award } from '../../../src/contract/activity/rewards'
import { appVip, jackpotCell } from '../../../src/contract/config'
import { cents, claimState, instant, section } from '../../../src/contract/core/fields'
import { userInfo } from '../../../src/contract/member'
import { kinds } from '../../../src/contract/strict/rules'
import { strict } from '../../../src/contract/strict/strict'
import { coupon } from '../../../src/contract/wallet/coupon'
import { depositOrder, depositRecord } from '../../../src/contract/wallet/deposit'
import { withdrawStep } from '../../../src/contract/wallet/withdraw'

const field = (entity: { entries: Record<string, v.GenericSchema> }, name: string): v.GenericSchema => {
  const found = strict(entity as v.ObjectSchema<v.ObjectEntries, undefined>).entries[name]
  if (!found) throw new Error(`no field ${name}`)
  return found as v.GenericSchema
}

/** What the app accepts, and a correct server does not send. */
const refused: readonly [string, v.GenericSchema, unknown, unknown][] = [
  ['coin below zero', cents, 0, -1],
  ['an instant in seconds', instant, 1_767_268_800_000, 1_767_268_800],
  ['a range whose ends are swapped', section, '100-200', '200-100'],
  ['a tap that does nothing known', field(activity, 'clickType'), 3, 4],
  ['an account of no known kind', field(userInfo, 'accountType'), 5, 6],
  ['a reward outside the ranges of the specification', field(award, 'propId'), 1301, 1300],
  ['a theme without a palette', field(appVip, 'showType'), 6, 7],
  ['a cell that is neither prize nor jackpot', field(jackpotCell, 'type'), 2, 0],
  ['a state that cannot be claimed nor not', field(coupon, 'state'), 3, 4],
  ['an order in no known status', field(depositOrder, 'status'), 4, 5],
  ['a filter for a status of withdrawals', field(depositRecord.request, 'status'), undefined, 5],
  ['a withdrawal in no known status', field(withdrawStep, 'status'), 5, -1],
]

describe('the strict contract', () => {
  it.each(refused)('[MOCK-06] has no %s', (_name, schema, right, wrong) => {
    expect(v.is(strict(schema), right)).toBe(true)
    expect(v.is(strict(schema), wrong)).toBe(false)
  })

  it('[NET-03] is for servers: the app accepts an order whose status it does not know', () => {
    expect(v.is(depositOrder.entries.status, 5)).toBe(true)
    expect(v.is(cents, -1)).toBe(true)
  })

  it('narrows fields within lists, maps and optional values, and keeps what the contract says of them', () => {
    const entity = v.object({
      map: v.record(v.string(), v.array(v.nullable(cents))),
      short: v.pipe(v.array(cents), v.maxLength(1)),
      flag: v.optional(v.boolean(), false),
      state: v.optional(v.array(claimState)),
    })
    expect(v.parse(strict(entity), { map: { a: [1, null] }, short: [1], state: [3] })).toMatchObject({ flag: false })
    for (const wrong of [{ map: { a: [-1] } }, { short: [-1] }, { short: [1, 1] }, { state: [9] }])
      expect(v.is(strict(entity), { map: {}, short: [], ...wrong }), JSON.stringify(wrong)).toBe(false)
  })

  it('has the same fields as the contract, and makes each schema once', () => {
    for (const { call } of contract)
      for (const schema of [call.request, call.reply]) {
        expect(Object.keys(strict(schema).entries)).toEqual(Object.keys(schema.entries))
        expect(strict(schema)).toBe(strict(schema))
      }
  })

  it('narrows only kinds of fields that the contract has', () => {
    const schemas = new Set<unknown>()
    JSON.stringify(contract, (_, value: unknown) => {
      schemas.add(value)
      return value
    })
    expect([...kinds.keys()].filter((kind) => !schemas.has(kind))).toEqual([])
  })
})
