import fc from 'fast-check'
import { slotHello, slotSpin } from '../../../../mocks/world/game/playCalls'
import { contract } from '../../../../src/contract'
import type { Call } from '../../../../src/contract/core/call'
import type { Pick } from './candidates'
import { wishes } from './fieldValues'
import { misfits, noBodies, strayKeys } from './hostile'
import { accepted, fieldsOf } from './schemaValues'

/** A request as it is thought of: what it is for is found in the world when it is made. */
export interface Thought {
  call: Call
  fields: readonly [key: string, pick: Pick][]
  /** A body that is none, in the place of the fields. */
  text?: string
}

/** How good the arguments are: meant well, anything that the schema accepts, or anything at all. */
export type Manner = 'meant' | 'accepted' | 'hostile'

const value = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<Pick> => arbitrary.map((it) => ({ value: it }))

const fieldOf = (
  call: Call,
  { key, schema }: ReturnType<typeof fieldsOf>[number],
  manner: Manner,
): fc.Arbitrary<Pick> => {
  const wish = wishes[`${call.name}.${key}`] ?? wishes[key]
  const any = value(accepted(schema))
  if (manner === 'meant') return wish ?? any
  if (manner === 'accepted') return fc.oneof({ weight: 3, arbitrary: wish ?? any }, { weight: 2, arbitrary: any })
  return fc.oneof({ weight: 3, arbitrary: wish ?? any }, { weight: 1, arbitrary: value(misfits) })
}

const bodied = (call: Call, manner: Manner): fc.Arbitrary<Thought> => {
  const fields = fieldsOf(call.request).map((field) => {
    const pick = fieldOf(call, field, manner).map((it): [string, Pick][] => [[field.key, it]])
    const left = fc.constant<[string, Pick][]>([])
    if (field.optional) return fc.oneof(pick, left)
    return manner === 'hostile' ? fc.oneof({ weight: 5, arbitrary: pick }, { weight: 1, arbitrary: left }) : pick
  })
  const stray =
    manner === 'hostile'
      ? fc.array(
          strayKeys.map(([key, it]): [string, Pick] => [key, { value: it }]),
          { maxLength: 2 },
        )
      : fc.constant([])
  return fc.tuple(fc.tuple(...fields), stray).map(([own, more]) => ({ call, fields: [...own.flat(), ...more] }))
}

const thoughtOf = (call: Call): fc.Arbitrary<Thought> =>
  fc.oneof(
    { weight: 16, arbitrary: bodied(call, 'meant') },
    { weight: 3, arbitrary: bodied(call, 'accepted') },
    { weight: 3, arbitrary: bodied(call, 'hostile') },
    { weight: 1, arbitrary: noBodies.map((text): Thought => ({ call, fields: [], text })) },
  )

/** Calls that everything else depends on, oftener than the rest; those that are large or end much, more seldom. */
const shares: Readonly<Record<string, number>> = {
  rechargeOrder: 30,
  rechargeOrderPaid: 12,
  exchange: 24,
  safeboxMove: 14,
  couponUse: 14,
  receiveDrawChance: 16,
  activityReceive: 24,
  receiveTaskAward: 20,
  receiveMail: 16,
  receiveVipTask: 10,
  slotSpin: 60,
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

/** Every call that can be made: the contract's, and the two of a game's frame. */
export const everyCall: readonly Call[] = [
  ...contract.map(({ call }) => call),
  // The core checks audience and request, so that the narrower types are kept.
  slotHello as unknown as Call,
  slotSpin as unknown as Call,
]

const weighted = (calls: readonly Call[]): fc.Arbitrary<Thought> =>
  fc.oneof(
    ...calls.map((call) => ({
      weight: Math.round(10 * (shares[call.name] ?? (call.effect === 'write' ? 6 : 2))),
      arbitrary: thoughtOf(call),
    })),
  )

/** Any request of any call. */
export const requests: fc.Arbitrary<Thought> = weighted(everyCall)
/** Any request of a call that changes something. */
export const writes: fc.Arbitrary<Thought> = weighted(everyCall.filter(({ effect }) => effect === 'write'))
/** Any request to look, of those that are no large read. */
export const reads: fc.Arbitrary<Thought> = weighted(
  everyCall.filter((call) => call.effect === 'read' && isCheap(call)),
)
