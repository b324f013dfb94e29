import { it } from 'vitest'
import { walks } from '../run/walk'
import { expectInvariants } from './expectInvariants'

it('[MOCK-03] the invariants hold for a new player, whatever is called, repeated, raced or interrupted', {
  timeout: 3_600_000,
}, async () => {
  await expectInvariants(walks.newcomer, 10_000)
})
