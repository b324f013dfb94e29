import { expect, it } from 'vitest'
import { runWalks } from '../run/run'
import { walks } from '../run/walk'

const COMMANDS = 2_000

it('[MOCK-03] the invariants hold for players with a history and claimable awards', {
  timeout: 3_600_000,
}, async () => {
  const { commands, done, refused, faulted } = await runWalks(walks.history, COMMANDS)
  expect(commands).toBeGreaterThanOrEqual(COMMANDS)
  for (const share of [done, refused, faulted]) expect(share / commands).toBeGreaterThan(0.02)
})
