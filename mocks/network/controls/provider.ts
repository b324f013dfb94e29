import type { RequestOf } from '../../../src/contract/core/call'
import type { providerAnswer } from '../../world/tester/calls'
import { excerpt, oneOf } from './suggestions'

/** What a payment provider says of an order, in the words of the controls and of the world. */
const answers = {
  paid: 'pay',
  late: 'late',
  refused: 'refuse',
  cancelled: 'cancel',
  lost: 'lost',
} as const satisfies Record<string, RequestOf<typeof providerAnswer>['answer']>

export type ProviderAnswer = keyof typeof answers

// Object.keys loses the key type.
export const PROVIDER_ANSWERS = Object.keys(answers) as ProviderAnswer[]

/** @throws ControlError with the answers there are */
export const parseProviderAnswer = (answer: unknown): (typeof answers)[ProviderAnswer] =>
  answers[oneOf('answer', typeof answer === 'string' ? answer : excerpt(answer), PROVIDER_ANSWERS)]
