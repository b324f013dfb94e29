import { it } from 'vitest'
import { walks } from '../run/walk'
import { expectInvariants } from './expectInvariants'

it('[MOCK-03] the invariants hold under faults and races', { timeout: 3_600_000 }, async () => {
  await expectInvariants(walks.faults, 5_000)
})
