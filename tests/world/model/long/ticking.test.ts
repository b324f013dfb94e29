import { it } from 'vitest'
import { walks } from '../run/walk'
import { expectInvariants } from './expectInvariants'

it('[MOCK-03] the invariants hold while the clock ticks', { timeout: 3_600_000 }, async () => {
  await expectInvariants(walks.ticking, 5_000)
})
