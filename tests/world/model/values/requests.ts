import fc from 'fast-check'
import { playCalls } from '../../../../mocks/world/game/playCalls'
import { contract } from '../../../../src/contract'
import type { Call } from '../../../../src/contract/core/call'
import type { FieldPick } from './candidates'
import { fieldValues } from './fieldValues'
import { invalidBodies, invalidValues, strayKeys } from './hostile'
import { accepted, fieldsOf } from './schemaValues'

/** A generated request; its values are resolved against the world when it is made. */
export interface RequestTemplate {
  call: Call
  fields: readonly [key: string, pick: FieldPick][]
  /** An invalid body instead of the fields. */
  text?: string
}

/** Quality of the arguments: useful, anything the schema accepts, or hostile. */
export type Manner = 'useful' | 'accepted' | 'hostile'

const value = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<FieldPick> => arbitrary.map((it) => ({ value: it }))

const fieldOf = (
  call: Call,
  { key, schema }: ReturnType<typeof fieldsOf>[number],
  manner: Manner,
): fc.Arbitrary<FieldPick> => {
  const preferred = fieldValues[`${call.name}.${key}`] ?? fieldValues[key]
  const any = value(accepted(schema))
  if (manner === 'useful') return preferred ?? any
  if (manner === 'accepted') return fc.oneof({ weight: 3, arbitrary: preferred ?? any }, { weight: 2, arbitrary: any })
  return fc.oneof({ weight: 3, arbitrary: preferred ?? any }, { weight: 1, arbitrary: value(invalidValues) })
}

const bodied = (call: Call, manner: Manner): fc.Arbitrary<RequestTemplate> => {
  const fields = fieldsOf(call.request).map((field) => {
    const pick = fieldOf(call, field, manner).map((it): [string, FieldPick][] => [[field.key, it]])
    const left = fc.constant<[string, FieldPick][]>([])
    if (field.optional) return fc.oneof(pick, left)
    return manner === 'hostile' ? fc.oneof({ weight: 5, arbitrary: pick }, { weight: 1, arbitrary: left }) : pick
  })
  const stray =
    manner === 'hostile'
      ? fc.array(
          strayKeys.map(([key, it]): [string, FieldPick] => [key, { value: it }]),
          { maxLength: 2 },
        )
      : fc.constant([])
  return fc.tuple(fc.tuple(...fields), stray).map(([own, more]) => ({ call, fields: [...own.flat(), ...more] }))
}

const templateOf = (call: Call): fc.Arbitrary<RequestTemplate> =>
  fc.oneof(
    { weight: 16, arbitrary: bodied(call, 'useful') },
    { weight: 3, arbitrary: bodied(call, 'accepted') },
    { weight: 3, arbitrary: bodied(call, 'hostile') },
    { weight: 1, arbitrary: invalidBodies.map((text): RequestTemplate => ({ call, fields: [], text })) },
  )

/** Weights: calls that others depend on are frequent, expensive or disruptive ones rare. */
const shares: Readonly<Record<string, number>> = {
  rechargeOrder: 30,
  rechargeOrderPaid: 12,
  exchange: 24,
  safeboxMove: 14,
  couponUse: 14,
  receiveDrawChance: 16,
  activityReceive: 24,
  receiveTaskAward: 28,
  receiveMail: 16,
  receiveVipTask: 10,
  slotSpin: 60,
  crashBet: 12,
  crashTakeBack: 6,
  crashCashOut: 12,
  minesBet: 12,
  minesOpen: 24,
  rouletteSpin: 12,
  startGame: 24,
  addBankInfo: 10,
  exitGame: 3,
  logout: 2,
  forgetPassword: 2,
  playBreak: 1,
  appConfig: 0.4,
  preLogin: 0.4,
}

const isCheap = ({ name }: Call): boolean => name !== 'appConfig' && name !== 'preLogin'

/** All calls: the contract's and those of the games' frames. */
export const everyCall: readonly Call[] = [
  ...contract.map(({ call }) => call),
  // The core checks audience and request, so the narrower types hold.
  ...(playCalls as readonly unknown[] as readonly Call[]),
]

const weighted = (calls: readonly Call[]): fc.Arbitrary<RequestTemplate> =>
  fc.oneof(
    ...calls.map((call) => ({
      weight: Math.round(10 * (shares[call.name] ?? (call.effect === 'write' ? 6 : 2))),
      arbitrary: templateOf(call),
    })),
  )

export const requests: fc.Arbitrary<RequestTemplate> = weighted(everyCall)
export const writes: fc.Arbitrary<RequestTemplate> = weighted(everyCall.filter(({ effect }) => effect === 'write'))
/** Without the expensive reads. */
export const reads: fc.Arbitrary<RequestTemplate> = weighted(
  everyCall.filter((call) => call.effect === 'read' && isCheap(call)),
)
/** Only the calls of these names. */
export const requestsOf = (names: readonly string[]): fc.Arbitrary<RequestTemplate> =>
  weighted(everyCall.filter(({ name }) => names.includes(name)))
