import { it } from 'vitest'
import { walks } from '../run/walk'
import { expectInvariants } from './expectInvariants'

it('[MOCK-03] the invariants hold for players with a history and claimable awards', {
  timeout: 3_600_000,
}, async () => {
  await expectInvariants(walks.history, 2_000)
})
