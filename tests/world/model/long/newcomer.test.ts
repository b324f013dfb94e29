import { expect, it } from 'vitest'
import { runWalks } from '../run/run'
import { walks } from '../run/walk'

const COMMANDS = 10_000

it('[MOCK-03] the invariants hold for a new player, whatever is called, repeated, raced or interrupted', {
  timeout: 3_600_000,
}, async () => {
  const { commands, done, refused, faulted } = await runWalks(walks.newcomer, COMMANDS)
  expect(commands).toBeGreaterThanOrEqual(COMMANDS)
  for (const share of [done, refused, faulted]) expect(share / commands).toBeGreaterThan(0.02)
})
