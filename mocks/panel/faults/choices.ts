import { contract } from '../../../src/contract'
import { REFUSAL } from '../../../src/contract/core/refusals'
import { refusalsOf } from '../../../src/contract/core/refusalsOf'
import { faultForms } from '../../network/faults/faultKinds'

type Choices = readonly (readonly [what: string, label: string])[]

const others: Choices = faultForms
  .filter(({ example }) => !/^\d+$/.test(example))
  .map(({ example, arrives, acts }) => [
    example,
    `${example}: ${arrives.replaceAll('`', '')}${acts === 'yes' ? ', the world acts' : ''}`,
  ])

/** How a call can fail: by exactly the refusals declared for it, its own first, then in the ways of any call. */
export const faultChoices = (endpoint: string): Choices => {
  const call = contract.find((one) => one.call.name === endpoint)?.call
  if (!call) return others
  const names = new Set([...call.refusals, ...refusalsOf(call)])
  return [...[...names].map((name) => [String(REFUSAL[name]), `${REFUSAL[name]} ${name}`] as const), ...others]
}
