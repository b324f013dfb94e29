import { expect, it } from 'vitest'
import type { MutationState } from '../../../src/stores/data/Mutation'
import { writeOutcome } from '../../../src/stores/data/writeOutcome'

const states: [MutationState<number>, tone: string | undefined, key: string | undefined][] = [
  [{ name: 'idle' }, undefined, undefined],
  [{ name: 'busy' }, undefined, undefined],
  [{ name: 'done', value: 1, reconciled: false }, undefined, undefined],
  [{ name: 'refused', failure: { kind: 'refused', code: 3001 } }, 'warning', 'refusal.3001'],
  [{ name: 'refused', failure: { kind: 'broken', status: 500, why: 'html' } }, 'warning', 'error.server'],
  [{ name: 'notApplied' }, 'info', 'error.notApplied'],
  [{ name: 'checking' }, 'info', 'error.checking'],
  [{ name: 'unknown', failure: { kind: 'timeout' } }, 'info', 'error.unknown'],
]

it.each(states)('[ERR-03] a write that is %j says %s %s', (state, tone, key) => {
  const outcome = writeOutcome(state)
  expect([outcome?.tone, outcome?.message.keys[0]]).toEqual([tone, key])
})
